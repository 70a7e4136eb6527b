import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { InsertionField } from '#machines/insertion/insertionField.ts';
import { subcategoryIdsOf, topLevelIds } from '#machines/market/categories/categoryTree.ts';
import { languages, type Language } from '#machines/market/language.ts';
import { noon } from '#machines/listing/lifecycle/listingExamples.ts';
import { openTestApp, type TestApp } from '#tests/drivers/server/app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp(() => noon);
});
afterAll(() => test.close());

async function fieldsOf(category: number | null, language: Language = 'de'): Promise<readonly InsertionField[]> {
  const query = category === null ? '' : `?category=${category}`;
  const answer = await test.get(`/api/v10/insertion/fields.json${query}`, { 'accept-language': language });
  expect(answer.statusCode, answer.payload).toBe(200);
  return answer.json<{ fields: readonly InsertionField[] }>().fields;
}

describe('GET /api/v10/insertion/fields.json', () => {
  it.each(languages)('has texts for every field and option of every category in %s [INSERTION-5]', async (language) => {
    for (const category of [null, ...topLevelIds.flatMap(subcategoryIdsOf)]) {
      for (const field of await fieldsOf(category, language)) {
        const options =
          field.kind === 'pull_down' ? field.options : field.kind === 'segmented_control' ? field.buttons : [];
        const said = [field.label, ...options.flatMap((option) => [option.label, ...childLabels(option)])];
        // A message that is missing in the catalogue appears as its id. The translations are checked by
        // tests/cli/check/catalogues.test.ts.
        expect(said.filter((text) => text.trim() === '' || /^(insertion|parameter|choice|price)\./.test(text))).toEqual(
          [],
        );
      }
    }
  });

  it('returns labels, units, hints and options in the requested language [INSERTION-6] [INSERTION-7] [INSERTION-8] [INSERTION-9]', async () => {
    const fields = new Map((await fieldsOf(2020, 'fr')).map((field) => [field.key, field]));
    expect(fields.get('mileage')).toMatchObject({ kind: 'text_field', format: 'number', suffix: 'km', max: 2_000_000 });
    expect(fields.get('price')).toMatchObject({ prefix: 'CHF', only_if: { key: 'price_kind', value: 'amount' } });
    expect(fields.get('price_kind')).toMatchObject({
      kind: 'segmented_control',
      buttons: [{}, { label: 'Gratuit' }, {}],
    });
    expect(fields.get('phone_hidden')).toMatchObject({ kind: 'switch_input', label: 'Masquer le numéro' });
    expect(fields.get('category')).toMatchObject({ kind: 'pull_down', label: 'Rubrique', placeholder: 'Choisir' });
    expect(fields.get('text_language')).toMatchObject({ default: 'fr' });
    expect(fields.get('title')?.hint).toContain('vitesses');
  });

  it('refuses an unknown category, and names it', async () => {
    const answer = await test.get('/api/v10/insertion/fields.json?category=4021');
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      parameters: [{ parameter: 'category', message: 'category must be the id of a category (it is "4021")' }],
    });
  });

  it('answers 304 to a client with a current copy', async () => {
    const { headers } = await test.get('/api/v10/insertion/fields.json?category=4020');
    const again = await test.get('/api/v10/insertion/fields.json?category=4020', {
      'if-none-match': String(headers['etag']),
    });
    expect(again.statusCode).toBe(304);
  });
});

function childLabels(option: object): readonly string[] {
  return 'children' in option ? (option.children as { label: string }[]).map(({ label }) => label) : [];
}
