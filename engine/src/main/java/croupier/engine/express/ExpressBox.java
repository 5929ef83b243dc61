package croupier.engine.express;

import croupier.engine.Group;
import croupier.engine.Records;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What lies in the box, as plain data. */
final class ExpressBox {
  private ExpressBox() {}

  static Map<String, Object> data(ExpressData box) {
    Map<String, Object> data = new LinkedHashMap<>();
    Map<String, Object> dice = new LinkedHashMap<>();
    for (Die die : Die.values()) {
      List<Object> faces = new ArrayList<>();
      for (Face face : box.faces(die)) {
        faces.add(Records.lower(face.name()));
      }
      dice.put(Records.lower(die.name()), faces);
    }
    data.put("dice", dice);
    List<Object> groups = new ArrayList<>();
    for (Group group : Group.values()) {
      Map<String, Object> one = new LinkedHashMap<>();
      one.put("group", Records.lower(group.name()));
      one.put("squares", (long) box.squares[group.ordinal()]);
      one.put("complete", (long) box.complete[group.ordinal()]);
      one.put("each", (long) box.each[group.ordinal()]);
      groups.add(one);
    }
    data.put("groups", groups);
    data.put("houses", (long) box.houses);
    data.put("go", (long) box.go);
    data.put("house", (long) box.house);
    data.put("hotel", (long) box.hotel);
    return data;
  }
}
