import * as z from 'zod/mini';
import { adList } from '#machines/listing/adItem.ts';
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

/** SEARCH-18: the model as it was understood, and what was found. */
const searchResult = z
  .extend(filterModel, {
    requestKey: z.string().check(z.describe('What the caller called the question: an answer to an older one is late.')),
    searchToken: z
      .nullable(z.string())
      .check(
        z.describe(
          `The search itself in one word, so that it can be asked for again; null where it tells more than fits the ${longestToken} characters of a token.`,
        ),
      ),
    totalItemCount: z.int().check(z.nonnegative(), z.describe('How many ads match, exactly.')),
    facets: adList.shape.facets,
    result: adList,
  })
  .check(z.meta({ id: 'SearchResult', description: 'What one looks for, and what was found.' }));

/** `GET search.json` of version 11: the search in the new filter model. */
export function registerSearchEndpoint(api: Calls, services: SearchServices): void {
  const schema = {
    tags: ['search'],
    operationId: 'search',
    summary: 'The search in the filter model',
    description:
      'A page of the ads that match what is looked for, told as a model of filters by name or by the token of an earlier search. A key that is not among these is refused, but for those of campaigns (`gclid`, `utm_…`), which are not read; so is a query that is not UTF-8 in percent-encoding.',
    querystring: modelQuery,
    response: { 200: answer('What is looked for as it was understood, and the page of ads.', searchResult) },
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
