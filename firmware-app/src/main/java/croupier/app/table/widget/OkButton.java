package croupier.app.table.widget;

import croupier.hal.Control;
import croupier.hal.UnitEvent;

/**
 * Tells a press of OK from a hold: OK counts when it is let go, so that holding it can ask for help
 * and decides nothing. Whatever else a hand does meanwhile, that press no longer counts.
 *
 * <pre>
 *          OK down                 OK up: pressed
 *   (up) ───────────▶ (down) ─────────────────────────▶ (up)
 *                       │ │ held: asks for help           ▲ ▲
 *                       │ └───────────────────────────────┘ │
 *                       │ anything else       OK up         │
 *                       └──────────────▶ (spoilt) ──────────┘
 *                                  held: asks for help
 * </pre>
 */
public final class OkButton {
  private boolean down;
  private UnitEvent.Pressed press;

  /** What is to be made of an event: the event, another one, or null for nothing as yet. */
  public UnitEvent heard(UnitEvent event) {
    return switch (event) {
      case UnitEvent.Pressed pressed when pressed.control() == Control.OK -> {
        down = true;
        press = pressed;
        yield null;
      }
      case UnitEvent.Released(Control control, _, _) when control == Control.OK -> {
        UnitEvent counts = press == null ? event : press;
        forget();
        yield counts;
      }
      case UnitEvent.Held(Control control, _) when control == Control.OK -> {
        boolean asks = down;
        forget();
        yield asks ? event : null;
      }
      case UnitEvent.Pressed _, UnitEvent.Turned _, UnitEvent.Released _ -> {
        press = null;
        yield event;
      }
      default -> event;
    };
  }

  /** The finger on it means something else. */
  public void forget() {
    down = false;
    press = null;
  }

  /** Whether what was heard asks for help. */
  public static boolean asksForHelp(UnitEvent heard) {
    return heard instanceof UnitEvent.Held(Control control, _) && control == Control.OK;
  }
}
