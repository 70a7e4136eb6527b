import * as z from 'zod/mini';
import { apiErrorShape, codedErrorShape } from '#machines/market/api/apiError.ts';

/** The headers of every call. `http/calls.ts` refuses a call without the first. */
export const callHeaders = z.object({
  'x-api-hash': z.string().check(
    z.minLength(1),
    z.meta({
      description: 'Any text that names the calling program; the web sends its build’s hash.',
      example: 'docs',
    }),
  ),
  'x-source': z.optional(z.string().check(z.describe('The calling program with its version: `web/0.1.0`.'))),
  'x-command-id': z.optional(
    z
      .string()
      .check(
        z.describe(
          'A name for what is to be done, 12 to 64 letters, digits, hyphens and underscores: sent again with the same, it is done once. Calls on favourites heed it.',
        ),
      ),
  ),
  'x-client-id': z.optional(z.string().check(z.describe('Which of its documents or devices it is.'))),
  'accept-language': z.optional(
    z.string().check(z.describe('The language of the answer: de, fr, it or en; German where it names none of them.')),
  ),
});

/** An answer of a call for a status. */
export interface Answer {
  readonly description: string;
  readonly content: Readonly<Record<string, { readonly schema: z.ZodMiniType }>>;
}

/** Declares an answer of an API call, in JSON by default. */
export function answer(
  description: string,
  schema: z.ZodMiniType,
  mediaTypes: readonly string[] = ['application/json'],
): Answer {
  return { description, content: Object.fromEntries(mediaTypes.map((type) => [type, { schema }])) };
}

/** The error answers that any API call can get, by HTTP status. */
export const refusals: Readonly<Record<number, Answer>> = {
  400: answer(
    'The call is not understood: a header is missing, or a parameter breaks a rule.',
    z.union([apiErrorShape, codedErrorShape]),
  ),
  403: answer('The session whose cookie came with the call has ended; the answer clears it.', apiErrorShape),
  429: answer('Too many calls; `retry-after` is the wait in seconds.', apiErrorShape),
  500: answer('A fault of the market. It has been noted.', apiErrorShape),
  503: answer('The market cannot be reached for a moment.', apiErrorShape),
};

/** The OpenAPI security scheme of calls with effects: they need the CSRF token (API-12). */
export const csrfScheme = 'csrf';

/** The name of the market for each brand. */
export const marketNames = { allmend: 'Allmend', murmel: 'Murmel' } as const;
