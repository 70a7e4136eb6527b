import * as z from 'zod/mini';
import { insertionFields } from '#machines/insertion/insertionField.ts';
import { isCategory } from '#machines/market/categories/categoryTree.ts';
import { nextYear } from '#market/dates/dates.ts';
import { requestedLanguage } from '../http/language.ts';
import { answer } from '../openapi/callShapes.ts';
import type { Calls } from '../openapi/calls.ts';
import type { InsertionServices } from './insertionServices.ts';
import { insertionFieldsOf } from './fields.ts';

const query = z.object({
  category: z.optional(
    z
      .pipe(
        z
          .string()
          .check(z.refine((id) => /^\d{4}$/.test(id) && isCategory(Number(id)), 'must be the id of a category')),
        z.transform(Number),
      )
      .check(z.meta({ type: 'integer', description: 'A subcategory; without it, the common fields.', example: 4020 })),
  ),
});

/** `GET insertion/fields.json`: the fields of the form for a listing (INSERTION-5 to 9). */
export function registerFieldsEndpoint(api: Calls, { market, words }: InsertionServices): void {
  const schema = {
    tags: ['insertion'],
    operationId: 'insertionFields',
    summary: 'The fields of the form for an ad',
    description:
      'The fields for an ad of a category, by step, with bounds, in the requested language. Its parameters are those that search filters by.',
    querystring: query,
    response: { 200: answer('The fields, in their order.', insertionFields) },
  };
  api.get('/insertion/fields.json', { schema }, async (request) => {
    const language = requestedLanguage(request);
    const context = { language, say: words[language], latestYear: nextYear(market.clock()) };
    return { fields: insertionFieldsOf(request.query.category ?? null, context) };
  });
}
