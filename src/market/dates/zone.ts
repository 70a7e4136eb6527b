/** The market's time zone (OPERATIONS-7): a day begins and ends as in Switzerland, wherever server and reader are. */
export const timeZone = 'Europe/Zurich';

/** The used part of TC39 Temporal, which some engines lack. */
interface Zones {
  readonly Instant: {
    fromEpochMilliseconds(at: number): { toZonedDateTimeISO(zone: string): { readonly offsetNanoseconds: number } };
  };
}

const { Temporal: temporal } = globalThis as { readonly Temporal?: Zones };

/**
 * Only the zone's numbers come from Intl, with all engine-dependent options fixed. It is created on demand, which takes
 * 15 ms.
 */
let zurich: Intl.DateTimeFormat | undefined;

/** The Swiss offset from UTC at an instant (epoch milliseconds), in milliseconds, by Intl. */
export function offsetByIntl(at: number): number {
  zurich ??= new Intl.DateTimeFormat('en-CA', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const shown: Record<string, number> = {};
  for (const { type, value } of zurich.formatToParts(at)) shown[type] = Number(value);
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = shown;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(at / 1000) * 1000;
}

/**
 * The Swiss offset by Temporal, whose first call is thirty times as fast as that of `Intl`. The first call happens
 * during hydration.
 */
function offsetByTemporal(at: number, { Instant }: Zones): number {
  return Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone).offsetNanoseconds / 1e6;
}

/** The Swiss offset from UTC at an instant (epoch milliseconds), in milliseconds. */
export function offsetAt(at: number): number {
  return temporal ? offsetByTemporal(at, temporal) : offsetByIntl(at);
}
