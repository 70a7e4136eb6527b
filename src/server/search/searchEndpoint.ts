import * as z from 'zod/mini';
import { listingList } from '#machines/listing/listingItem.ts';
import { categoryById } from '#machines/market/categories/categories.ts';
import { filterModel } from '#machines/search/filterModel.ts';
import { toFilterModel } from '#machines/search/filterModelOf.ts';
import { longestToken } from '#market/addresses/searchToken.ts';
import { knownKeysOf } from '../http/calls/strictQuery.ts';
import { requesterOf } from '../listing/answers/requester.ts';
import { answer } from '../openapi/callShapes.ts';
import type { Calls } from '../openapi/calls.ts';
import type { SearchServices } from './searchServices.ts';
import { listAnswer } from './answers/listAnswer.ts';
import { modelQuery, searchedFilter } from './query/modelQuery.ts';

/** The answer with the interpreted filter model and the result (SEARCH-18). */
const searchResult = z
  .extend(filterModel, {
    requestKey: z.string().check(z.describe('The request key of the caller. An answer with an older key is outdated.')),
    searchToken: z
      .nullable(z.string())
      .check(
        z.describe(
          `The search as a token, to repeat it later. Null if the search does not fit the ${longestToken} characters of a token.`,
        ),
      ),
    totalItemCount: z.int().check(z.nonnegative(), z.describe('The exact number of matching ads.')),
    facets: listingList.shape.facets,
    result: listingList,
  })
  .check(z.meta({ id: 'SearchResult', description: 'The search and its result.' }));

/** `GET search.json` of version 11: the search in the new filter model. */
export function registerSearchEndpoint(api: Calls, services: SearchServices): void {
  const schema = {
    tags: ['search'],
    operationId: 'search',
    summary: 'The search in the filter model',
    description:
      'A page of matching ads. The search is a model of filters by name, or the token of an earlier search. Unknown keys are refused, except those of campaigns (`gclid`, `utm_…`), which are ignored. A query that is not UTF-8 in percent-encoding is refused too.',
    querystring: modelQuery,
    response: { 200: answer('The search as interpreted, and the page of ads.', searchResult) },
  };
  const preValidation = knownKeysOf(modelQuery.shape);
  api.get('/search.json', { schema, preValidation }, async (request) => {
    const filter = searchedFilter(request.query, services);
    const requester = requesterOf(request);
    const result = await listAnswer(services, filter, requester);
    const model = toFilterModel(filter, (category) => categoryById(category)?.name[requester.language] ?? '');
    return {
      ...model,
      requestKey: request.query.requestKey ?? request.id,
      searchToken: result.token,
      totalItemCount: result.search_total,
      facets: result.facets,
      result,
    };
  });
}
