/** A scale on which idle stretches are short: each moment of a log has a position from 0 to 1. */
export interface CompressedTime {
  /** The position of a moment, in milliseconds since the log began. Moments outside are at an end. */
  positionOf(at: number): number;
  /** The moment of a position. */
  at(position: number): number;
  /** The stretches that are shorter than their time. */
  readonly idle: readonly {
    readonly from: number;
    readonly to: number;
    readonly start: number;
    readonly end: number;
  }[];
}

/**
 * Compresses idle stretches: a pause of `usual` milliseconds keeps its length, and ten times that pause is only twice as
 * long.
 *
 * @param times of the events, ascending
 */
export function compressedTime(times: readonly number[], usual = 1_000): CompressedTime {
  const lengthOf = (pause: number) => (pause <= usual ? pause : usual * (1 + Math.log10(pause / usual)));
  const places = new Float64Array(times.length);
  for (let index = 1; index < times.length; index += 1) {
    places[index] = places[index - 1]! + lengthOf(times[index]! - times[index - 1]!);
  }
  const whole = places.at(-1) || 1;
  /** Linear between two neighbours, so that both directions agree. */
  const between = (value: number, from: ArrayLike<number>, to: ArrayLike<number>): number => {
    const count = from.length;
    if (count === 0) return 0;
    const index = lowerBound(from, value);
    if (index === 0) return to[0]!;
    if (index === count) return to[count - 1]!;
    const [left, right] = [from[index - 1]!, from[index]!];
    return to[index - 1]! + ((value - left) / (right - left)) * (to[index]! - to[index - 1]!);
  };
  return {
    positionOf: (at) => between(at, times, places) / whole,
    at: (position) => between(position * whole, places, times),
    idle: times.flatMap((to, index) => {
      const from = times[index - 1] ?? to;
      if (to - from <= usual) return [];
      return [{ from, to, start: places[index - 1]! / whole, end: places[index]! / whole }];
    }),
  };
}

/** The first index whose value is not below the given one. */
function lowerBound(values: ArrayLike<number>, value: number): number {
  let [low, high] = [0, values.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (values[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
