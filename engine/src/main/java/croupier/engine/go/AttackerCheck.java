package croupier.engine.go;

/**
 * Whether an attacker, a target and what they do are named when there is an attack, and else not.
 */
final class AttackerCheck extends GoMoment {
  AttackerCheck(GoPosition position) {
    super(position);
  }

  void check() {
    attackerAndTarget();
  }

  private void attackerAndTarget() {
    int actor = position.actor;
    int target = position.target;
    GoCheck.that(
        (actor != GoTable.NONE) == attacks(),
        "attacker is named while somebody attacks, else not.");
    GoCheck.that(
        (target != GoTable.NONE) == (inHeist() || phase == Phase.SHIELD),
        "target is named while somebody is attacked, else not.");
    GoCheck.that(
        target == GoTable.NONE || target != actor, "target must be another seat than attacker.");
    GoCheck.that(phase == Phase.SHIELD || position.aim == 0, "aim is for the phase shield.");
    GoCheck.that(
        (position.hand != GoTable.NONE) == (phase == Phase.PLACE),
        "hand is named in the phase place, else not.");
    boolean dials = phase == Phase.DIALS;
    GoCheck.that(
        dials && !isAsked(actor) == (position.actorDial != GoTable.NONE)
            || !dials && position.actorDial == GoTable.NONE,
        "dial of the attacker is chosen if and only if the attacker is not asked.");
    GoCheck.that(
        dials && !isAsked(target) == (position.targetDial != GoTable.NONE)
            || !dials && position.targetDial == GoTable.NONE,
        "dial of the target is chosen if and only if the target is not asked.");
  }
}
