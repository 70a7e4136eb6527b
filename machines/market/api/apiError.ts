import * as z from 'zod/mini';
import type { Told } from '../../journal/schema.ts';

/** An error as the calls tell it, in shape one (API-24): a general message, and one for each field that is wrong. */
export const apiErrorShape = z
  .strictObject({
    api: z.strictObject({
      error: z.string().check(z.describe('A code in lower dot.case.')),
      message: z.string().check(z.describe('A sentence for developers.')),
    }),
    parameters: z.array(z.strictObject({ parameter: z.string(), message: z.string() })),
  })
  .check(z.meta({ id: 'ApiError', description: 'What was wrong, in general and with each field.' }));

export type ApiError = Told<typeof apiErrorShape>;

/** An error in shape two (API-25): a code that programs act upon, and in a Go-style answer the fields it means (API-27). */
export const codedErrorShape = z
  .strictObject({
    error: z.union([
      z.string(),
      z.strictObject({
        code: z.string().check(z.describe('A code that the documents name, such as API_DEV_MISSING.')),
        message: z.optional(z.string().check(z.describe('A sentence for developers.'))),
        fields: z.optional(z.array(z.string())),
      }),
    ]),
  })
  .check(z.meta({ id: 'CodedError', description: 'Which known thing went wrong.' }));

export type CodedError = Told<typeof codedErrorShape>;

/** Makes shape one. `error` is a code in lower dot.case, `message` a sentence for developers. */
export function apiError(error: string, message: string, parameters: ApiError['parameters'] = []): ApiError {
  return { api: { error, message }, parameters };
}

/** Makes shape two, for the codes that the documents name. */
export function codedError(code: string, message: string): CodedError {
  return { error: { code, message } };
}
