import type { FormWord } from '../../forms/formWords.ts';
import type { ApiFailure } from './apiFailure.ts';

/** The message next to a wrong field: a sentence from the answer, or one of our words with its values. */
export type FieldError =
  | { readonly text: string }
  | { readonly word: FormWord; readonly values?: Readonly<Record<string, number | string>> };

/** The errors of a form whose call was refused. */
export interface FormErrors {
  /** The errors of single fields, by field name. */
  readonly fields: Readonly<Record<string, FieldError>>;
  readonly general: GeneralError;
}

/** The error of the whole form: the words for its code, or else the sentence of the answer (API-23, API-29). */
export interface GeneralError {
  readonly code?: string;
  readonly text?: string;
}

/**
 * The form errors of a failure. Fields with a reason show its sentence (API-23). Fields that a Go-style answer only
 * names show a general message, and the phone field one about its format (API-27, API-28).
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
