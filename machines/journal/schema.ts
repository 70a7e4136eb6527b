import * as z from 'zod/mini';
import { ruleOf } from './schemaWords.ts';

/** The type of a schema for readers: deeply read-only. */
export type ReadonlyOutput<S extends z.ZodMiniType> = ReadonlyDeep<z.output<S>>;

type ReadonlyDeep<T> = T extends object ? { readonly [K in keyof T]: ReadonlyDeep<T[K]> } : T;

/** A rule of a schema that a value breaks, and the field that breaks it. */
export interface SchemaProblem {
  readonly field: string;
  readonly rule: string;
}

/** Checks a value against a schema: the parsed value, or every problem with field and rule. */
export function checked<S extends z.ZodMiniType>(
  schema: S,
  value: unknown,
): { readonly value: z.output<S> } | { readonly problems: readonly SchemaProblem[] } {
  const result = z.safeParse(schema, value, { error: ruleOf });
  if (result.success) return { value: result.data };
  return { problems: result.error.issues.map(({ path, message }) => ({ field: path.join('.'), rule: message })) };
}
