// Identifiers of machines in plain words, for readers of tests. Names that a step definition must know exactly stay in
// quotes.

/** A name in words: `headerMenu` as `header menu`, `sort.changed` as `sort changed`. */
export function wordsOf(name: string): string {
  return name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[._]/g, ' ')
    .toLowerCase();
}

/** The sentence for an event or fact, whose noun comes first: `filters.reset` as `the filters are reset`. */
export function happening(type: string): string {
  const dot = type.lastIndexOf('.');
  if (dot < 0) return `“${type}” happens`;
  const [noun, verb] = [wordsOf(type.slice(0, dot)), wordsOf(type.slice(dot + 1))];
  return `the ${noun} ${/[^sui]s$/.test(noun) ? 'are' : 'is'} ${verb}`;
}

/** The sentence for a command: `listing.publish` as `somebody asks to publish the listing`. */
export function asking(command: string): string {
  const dot = command.lastIndexOf('.');
  const [noun, verb] = [wordsOf(command.slice(0, Math.max(dot, 0))), wordsOf(command.slice(dot + 1))];
  if (noun === '') return `somebody asks to ${verb}`;
  return verb.includes(' ') ? `somebody asks to ${verb} of the ${noun}` : `somebody asks to ${verb} the ${noun}`;
}

/** A text in quotes, on one line. */
export function quoted(text: string): string {
  return `"${text.replaceAll(/\s+/g, ' ').replaceAll('"', '”')}"`;
}

/** A duration in words: `4 seconds`. */
export function spanOf(milliseconds: number): string {
  const [count, unit] =
    milliseconds < 1_000
      ? [milliseconds, 'millisecond']
      : milliseconds % 60_000 === 0
        ? [milliseconds / 60_000, 'minute']
        : [milliseconds / 1_000, 'second'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
