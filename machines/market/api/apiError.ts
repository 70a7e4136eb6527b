import * as z from 'zod/mini';
import type { ReadonlyOutput } from '../../journal/schema.ts';

/** An error of the calls in shape one (API-24): a general message, and one for each wrong field. */
export const apiErrorShape = z
  .strictObject({
    api: z.strictObject({
      error: z.string().check(z.describe('A code in lower dot.case.')),
      message: z.string().check(z.describe('A sentence for developers.')),
    }),
    parameters: z.array(z.strictObject({ parameter: z.string(), message: z.string() })),
  })
  .check(z.meta({ id: 'ApiError', description: 'A general error, and the error of each field.' }));

export type ApiErrorBody = ReadonlyOutput<typeof apiErrorShape>;

/** An error in shape two (API-25): a code for programs, and in a Go-style answer the wrong fields (API-27). */
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
  .check(z.meta({ id: 'CodedError', description: 'The code of a known error.' }));

export type CodedError = ReadonlyOutput<typeof codedErrorShape>;

/** Creates an error in shape one. `error` is a code in lower dot.case, `message` a sentence for developers. */
export function apiError(error: string, message: string, parameters: ApiErrorBody['parameters'] = []): ApiErrorBody {
  return { api: { error, message }, parameters };
}

/** Creates an error of the second shape (`error` with code and message), for the codes that the documents name. */
export function codedError(code: string, message: string): CodedError {
  return { error: { code, message } };
}
