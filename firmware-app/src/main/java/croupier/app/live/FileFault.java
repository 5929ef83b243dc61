package croupier.app.live;

import croupier.app.words.RefusalWords;
import croupier.engine.Because;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;

/** What is wrong with a file that cannot be read or written. */
public final class FileFault {
  private FileFault() {}

  /** As the end of a sentence. */
  public static Because because(IOException e) {
    return switch (e) {
      case NoSuchFileException _ -> Because.of(DamageReason.NOT_THERE);
      case AccessDeniedException _ -> Because.of(DamageReason.NOT_TO_BE_OPENED);
      case FileSystemException refused when refused.getReason() != null ->
          DamageReason.FILE_FAULT.with("detail", refused.getReason());
      default -> DamageReason.FILE_FAULT.with("detail", String.valueOf(e.getMessage()));
    };
  }

  /** The same in English, for logs. */
  public static String why(IOException e) {
    return RefusalWords.inEnglish(because(e));
  }
}
