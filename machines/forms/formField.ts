import type { FieldError, GeneralError } from '../market/api/formErrors.ts';

/** The value of a field: a text, a chosen option, or the state of a switch. */
export type FieldValue = string | boolean;

/** One field of a form (FORMS-1). */
export interface FormField {
  readonly name: string;
  readonly value: FieldValue;
  readonly defaultValue: FieldValue;
  /** The last reported problem of the field; shown only once the field is touched (FORMS-2). */
  readonly error: FieldError | null;
  /** The user has left the field, or the form was sent. */
  readonly touched: boolean;
  readonly dirty: boolean;
  /** The value of the field cannot be sent, whether this has been reported or not. */
  readonly invalid: boolean;
}

export type FormFields = Readonly<Record<string, FormField>>;

/** The visible error of a field: none until it is touched (FORMS-2). */
export function shownError({ error, touched }: FormField): FieldError | null {
  return touched ? error : null;
}

/** The visible errors of fields, by their names. */
export function shownErrors(fields: FormFields): Readonly<Record<string, FieldError>> {
  return Object.fromEntries(
    Object.values(fields).flatMap((field) => {
      const error = shownError(field);
      return error ? [[field.name, error]] : [];
    }),
  );
}

/**
 * The form's error after a change of a field. An error about fields stays while a field is still wrong; any other
 * disappears. `wrong` are the errors that remain, `refused` those that the server has reported.
 */
export function generalAfter(
  general: GeneralError | null,
  wrong: Readonly<Record<string, FieldError>>,
  refused: Readonly<Record<string, FieldError>>,
): GeneralError | null {
  const isOfFields = general?.code === 'api.invalidInput' || Object.keys(refused).length > 0;
  return isOfFields && Object.keys(wrong).length > 0 ? general : null;
}
