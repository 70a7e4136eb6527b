import type * as z from 'zod/mini';

/** The problems that forms report themselves. A check of a schema names one of them as its error. */
export const formWords = [
  'mandatory',
  'wrongFormat',
  'wrongEmail',
  'likelyAddress',
  'wrongPhone',
  'invalidSelection',
  'notANumber',
  'invalidValue',
  'invalidInput',
  'passwordTooShort',
  'passwordTooLong',
  'passwordIsAddress',
  'passwordsDiffer',
  'tooLong',
  'outOfBounds',
  'offStep',
  'notAPrice',
  'centimes',
  'wholeFrancs',
  'ambiguousNumber',
  'otherUnit',
  'wrongZipcode',
  'unknownPlace',
  'otherPlace',
  'unknownPhoto',
  'tooManyPhotos',
  'unseenSigns',
  'notAsked',
] as const;

export type FormWord = (typeof formWords)[number];

/** The problem for a broken rule of a schema: the one that its check names, or that of its kind. */
export function formWordOf(issue: z.core.$ZodIssue): FormWord {
  const named = formWords.find((word) => word === issue.message);
  if (named) return named;
  switch (issue.code) {
    case 'too_small':
      return issue.origin === 'string' && issue.minimum === 1 ? 'mandatory' : 'invalidValue';
    case 'too_big':
    case 'not_multiple_of':
      return 'invalidValue';
    case 'invalid_format':
      return 'wrongFormat';
    case 'invalid_value':
      return 'invalidSelection';
    case 'invalid_type':
      return issue.expected === 'number' || issue.expected === 'int' ? 'notANumber' : 'invalidInput';
    default:
      return 'invalidInput';
  }
}
