import type { FormWord } from '../../forms/formWords.ts';
import type { ApiFailure } from './apiFailure.ts';

/** What stands beside a field that is wrong: the answer's own sentence, or one of our words with what it names. */
export type FieldError =
  | { readonly text: string }
  | { readonly word: FormWord; readonly values?: Readonly<Record<string, number | string>> };

/** What a form shows when its call was refused. */
export interface FormErrors {
  /** By the field's name. */
  readonly fields: Readonly<Record<string, FieldError>>;
  readonly general: GeneralError;
}

/** The error of the whole: the words that its code stands for, or else what the answer says (API-23, API-29). */
export interface GeneralError {
  readonly code?: string;
  readonly text?: string;
}

/**
 * What a form shows of a failure. Fields that the answer explains have its sentence (API-23); of those that a Go-style
 * answer only names, the phone is in the wrong format, and the others have something wrong with them (API-27, API-28).
 */
export function formErrorsOf({ code, message, parameters, fields }: ApiFailure): FormErrors {
  const named = fields.map((field): [string, FieldError] => [
    field,
    { word: field === 'phone' ? 'wrongFormat' : 'invalidInput' },
  ]);
  const explained = parameters.map(({ parameter, message: text }): [string, FieldError] => [parameter, { text }]);
  return {
    fields: Object.fromEntries([...named, ...explained]),
    general: { ...(code !== undefined && { code }), ...(message !== undefined && { text: message }) },
  };
}
