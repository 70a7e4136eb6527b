import type { FieldError, GeneralError } from '../market/api/formErrors.ts';

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

/** What is to be told of fields now, by their names. */
export function shownErrors(fields: FormFields): Readonly<Record<string, FieldError>> {
  return Object.fromEntries(
    Object.values(fields).flatMap((field) => {
      const error = shownError(field);
      return error ? [[field.name, error]] : [];
    }),
  );
}

/**
 * What is said of the whole once a field has changed: as long as it is of fields, and one of them is still wrong, it stands
 * above them. `wrong` are those, `refused` is what a server has said of fields.
 */
export function generalAfter(
  general: GeneralError | null,
  wrong: Readonly<Record<string, FieldError>>,
  refused: Readonly<Record<string, FieldError>>,
): GeneralError | null {
  const isOfFields = general?.code === 'api.invalidInput' || Object.keys(refused).length > 0;
  return isOfFields && Object.keys(wrong).length > 0 ? general : null;
}
