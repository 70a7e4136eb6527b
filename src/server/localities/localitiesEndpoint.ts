import * as z from 'zod/mini';
import { mostLocalities } from '#machines/market/limits.ts';
import { localitiesOfId } from '#market/places/areas.ts';
import { searchPlaces } from '#market/places/placeSearch.ts';
import { displayLocality } from '#market/places/places.ts';
import { invalidInput } from '../http/calls/input.ts';
import { answer } from '../openapi/callShapes.ts';
import type { Calls } from '../openapi/calls.ts';
import type { LocalityTable } from '#market/places/localities.ts';

/** Longer than any name of a place. */
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
      localityID: z.string().check(z.describe('What searches call it: a postcode, or a town with its canton.')),
      label: z.string().check(z.describe('As one says it: `Köniz BE`, `3011 Bern BE`.')),
      region: z.int().check(z.describe('Code of its canton.')),
      subregion: z.nullable(z.string()).check(z.describe('The part of the canton, where the market knows it.')),
    }),
  )
  .check(z.meta({ id: 'Localities', description: 'Places, those that fit best first.' }));

/** `GET localities.json`: places that match a typed text, and the labels of the places in an address. */
export function registerLocalitiesEndpoint(api: Calls, services: { readonly localities: LocalityTable }): void {
  const schema = {
    tags: ['search'],
    operationId: 'localities',
    summary: 'Places by name or postcode',
    description:
      'Towns, communes and postcodes that begin with the typed text: towns before single postcodes. Or the labels of ids; ids that the market does not know are left out.',
    querystring: localitiesQuery,
    response: { 200: answer('The places.', localityList) },
  };
  api.get('/localities.json', { schema }, async ({ query: { q, ids, limit } }) => {
    const { localities } = services;
    if (q !== undefined && ids !== undefined) throw refused('ids', 'ids must not stand beside q');
    if (q === undefined && ids === undefined) throw refused('q', 'q is missing, and so is ids');
    const found = ids === undefined ? searchPlaces(localities, q!, limit ?? usuallyFound) : new Set(ids.split(','));
    return Array.from(found, (localityID) => ({ localityID, label: displayLocality(localities, localityID) })).flatMap(
      ({ localityID, label }) => {
        const [first] = localitiesOfId(localities, localityID);
        if (!first || label === undefined) return [];
        return [{ localityID, label, region: first.region, subregion: first.subregion ?? null }];
      },
    );
  });
}

function refused(parameter: string, message: string) {
  return invalidInput([{ parameter, message }]);
}
