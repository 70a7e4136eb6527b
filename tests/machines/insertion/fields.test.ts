import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentOf, valuesOf } from '#machines/insertion/listingContent.ts';
import { changesByCategory } from '#machines/insertion/categoryChange.ts';
import { applicableFields, isHidden, problemsOf, strayFields, valueAt } from '#machines/insertion/fieldProblems.ts';
import { fieldRulesOf } from '#machines/insertion/fieldRules.ts';
import { insertionField, type InsertionValues } from '#machines/insertion/insertionField.ts';
import { draft } from '#machines/listing/lifecycle/listingRules.ts';
import { isRefusal } from '#machines/journal/refusal.ts';
import { parametersFor } from '#machines/market/parameters/parameters.ts';
import { relevantParameters } from '#machines/search/normalFilter.ts';
import { everything } from '#machines/search/filterChanges.ts';
import { parentIdOf } from '#machines/market/categories/categoryTree.ts';
import { anyValues, subcategories } from './anyValues.ts';

const rulesOf = (category: number | null) => fieldRulesOf(category, { latestYear: 2027 });
const place = { country: 'CH', postcode: '3012', locality: 'Bern', region: 4 } as const;
const beside = { images: ['photos/one.webp'], place };

const bicycle: InsertionValues = {
  title: 'Citybike',
  category: '4000',
  subcategory: '4020',
  type: 'offer',
  body: 'Sieben Gänge.',
  price_kind: 'amount',
  price: '1’250.–',
  text_language: 'de',
  condition: 'used',
  size: '54',
  email: 'vreni@example.ch',
  company_ad: 'private',
  name: 'Vreni',
  phone: '',
  zipcode: '3012',
};

const wrong = (changes: InsertionValues, category = 4020) =>
  problemsOf(rulesOf(category), { ...bicycle, ...changes }).map(({ parameter, rule, values }) => [
    parameter,
    rule,
    ...Object.values(values ?? {}),
  ]);

