import { type Coordinates, earthRadius, type Locality, type LocalityTable, radians } from './localities.ts';

/** What rounding may take from a chord, in kilometres: a place at the very edge shall not be lost by it. */
const slack = 1e-6;

/**
 * The places of a table that are within so many kilometres of a point, in their order, and perhaps some a millimetre beyond.
 * Told by the chords through the earth, of which thousands are found while one great circle is measured.
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

/** Where each place of a table is, in kilometres from the centre of the earth: three numbers a place. */
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
