import { type Coordinates, earthRadius, type Locality, type LocalityTable, radians } from './localities.ts';

/** The tolerance for rounding errors in a chord, in kilometres, so that a place on the boundary is included. */
const slack = 1e-6;

/**
 * The places of a table within a radius of a point, in their order, and perhaps some a millimetre beyond. The function
 * compares chords through the earth, which is thousands of times faster than great circles.
 */
export function placesWithin(centre: Coordinates, radius: number, table: LocalityTable): readonly Locality[] {
  const points = pointsOf(table);
  const [x, y, z] = pointAt(centre);
  const chord = 2 * earthRadius * Math.sin(Math.min(radius / earthRadius, Math.PI) / 2) + slack;
  return table.all.filter((_, place) => {
    const [east, north, up] = [points[3 * place]! - x, points[3 * place + 1]! - y, points[3 * place + 2]! - z];
    return east * east + north * north + up * up <= chord * chord;
  });
}

const pointsByTable = new WeakMap<LocalityTable, Float64Array>();

/** The coordinates of each place of a table, in kilometres from the centre of the earth: three numbers per place. */
function pointsOf(table: LocalityTable): Float64Array {
  const known = pointsByTable.get(table);
  if (known) return known;
  const points = Float64Array.from(table.all.flatMap(pointAt));
  pointsByTable.set(table, points);
  return points;
}

function pointAt({ latitude, longitude }: Coordinates): readonly [x: number, y: number, z: number] {
  const [north, east] = [radians(latitude), radians(longitude)];
  const ofAxis = earthRadius * Math.cos(north);
  return [ofAxis * Math.cos(east), ofAxis * Math.sin(east), earthRadius * Math.sin(north)];
}