describe.each(subcategories)('the form of category %i', (category) => {
  const rules = rulesOf(category);

  it('has the parameters by which its listings are searched [INSERTION-5]', () => {
    const keys = rules.map(({ key }) => key);
    const searched = relevantParameters({ ...everything, category: parentIdOf(category)!, subcategory: category });
    expect(keys).toEqual(expect.arrayContaining(searched.map(({ key }) => key)));
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('accepts valid values, and creates a listing from which they are read back', () => {
    fc.assert(
      fc.property(anyValues(category, rules), (values) => {
        expect(problemsOf(rules, values)).toEqual([]);
        const content = contentOf(rules, values, beside);
        const answer = draft({ seller: 'aaaaaaaaaaaa', content, at: 1 });
        expect(isRefusal(answer) && answer).toBe(false);
        expect(contentOf(rules, valuesOf(content), beside)).toEqual(content);
      }),
      { numRuns: 20 },
    );
  });

  it('reports every empty mandatory field, and only those', () => {
    fc.assert(
      fc.property(anyValues(category, rules), fc.nat(), (values, which) => {
        const filled = applicableFields(rules, values).filter(
          (rule) => valueAt(rule, values) !== '' && rule.default === null,
        );
        const emptied = filled[which % filled.length]!;
        const found = problemsOf(rules, { ...values, [emptied.key]: '  ' }).filter(
          ({ parameter }) => parameter === emptied.key,
        );
        const expected = emptied.is_mandatory && !isHidden(emptied) ? ['mandatory'] : [];
        expect(found.map(({ rule }) => rule)).toEqual(expected);
      }),
      { numRuns: 20 },
    );
  });
});

describe('the fields of the form', () => {
  it('are of the four kinds in the specification [INSERTION-6] [INSERTION-7] [INSERTION-8] [INSERTION-9]', () => {
    const byKey = new Map(rulesOf(1020).map((rule) => [rule.key, rule]));
    const tree = byKey.get('category');
    expect(tree).toMatchObject({ kind: 'pull_down', children_of: null, sort: 'given' });
    expect(tree?.kind === 'pull_down' && tree.options[0]).toMatchObject({
      value: '1000',
      children: expect.arrayContaining([{ value: '1020' }]),
    });
    expect(byKey.get('subcategory')).toMatchObject({ kind: 'pull_down', children_of: 'category', options: [] });
    expect(byKey.get('title')).toMatchObject({ kind: 'text_field', format: 'text', max_length: 50, page: 'start' });
    expect(byKey.get('phone_hidden')).toMatchObject({ kind: 'switch_input', default: 'false', page: 'contact' });
    expect(byKey.get('transaction')).toMatchObject({
      kind: 'segmented_control',
      is_mandatory: true,
      buttons: [{ value: 'rent' }, { value: 'buy' }],
    });
    expect(byKey.get('rooms')).toMatchObject({ format: 'number', min: 1, max: 100, step: 0.5 });
  });

  it('can have options with a hint, an icon and children in a pull-down [INSERTION-6]', () => {
    const option = { value: '4020', label: 'Bicycles', hint: 'With pedals', icon: 'bike' };
    const tree = { ...option, value: '4000', children: [option] };
    const pullDown = {
      kind: 'pull_down',
      key: 'category',
      page: 'start',
      is_mandatory: true,
      default: null,
      only_if: null,
      children_of: null,
      sort: 'label',
      label: 'Category',
      placeholder: null,
      hint: null,
      options: [tree],
    };
    expect(insertionField.parse(pullDown)).toEqual(pullDown);
    expect(insertionField.safeParse({ ...pullDown, sort: 'size' }).success).toBe(false);
    expect(insertionField.safeParse({ ...pullDown, options: [{ ...tree, colour: 'red' }] }).success).toBe(false);
  });

  it('of the contact step are those of the specification, with bounds [INSERTION-4] [INSERTION-35]', () => {
    const contact = rulesOf(null).filter(({ page }) => page === 'contact');
    expect(contact.map(({ key }) => key)).toEqual([
      'email',
      'password',
      'password_confirm',
      'company_ad',
      'name',
      'phone',
      'phone_hidden',
      'zipcode',
    ]);
    const whenRegistering = { only_if: { key: 'with_account', value: 'true' } };
    expect(Object.fromEntries(contact.map((rule) => [rule.key, rule]))).toMatchObject({
      password: whenRegistering,
      password_confirm: whenRegistering,
      company_ad: { kind: 'segmented_control', buttons: [{ value: 'private' }, { value: 'company' }] },
      phone_hidden: { kind: 'switch_input' },
    });
    expect(wrong({ name: 'x'.repeat(101) })).toEqual([['name', 'tooLong', 100]]);
    expect(wrong({ phone: '12' })).toEqual([['phone', 'wrongPhone']]);
    expect(wrong({ zipcode: '0301' })).toEqual([['zipcode', 'wrongZipcode']]);
    expect(wrong({ company_ad: 'church' })).toEqual([['company_ad', 'invalidSelection']]);
    expect(wrong({ with_account: 'true', password: 'x'.repeat(201), password_confirm: 'y' })).toEqual([
      ['password', 'tooLong', 200],
      ['password_confirm', 'passwordsDiffer'],
    ]);
  });

  it('omit a type with a single option, which is preselected [INSERTION-34]', () => {
    const [of7777, of4020] = [7777, 4020].map((category) => rulesOf(category).find(({ key }) => key === 'type')!);
    expect(isHidden(of7777!)).toBe(true);
    expect(valueAt({ ...of7777!, default: null }, {})).toBe('offer');
    expect(valueAt({ ...of4020!, default: null }, {})).toBe('');
    expect(isHidden(of4020!)).toBe(false);
    expect(contentOf(rulesOf(6420), { ...bicycle, subcategory: '6420', type: '' }, beside).kind).toBe('offer');
  });

  it('are those of no category until one is chosen, and never those of an unknown category', () => {
    expect(rulesOf(null).some(({ key }) => key === 'condition' || key === 'price')).toBe(false);
    expect(() => rulesOf(4021)).toThrow(new RangeError('There is no category 4021'));
  });

  it('offer years up to the latest', () => {
    const year = fieldRulesOf(2020, { latestYear: 2027 }).find(({ key }) => key === 'registrationYear');
    expect(year).toMatchObject({ min: 1885, max: 2027 });
  });

  it('have no price in categories without prices, and no free homes', () => {
    expect(rulesOf(6420).some(({ key }) => key.startsWith('price'))).toBe(false);
    expect(contentOf(rulesOf(6420), { ...bicycle, subcategory: '6420' }, beside).price).toEqual({ kind: 'onRequest' });
    expect(wrong({ category: '1000', subcategory: '1020', price_kind: 'free', transaction: 'rent' }, 1020)).toEqual([
      ['price_kind', 'invalidSelection'],
    ]);
  });
});

describe('the validation of values', () => {
  it('accepts valid values, and a price in any usual notation', () => {
    expect(wrong({})).toEqual([]);
    expect(contentOf(rulesOf(4020), bicycle, beside)).toEqual({
      title: 'Citybike',
      body: 'Sieben Gänge.',
      language: 'de',
      category: 4020,
      kind: 'offer',
      place,
      price: { kind: 'amount', francs: 1250 },
      parameters: { condition: 'used', size: '54' },
      images: ['photos/one.webp'],
    });
  });

  it('counts code points: 4,000 bicycle emojis fit, and another does not', () => {
    expect(wrong({ body: '🚲'.repeat(4000) })).toEqual([]);
    expect(wrong({ body: '🚲'.repeat(4001) })).toEqual([['body', 'tooLong', 4000]]);
    expect(wrong({ title: '🚲'.repeat(51) })).toEqual([['title', 'tooLong', 50]]);
  });

  it('refuses invisible control and direction characters; marks that a script needs are accepted', () => {
    for (const [sign, code] of [
      ['\0', 'U+0000'],
      ['\u0007', 'U+0007'],
      ['\u202E', 'U+202E'],
      ['\u2066', 'U+2066'],
    ]) {
      expect(wrong({ title: `Velo${sign}` })).toEqual([['title', 'unseenSigns', `Velo[${code}]`]]);
      expect(wrong({ body: `Ein${sign}Velo` })).toEqual([['body', 'unseenSigns', `Ein[${code}]Velo`]]);
    }
    expect(wrong({ title: 'שלום\u200F 👨‍👩‍👧', body: 'Erstens\n\tzweitens\r\n' })).toEqual([]);
    expect(wrong({ title: 'zwei\nZeilen' })).toEqual([['title', 'unseenSigns', 'zwei[U+000A]Zeilen']]);
  });

  it('requires a postcode of four digits; its country, its place or invisible characters are ignored', () => {
    for (const zipcode of ['8001', ' 8001\u200b', 'CH-8001', '8001 Zürich', 'Zürich 8001', 'FL-9490 Vaduz'])
      expect(wrong({ zipcode }), zipcode).toEqual([]);
    for (const zipcode of ['800', '80011', '0801', 'Zürich', 'D-80331 München'])
      expect(wrong({ zipcode }), zipcode).toEqual([['zipcode', 'wrongZipcode']]);
  });

  it('refuses a text that is no number, is out of bounds, or lies between two steps', () => {
    const home = { category: '1000', subcategory: '1020', transaction: 'rent', condition: '', size: '' };
    expect(wrong({ ...home, rooms: 'drei' }, 1020)).toEqual([['rooms', 'notANumber']]);
    expect(wrong({ ...home, rooms: '3.3' }, 1020)).toEqual([['rooms', 'offStep', 0.5]]);
    expect(wrong({ ...home, rooms: '101' }, 1020)).toEqual([['rooms', 'outOfBounds', 1, 100]]);
    expect(wrong({ price: '0' })).toEqual([['price', 'outOfBounds', 1, 999_999_999]]);
    expect(wrong({ price: 'viel' })).toEqual([['price', 'notAPrice']]);
  });

  it('refuses a number with another unit, or with two meanings', () => {
    const car = { category: '2000', subcategory: '2020', brand: 'audi', condition: '', size: '' };
    expect(wrong({ ...car, mileage: '73 m²' }, 2020)).toEqual([['mileage', 'otherUnit']]);
    expect(wrong({ ...car, mileage: '120.000' }, 2020)).toEqual([['mileage', 'ambiguousNumber', 120, 120_000]]);
    const values = { ...bicycle, ...car, mileage: '120’000 km', horsepower: '110 kW' };
    expect(contentOf(rulesOf(2020), values, beside).parameters).toMatchObject({ mileage: 120_000, horsepower: 150 });
  });

  it('refuses a price with centimes, or with two meanings', () => {
    for (const price of ['12,50', '12.50', 'CHF 12.50', '12.05']) {
      expect(wrong({ price })).toEqual([['price', 'centimes', 12, 13]]);
    }
    expect(wrong({ price: '0.50' })).toEqual([['price', 'wholeFrancs']]);
    expect(wrong({ price: '1.250' })).toEqual([['price', 'ambiguousNumber', 1.25, 1250]]);
    for (const price of ['1e3', 'VB', 'gratis', '12 50']) expect(wrong({ price })).toEqual([['price', 'notAPrice']]);
    for (const price of ['-5', '−5.00', '0.00']) {
      expect(wrong({ price })).toEqual([['price', 'outOfBounds', 1, 999_999_999]]);
    }
    for (const price of ['12.00', '12.–', '12,-', '12.--', "1'250.–", '1\u2009250'])
      expect(wrong({ price })).toEqual([]);
  });

  it('refuses a subcategory of another category', () => {
    expect(wrong({ subcategory: '2020' })).toEqual([['subcategory', 'invalidSelection']]);
  });

  it('covers a single step when requested', () => {
    const rules = rulesOf(4020);
    expect(problemsOf(rules, { ...bicycle, title: '', price: '' }, 'start').map(({ parameter }) => parameter)).toEqual([
      'title',
    ]);
  });

  it('covers the price only when an amount is required', () => {
    expect(wrong({ price_kind: 'free', price: 'viel' })).toEqual([]);
  });

  it('refuses a field that the category does not have', () => {
    const rules = rulesOf(4020);
    expect(strayFields(rules, { ...bicycle, mileage: '20000', rooms: '', photo_order: 'a' }, ['photo_order'])).toEqual([
      { parameter: 'mileage', rule: 'notAsked' },
    ]);
  });
});

describe('a change of the category', () => {
  it('empties the subcategory [INSERTION-40]', () => {
    expect(changesByCategory(bicycle, { category: '2000' })).toEqual({ category: '2000', subcategory: '' });
    expect(changesByCategory(bicycle, { category: '4000' })).toEqual({ category: '4000' });
  });

  it('keeps the common fields, and removes the others [INSERTION-41]', () => {
    expect(changesByCategory({ ...bicycle, bicycleType: 'city' }, { subcategory: '6620' })).toEqual({
      category: '6600',
      subcategory: '6620',
      bicycleType: '',
    });
    expect(changesByCategory({ ...bicycle, price_kind: 'free' }, { subcategory: '1020' })).toEqual({
      category: '1000',
      subcategory: '1020',
      price_kind: '',
      condition: '',
      size: '',
    });
    expect(changesByCategory(bicycle, { subcategory: '6420' })).toEqual({
      category: '6400',
      subcategory: '6420',
      price_kind: '',
      price: '',
      condition: '',
      size: '',
    });
  });

  it('leaves no value that the new category does not have [INSERTION-41]', () => {
    const anyCategory = fc.constantFrom(...subcategories);
    fc.assert(
      fc.property(
        anyCategory.chain((category) => anyValues(category, rulesOf(category))),
        anyCategory,
        (values, next) => {
          const changed = { ...values, ...changesByCategory(values, { subcategory: String(next) }) };
          const saved = new Set(parametersFor(next).map(({ key }) => key));
          expect(strayFields(rulesOf(next), changed)).toEqual([]);
          const parameters = new Set<string>(parametersFor(Number(values['subcategory'])).map(({ key }) => key));
          for (const key of parameters) if (saved.has(key as never)) expect(changed[key]).toBe(values[key]);
        },
      ),
      { numRuns: 200 },
    );
  });
});
