import * as z from 'zod/mini';
import english from 'zod/v4/locales/en.js';

/** What breaks a schema: where, and which rule. */
export interface SchemaProblem {
  readonly field: string;
  readonly rule: string;
}

/** The schema library's small form comes without words; developers read these. */
const words = english().localeError;

/** Checks a value against a schema: the parsed value, or every problem with field and rule. */
export function checked<S extends z.ZodMiniType>(
  schema: S,
  value: unknown,
): { readonly value: z.output<S> } | { readonly problems: readonly SchemaProblem[] } {
  const result = z.safeParse(schema, value, { error: words });
  if (result.success) return { value: result.data };
  return { problems: result.error.issues.map(({ path, message }) => ({ field: path.join('.'), rule: message })) };
}
