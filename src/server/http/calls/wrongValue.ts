/** Fields whose value no answer repeats. */
const secret = /password|token|card/i;

/** The longest excerpt of a wrong value: characters of its JSON. */
const longestEcho = 80;

/** A wrong value as an answer repeats it. */
export interface EchoedValue {
  /** For people. */
  readonly text: string;
  /** For programs: the value itself, or its truncated text. */
  readonly value: unknown;
}

/**
 * The value of a field as an answer repeats it (`filter.region`). Undefined for the whole input, which has no name, for
 * a missing value, and for a field with a secret name.
 */
export function echoedValue(input: unknown, field: string): EchoedValue | undefined {
  const value = field.split('.').reduce(memberOf, input);
  if (value === undefined || field === '' || secret.test(field)) return undefined;
  const whole = JSON.stringify(value);
  const text = cut(whole);
  return { text, value: text === whole ? value : text };
}

/** A problem as a sentence without a full stop: the subject, its rule, and its value unless the rule quotes it. */
export function problemSentence(subject: string, rule: string, wrong: EchoedValue | undefined): string {
  const isQuoted = wrong?.text.startsWith('"') && rule.includes(wrong.text);
  return wrong && !isQuoted ? `${subject} ${rule} (it is ${wrong.text})` : `${subject} ${rule}`;
}

/** Truncates a value's text to the longest excerpt. */
export function cut(text: string): string {
  return text.length > longestEcho ? `${text.slice(0, longestEcho)}…` : text;
}

function memberOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined;
}
