import type { Recording } from './recording.ts';

/**
 * The name of a recording's file. It begins with the only machine that received events, or else with the first page. It
 * ends in the language and the width of the window. `search-de-390-2026-11-22.recording.json`,
 * `de-li-390-2026-11-22.recording.json`.
 */
export function fileNameOf(
  { actors, address, flow, language, width }: Pick<Recording, 'actors' | 'address' | 'flow' | 'language' | 'width'>,
  day: Date,
): string {
  const machines = new Set(actors.filter(({ events }) => events.length > 0).map(({ machine }) => machine));
  const page = (address.split('?', 1)[0] ?? '').split('/').filter(Boolean).join('-') || 'page';
  const [only] = flow === undefined ? (machines.size === 1 ? machines : []) : [flow];
  const parts = only === undefined ? [page, width] : [only, language, width];
  const name = parts.filter((part) => part !== undefined).join('-');
  return `${name.replaceAll(/[^\w-]+/g, '-')}-${day.toISOString().slice(0, 10)}.recording.json`;
}

/** A sentence that lists the missing events; empty if there are none. */
export function missingIn({ leftOut }: Pick<Recording, 'leftOut'>): string {
  const types = Object.entries(leftOut).map(([type, count]) => `${type} (${count})`);
  return types.length === 0 ? '' : `Left out: ${types.join(', ')}.`;
}

/** Offers a text as a file for download. */
export function download(name: string, text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  Object.assign(document.createElement('a'), { href, download: name }).click();
  URL.revokeObjectURL(href);
}
