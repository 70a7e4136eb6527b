import * as z from 'zod/mini';
import { secretNames } from '../journal/secret.ts';
import type { FieldError } from '../market/api/formErrors.ts';
import type { FieldValue, FormField, FormFields } from './formField.ts';
import { formWordOf } from './formWords.ts';

/** The values of a form's fields, by their names. */
export type FormValues = Readonly<Record<string, FieldValue>>;

/** The schema of a form, with a member for each field. `secret` fields are emptied after a success. */
type FormSchema = z.ZodMiniType;

export function fieldsOf(defaults: FormValues, schema: FormSchema): FormFields {
  const fields = Object.entries(defaults).map(([name, value]): [string, FormField] => [
    name,
    { name, value, defaultValue: value, error: null, touched: false, dirty: false, invalid: false },
  ]);
  return judged(Object.fromEntries(fields), schema);
}

export function valuesOf(fields: FormFields): FormValues {
  return Object.fromEntries(Object.values(fields).map(({ name, value }) => [name, value]));
}

/** Whether the value of a field must never be stored. */
export function isSecretField(schema: FormSchema, name: string): boolean {
  return secretNames([schema]).has(name);
}

/** The first rule that each field breaks. */
export function problemsOf(fields: FormFields, schema: FormSchema): Readonly<Record<string, FieldError>> {
  const result = z.safeParse(schema, valuesOf(fields));
  if (result.success) return {};
  // The first issue of a field wins: an empty field has no format error as well.
  return Object.fromEntries(result.error.issues.toReversed().map((issue) => [String(issue.path[0]), errorOf(issue)]));
}

function errorOf(issue: z.core.$ZodIssue): FieldError {
  const values = issue.code === 'custom' ? (issue.params as Record<string, string> | undefined) : undefined;
  return { word: formWordOf(issue), ...(values && { values }) };
}

/** Validates all fields. Reported problems that are fixed disappear. */
export function judged(fields: FormFields, schema: FormSchema): FormFields {
  const problems = problemsOf(fields, schema);
  return mapped(fields, (field) => {
    const problem = problems[field.name];
    const isOver = problem === undefined && field.error !== null && 'word' in field.error;
    return { ...field, invalid: problem !== undefined, error: isOver ? null : field.error };
  });
}

/** Reports the problems of all touched fields. */
export function ownFields(fields: FormFields, schema: FormSchema): FormFields {
  const problems = problemsOf(fields, schema);
  return mapped(fields, (field) => ({
    ...field,
    error: field.touched ? (field.error ?? problems[field.name] ?? null) : field.error,
  }));
}

export function mapped(fields: FormFields, change: (field: FormField) => FormField): FormFields {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, change(field)]));
}
