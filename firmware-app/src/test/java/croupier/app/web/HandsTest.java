package croupier.app.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import croupier.hal.Control;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class HandsTest {
  private final List<Touch> felt = new ArrayList<>();
  private final Hands hands = new Hands(felt::add);

  @Test
  void a_button_is_down_from_the_first_hand_to_the_last() {
    hands.arrive("ann");
    hands.arrive("bo");
    hands.touch("ann", Touch.down(Control.OK));
    hands.touch("bo", Touch.down(Control.OK));
    hands.touch("ann", Touch.up(Control.OK));
    assertEquals(List.of(Touch.down(Control.OK)), felt);

    hands.touch("bo", Touch.up(Control.OK));
    assertEquals(List.of(Touch.down(Control.OK), Touch.up(Control.OK)), felt);
  }

  @Test
  void letting_go_of_what_one_does_not_hold_moves_nothing() {
    hands.touch(Hands.NO_PAGE, Touch.up(Control.ROLL));
    hands.touch(Hands.NO_PAGE, Touch.down(Control.ROLL));
    hands.touch(Hands.NO_PAGE, Touch.down(Control.ROLL));
    assertEquals(List.of(Touch.down(Control.ROLL)), felt);
  }

  @Test
  void a_page_that_leaves_lets_go_of_all_it_held_and_of_nothing_else() {
    hands.arrive("ann");
    hands.touch("ann", Touch.down(Control.SEAT_1));
    hands.touch("ann", Touch.down(Control.DIAL_A));
    hands.touch(Hands.NO_PAGE, Touch.down(Control.DIAL_A));
    felt.clear();

    hands.leave("ann");
    assertEquals(List.of(Touch.up(Control.SEAT_1)), felt);
  }

  @Test
  void a_page_that_is_not_here_moves_nothing() {
    assertFalse(hands.touch("nobody", Touch.down(Control.ROLL)));
    assertEquals(List.of(), felt);
  }

  @Test
  void a_name_is_free_again_after_its_page_left() {
    assertTrue(hands.arrive("ann"));
    assertFalse(hands.arrive("ann"));
    hands.leave("ann");
    assertTrue(hands.arrive("ann"));
  }
}
