import * as z from 'zod/mini';
import type { Language } from '#machines/market/language.ts';
import { mostLocalities } from '#machines/market/limits.ts';
import { cantonByCode } from '#market/cantons/cantons.ts';
import { localitiesOfId } from '#market/places/areas.ts';
import { displayLocality } from '#market/places/places.ts';
import { type SuggestedPlace, suggestPlaces } from '#market/places/suggestedPlaces.ts';
import { invalidInput } from '../http/calls/input.ts';
import { requestedLanguage } from '../http/language.ts';
import { answer } from '../openapi/callShapes.ts';
import type { Calls } from '../openapi/calls.ts';
import type { LocalityTable } from '#market/places/localities.ts';

/** The longest text that is searched as a place name, in characters: longer than any name of a place. */
const longestName = 60;
/** The most places in the list under a field. */
const mostFound = 20;
const usuallyFound = 8;

const limitError = `must be a whole number from 1 to ${mostFound}`;

const localitiesQuery = z.object({
  q: z.optional(
    z
      .string()
      .check(z.maxLength(longestName), z.describe('The beginning of a name in any language, or of a postcode.')),
  ),
  ids: z.optional(
    z.string().check(
      z.refine((ids) => ids.split(',').length <= mostLocalities, `must name at most ${mostLocalities} places`),
      z.meta({
        description: `Instead of \`q\`: ids whose labels are requested, ${mostLocalities} at most, divided by commas.`,
      }),
    ),
  ),
  limit: z.optional(
    z
      .pipe(
        z
          .string()
          .check(
            z.refine((text) => /^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= mostFound, limitError),
          ),
        z.transform(Number),
      )
      .check(
        z.meta({
          type: 'integer',
          minimum: 1,
          maximum: mostFound,
          description: `The most places; ${usuallyFound} by default.`,
        }),
      ),
  ),
});

const localityList = z
  .array(
    z.strictObject({
      localityID: z
        .nullable(z.string())
        .check(
          z.describe(
            'The id of the place in searches: a postcode, or a town with its canton. Null for a whole canton, whose id is its `region`.',
          ),
        ),
      label: z
        .string()
        .check(
          z.describe(
            'The usual name: `Köniz BE`, `3011 Bern BE`. For a canton, its name in the language of the answer.',
          ),
        ),
      region: z.int().check(z.describe('The code of the canton.')),
      subregion: z.nullable(z.string()).check(z.describe('The part of the canton, where the market knows it.')),
    }),
  )
  .check(z.meta({ id: 'Localities', description: 'Places and whole cantons, the best matches first.' }));

/** `GET localities.json`: places and cantons that match a typed text, and the labels of the places in an address. */
export function registerLocalitiesEndpoint(api: Calls, services: { readonly localities: LocalityTable }): void {
  const schema = {
    tags: ['search'],
    operationId: 'localities',
    summary: 'Places by name or postcode',
    description:
      'Towns, communes, postcodes and whole cantons that begin with the typed text: towns before single postcodes. A canton is next to the town of its name, or first for `Kanton Bern`. Or the labels of ids; unknown ids are left out.',
    querystring: localitiesQuery,
    response: { 200: answer('The places.', localityList) },
  };
  api.get('/localities.json', { schema }, async (request) => {
    const { localities } = services;
    const { q, ids, limit } = request.query;
    if (q !== undefined && ids !== undefined) throw refused('ids', 'ids must not stand beside q');
    if (q === undefined && ids === undefined) throw refused('q', 'q is missing, and so is ids');
    const found: readonly SuggestedPlace[] =
      ids === undefined
        ? suggestPlaces(localities, q!, limit ?? usuallyFound)
        : Array.from(new Set(ids.split(',')), (localityID) => ({ localityID }));
    return found.flatMap((each) =>
      'region' in each
        ? [cantonAnswer(each.region, requestedLanguage(request))]
        : (placeAnswer(each.localityID, localities) ?? []),
    );
  });
}

type LocalityAnswer = z.infer<typeof localityList>[number];

function placeAnswer(localityID: string, table: LocalityTable): LocalityAnswer | undefined {
  const label = displayLocality(table, localityID);
  const [first] = localitiesOfId(table, localityID);
  if (!first || label === undefined) return undefined;
  return { localityID, label, region: first.region, subregion: first.subregion ?? null };
}

function cantonAnswer(region: number, language: Language): LocalityAnswer {
  return { localityID: null, label: cantonByCode(region)!.name[language], region, subregion: null };
}

function refused(parameter: string, message: string) {
  return invalidInput([{ parameter, message }]);
}
