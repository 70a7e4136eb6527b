/** A shown value in one line; a long one is cut. */
export function lineOf(value: unknown, most = 120): string {
  const text = JSON.stringify(value) ?? 'undefined';
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
}

/** The data of a shown event without its type; undefined if it has none. */
export function payloadOf(shown: unknown): Readonly<Record<string, unknown>> | undefined {
  if (typeof shown !== 'object' || shown === null) return undefined;
  const { type: _, ...data } = shown as Record<string, unknown>;
  return Object.keys(data).length > 0 ? data : undefined;
}

/** A duration for people: `0.21 s`, `12 s`, `3 min`. */
export function durationText(ms: number): string {
  if (ms < 10_000) return `${(ms / 1000).toFixed(2)} s`;
  if (ms < 120_000) return `${Math.round(ms / 1000)} s`;
  if (ms < 7_200_000) return `${Math.round(ms / 60_000)} min`;
  if (ms < 172_800_000) return `${Math.round(ms / 3_600_000)} h`;
  return `${Math.round(ms / 86_400_000)} days`;
}

/** A moment in the developer's own time zone. */
export function timeText(epoch: number): string {
  return new Date(epoch).toLocaleTimeString('en-GB');
}
