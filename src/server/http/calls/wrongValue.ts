/** Fields whose value no answer repeats. */
const secret = /password|token|card/i;

/** Of a value that is wrong, as much as helps to find it: characters of its JSON. */
const longestEcho = 80;

/** What an answer repeats of a value that is wrong. */
export interface ToldValue {
  /** For people. */
  readonly text: string;
  /** For programs: the value itself, or the text of one that is long. */
  readonly value: unknown;
}

/**
 * What an answer repeats of the value in a field of what was asked (`filter.region`; all of it has no name and is not
 * repeated): undefined also where nothing was said, and where the field's name calls it secret.
 */
export function toldValue(asked: unknown, field: string): ToldValue | undefined {
  const value = field.split('.').reduce(memberOf, asked);
  if (value === undefined || field === '' || secret.test(field)) return undefined;
  const whole = JSON.stringify(value);
  const text = cut(whole);
  return { text, value: text === whole ? value : text };
}

/** A problem in words, without a full stop: what is wrong, its rule, and its value unless the rule quotes it. */
export function problemSentence(subject: string, rule: string, wrong: ToldValue | undefined): string {
  const isQuoted = wrong?.text.startsWith('"') && rule.includes(wrong.text);
  return wrong && !isQuoted ? `${subject} ${rule} (it is ${wrong.text})` : `${subject} ${rule}`;
}

/** A value's text, no longer than answers repeat it. */
export function cut(text: string): string {
  return text.length > longestEcho ? `${text.slice(0, longestEcho)}…` : text;
}

function memberOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined;
}
