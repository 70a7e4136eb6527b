import * as z from 'zod/mini';
import { contentFound, contentNames, contentPage } from '#machines/content/contentPage.ts';
import { helpQueryOf, longestHelpQuery } from '#machines/content/helpQuery.ts';
import { requestedLanguage } from '../http/language.ts';
import { answer } from '../openapi/callShapes.ts';
import type { Calls } from '../openapi/calls.ts';
import type { ContentServices } from './contentPages.ts';

const params = z.object({
  page: z.enum(contentNames).check(z.describe('The name of the page, the same in all languages.')),
});

const query = z.object({
  q: z.string().check(
    z.maxLength(longestHelpQuery),
    z.refine((text) => helpQueryOf(text) !== '', 'must have at least 2 characters'),
    z.meta({ description: 'The searched text.', example: 'password' }),
  ),
});

/** `GET content/{page}.json`: a content page. `GET content/help/search.json`: the questions that match a text. */
export function registerContentEndpoint(api: Calls, { contents }: ContentServices): void {
  const page = {
    tags: ['content'],
    operationId: 'contentPage',
    summary: 'A page of information',
    description:
      'Imprint, terms, privacy policy, safety tips, help, accessibility or contact, in the requested language.',
    params,
    response: { 200: answer('The page.', contentPage) },
  };
  api.get('/content/:page.json', { schema: page }, async (request) =>
    contents.page(request.params.page, requestedLanguage(request)),
  );

  const search = {
    tags: ['content'],
    operationId: 'helpSearch',
    summary: 'Questions of the help page by text',
    description: 'The ids of the questions whose words match the text, in the requested language, best first.',
    querystring: query,
    response: { 200: answer('The questions.', contentFound) },
  };
  api.get('/content/help/search.json', { schema: search }, async (request) =>
    contents.search(request.query.q, requestedLanguage(request)),
  );
}
