import type { FieldError } from '../market/formErrors.ts';

/** What stands in a field: a text or a chosen value, or whether something is switched on. */
export type FieldValue = string | boolean;

/** One field of a form (FORMS-1). */
export interface FormField {
  readonly name: string;
  readonly value: FieldValue;
  readonly defaultValue: FieldValue;
  /** What is wrong with it, as far as it has been told; shown only once the field is touched (FORMS-2). */
  readonly error: FieldError | null;
  /** It was left, or the form was sent. */
  readonly touched: boolean;
  readonly dirty: boolean;
  /** What stands in it cannot be sent, whether that has been told or not. */
  readonly invalid: boolean;
}

export type FormFields = Readonly<Record<string, FormField>>;

/** What is to be told of a field now: nothing before somebody has been there (FORMS-2). */
export function shownError({ error, touched }: FormField): FieldError | null {
  return touched ? error : null;
}
