package croupier.app.table.page;

/** Whatever was decided stands. */
public record NothingBack() implements SeatedPages.Back {
  @Override
  public int offeredTo() {
    return -1;
  }

  @Override
  public void wants(int player) {
    throw new IllegalStateException("it was not offered");
  }
}
