import type * as z from 'zod/mini';

/** The names of a schema's types for people. */
const types: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  bigint: 'a whole number',
  boolean: 'true or false',
  date: 'a time',
  array: 'a list',
  object: 'a set of named values',
  record: 'a set of named values',
  null: 'null',
  undefined: 'left out',
};

/** The formats that schemas name. */
const formats: Readonly<Record<string, string>> = {
  email: 'an e-mail address',
  url: 'a web address',
  uuid: 'a UUID',
  date: 'a day (2026-07-31)',
  datetime: 'a time (2026-07-31T12:00:00Z)',
};

/** The unit of a value's length. */
const units: Readonly<Record<string, string>> = { string: 'characters', array: 'values', set: 'values', map: 'values' };

/**
 * The rule that an issue of the schema library breaks, as the rest of a sentence that begins with the field's name:
 * `must be one value, not several`. Its readers fill in a form or call an interface, so it names no type of a language.
 */
export function ruleOf(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return brokenType(issue.expected, issue.input);
    case 'invalid_value':
      return `must be ${listed(issue.values.map(String))}`;
    case 'too_big':
      return brokenSize(issue.origin, issue.inclusive === false ? 'less than' : 'at most', issue.maximum);
    case 'too_small':
      return issue.origin === 'string' && issue.minimum === 1
        ? 'must not be empty'
        : brokenSize(issue.origin, issue.inclusive === false ? 'more than' : 'at least', issue.minimum);
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`;
    case 'invalid_format':
      return issue.pattern === undefined || issue.format in formats
        ? `must be ${formats[issue.format] ?? issue.format}`
        : `must match ${issue.pattern}`;
    case 'unrecognized_keys':
      return `must not name ${listed(issue.keys)}`;
    default:
      return 'has no value that is allowed';
  }
}

function brokenType(expected: string, input: unknown): string {
  if (input === undefined) return 'is missing';
  if (Array.isArray(input)) return 'must be one value, not several';
  return `must be ${types[expected] ?? expected}`;
}

function brokenSize(origin: string, bound: string, size: number | bigint): string {
  const unit = units[origin];
  return unit ? `must have ${bound} ${size} ${unit}` : `must be ${bound} ${size}`;
}

function listed(values: readonly string[]): string {
  return values.length < 2 ? values.join('') : `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`;
}
