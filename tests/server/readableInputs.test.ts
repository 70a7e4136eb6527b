import { randomUUID } from 'node:crypto';
import { getNamedType, isInputObjectType, isScalarType, type GraphQLInputType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unreadableRule } from '#machines/listing/lifecycle/contentRules.ts';
import { noon } from '#machines/listing/lifecycle/listingExamples.ts';
import { swissLocalities } from '#market/places/swissLocalities.ts';
import { marketSchema } from '#server/graphql/schema.ts';
import { carColumns, carReader } from '#server/import/formats/carsFormat.ts';
import { listingColumns, listingReader } from '#server/import/formats/listingsFormat.ts';
import { localityColumns, readLocalities } from '#server/import/formats/localitiesFormat.ts';
import { placesOf } from '#server/import/formats/places.ts';
import type { RecordSource } from '#server/import/records/records.ts';
import { rowNotes } from '#server/import/rowProblems.ts';
import { password } from '#tests/drivers/account/accounts.ts';
import { openBrowser } from '#tests/drivers/server/accountBrowser.ts';
import { openTestApp, type TestApp } from '#tests/drivers/server/app.ts';
import { correspondentsOf, type Correspondent, type Correspondents } from '#tests/drivers/messaging/correspondents.ts';

// The inputs by which a person's text reaches other people: one rule applies to all of them.

let test: TestApp;
let people: Correspondents;
let seller: Correspondent;
let buyer: Correspondent;
let conversation: string;

beforeAll(async () => {
  test = await openTestApp(() => noon);
  people = correspondentsOf(test);
  [seller, buyer] = [await people.joins('ana'), await people.joins('bea')];
  await seller.publishes('readablereaa');
  conversation = (await buyer.writesAbout('readablereaa', 'Noch da?')).conversation.id;
});
afterAll(() => test.close());

/** The outcome of a text: it is stored, as null if it shows nothing, or its error quotes the unreadable place. */
type Outcome = { readonly stored: string | null } | { readonly refused: string };

type Write = (text: string) => Promise<Outcome>;

const bicycle = {
  title: 'Citybike',
  category: '4000',
  subcategory: '4020',
  type: 'offer',
  condition: 'used',
  body: 'Frisch aus dem Service.',
  price_kind: 'amount',
  price: '480',
  text_language: 'de',
  zipcode: '3012',
};

let ids = 0;
/** Creates an id in base32, as the ids of ads are. */
const newId = () => (ids += 1).toString(4).replaceAll('0', '4').replaceAll('1', '5').padStart(12, 'r');

const refusal = '... on Refusal { code message problems { field code message } }';

/** A refusal as an outcome: an empty text in a required field is reported as missing. */
function refusedBy({ code, message, problems }: any): Outcome {
  const [problem] = problems ?? [];
  const rule: string = problem?.code ?? code;
  if (/mandatory$|\.empty$/.test(rule)) return { stored: null };
  expect(rule).toMatch(/unseenSigns$|[uU]nreadable$/);
  return { refused: /“(.*)”/su.exec(problem?.message ?? message)![1]! };
}

async function itemText(id: string, field: string): Promise<string> {
  const { data } = (
    await buyer.browser.post('/api/v10/graphql', {
      json: {
        query: 'query ($id: ID!) { listing(id: $id) { title body parameters { key text } } }',
        variables: { id },
      },
    })
  ).json();
  const { listing } = data;
  return field === 'title' || field === 'body'
    ? listing[field]
    : (listing.parameters.find(({ key }: { key: string }) => key === field)?.text ?? null);
}

const fieldValues = (values: object) => Object.entries(values).map(([key, value]) => ({ key, value }));

const publishes =
  (field: string): Write =>
  async (text) => {
    const draft = newId();
    const answer = await seller.browser.ask(
      `mutation ($draft: ID!, $values: [FieldValue!]!) { publishListing(draft: $draft, values: $values, photos: []) { ... on SubmittedListing { id } ${refusal} } }`,
      { draft, values: fieldValues({ ...bicycle, [field]: text }) },
    );
    return answer.code ? refusedBy(answer) : { stored: await itemText(draft, field) };
  };

const revises =
  (field: string): Write =>
  async (text) => {
    const id = 'readablereaa';
    const answer = await seller.browser.ask(
      `mutation ($id: ID!, $values: [FieldValue!]!) { reviseListing(id: $id, values: $values, photos: []) { __typename ${refusal} } }`,
      { id, values: fieldValues({ ...bicycle, [field]: text }) },
    );
    return answer.code ? refusedBy(answer) : { stored: await itemText(id, field) };
  };

const previews =
  (field: string): Write =>
  async (text) => {
    const answer = await seller.browser.post('/api/v10/insertion/preview.json', {
      json: { draft: newId(), values: { ...bicycle, [field]: text }, photos: [] },
    });
    const { subject, body, parameters } = answer.json();
    if (answer.statusCode === 200) return { stored: field === 'title' ? subject : body };
    const [{ message }] = parameters;
    return message.includes('“') ? { refused: /“(.*)”/su.exec(message)![1]! } : { stored: null };
  };

const registers: Write = async (text) => {
  const email = `${newId()}@example.ch`;
  const browser = openBrowser(test, { from: `192.0.2.${100 + ids}` });
  const answer = await browser.ask(
    `mutation ($email: String!, $password: String!, $name: String) {
      register(email: $email, password: $password, name: $name, sellerKind: PRIVATE, language: DE) { __typename ${refusal} } }`,
    { email, password, name: text },
  );
  if (answer.code) return refusedBy(answer);
  const [registered] = await people.accounts.factsOf(await people.accounts.idOf(email));
  return { stored: (registered as { name?: string }).name ?? null };
};

const changesName: Write = async (text) => {
  const answer = await seller.browser.ask(
    `mutation ($changes: ProfileChanges!) { changeProfile(changes: $changes) { ... on Me { name } ${refusal} } }`,
    { changes: { name: text } },
  );
  return answer.code ? refusedBy(answer) : { stored: answer.name };
};

const messageOf = (answer: any): Outcome => (answer.code ? refusedBy(answer) : { stored: answer.entry.text });

const writesAbout: Write = async (text) => messageOf(await buyer.writesAbout('readablereaa', text));

const sends: Write = async (text) => messageOf(await seller.sends(conversation, text, { key: randomUUID() }));

let reported = 0;
/** The two report in turn: an account may report a conversation only a few times. */
const reports: Write = async (text) => {
  const reporter = (reported += 1) % 2 === 0 ? seller : buyer;
  const answer = await reporter.browser.ask(
    `mutation ($id: ID!, $text: String!) { reportConversation(id: $id, reason: FRAUD, text: $text) { __typename ${refusal} } }`,
    { id: conversation, text },
  );
  if (answer.code) return refusedBy(answer);
  const facts = await test.market.store.readStream(`conversation-${conversation}`);
  const last = facts.findLast(({ type }) => type === 'conversation.reported')!;
  return { stored: 'text' in last.data ? 'sealed' : null };
};

const leaves: Write = async (text) => {
  const email = `${newId()}@example.ch`;
  const id = await people.accounts.joins(email);
  const browser = openBrowser(test, { from: `192.0.2.${100 + ids}` });
  await browser.logIn(email, password);
  await browser.ask('mutation ($password: String!) { deleteAccount(password: $password) { __typename } }', {
    password,
  });
  const answer = await browser.ask(
    `mutation ($id: ID!, $text: String) { giveLeavingReason(publicAccountId: $id, reason: OTHER, text: $text) { __typename ${refusal} } }`,
    { id, text },
  );
  if (answer.code) return refusedBy(answer);
  const supplied = (await people.accounts.factsOf(id)).at(-1) as { text?: string };
  return { stored: supplied.text ?? null };
};

/** A column of a row: its value in the ad, or the value that the report of problems repeats. */
function imported(
  column: string,
  read: (notes: ReturnType<typeof rowNotes>, text: string) => string | undefined,
): Write {
  return async (text) => {
    const notes = rowNotes(2);
    const stored = read(notes, text);
    const problem = notes.problems.find(({ field, kind }) => field === column && kind === 'refused');
    if (!problem) return { stored: stored || null };
    return problem.reason === 'is empty' ? { stored: null } : { refused: problem.value };
  };
}

const row = { external_id: '1', seller_id: 'shop', title: 'Velo', category: '4020', price: '90', postcode: '3011' };
const listings = listingReader({ placeOf: placesOf(swissLocalities) });
const car = {
  ...Object.fromEntries(carColumns.map((column) => [column, ''])),
  name: 'Audi',
  seller: 'privat',
  offerType: 'Angebot',
  price: '$5,000',
  postalCode: '79588',
  dateCreated: '2016-03-26 00:00:00',
  brand: 'audi',
};
const cars = carReader({ seller: 'cars', thisYear: 2026 });

async function placeRead(column: string, text: string): Promise<Outcome> {
  const fields = {
    Ortschaftsname: 'Bern',
    PLZ: '3011',
    Zusatzziffer: '00',
    Gemeindename: 'Bern',
    Bezirksname: 'Mittelland',
    Kantonskürzel: 'BE',
    E: '7.44',
    N: '46.94',
    [column]: text,
  };
  const record = { line: 2, fields, next: { line: 3, byte: 0 } };
  const source = {
    start: { line: 1, byte: 0 },
    read: async function* () {
      yield [record];
    },
  } as unknown as RecordSource;
  const { localities, problems } = await readLocalities(source);
  const problem = problems.find(({ reason }) => reason === unreadableRule || reason === 'is empty');
  if (problem) return problem.reason === 'is empty' ? { stored: null } : { refused: problem.value };
  const [place] = localities;
  return { stored: column === 'Ortschaftsname' ? place!.name : place!.municipality };
}

/** The functions that write a text through each input, by the name of the argument, field or column. */
const waysIn: Readonly<Record<string, Write>> = {
  'register.name': registers,
  'changeProfile.changes.name': changesName,
  'publishListing.values: title': publishes('title'),
  'publishListing.values: body': publishes('body'),
  'publishListing.values: size': publishes('size'),
  'reviseListing.values: title': revises('title'),
  'reviseListing.values: body': revises('body'),
  'preview.json: title': previews('title'),
  'preview.json: body': previews('body'),
  'writeAboutListing.message.text': writesAbout,
  'sendMessage.message.text': sends,
  'reportConversation.text': reports,
  'giveLeavingReason.text': leaves,
  'listings: title': imported('title', (notes, title) => listings({ ...row, title }, notes)?.content.title),
  'listings: body': imported('body', (notes, body) => listings({ ...row, body }, notes)?.content.body),
  'listings: seller_name': imported(
    'seller_name',
    (notes, text) => listings({ ...row, seller_name: text }, notes)?.seller.name,
  ),
  'listings: locality': imported(
    'locality',
    (notes, text) =>
      listings({ ...row, country: 'AT', postcode: '6900', locality: text }, notes)?.content.place.locality,
  ),
  'listings: param.size': imported(
    'param.size',
    (notes, text) => listings({ ...row, 'param.size': text }, notes)?.content.parameters['size'] as string | undefined,
  ),
  'cars: name': imported('name', (notes, name) => cars({ ...car, name }, notes)?.content.title),
  'cars: model': imported(
    'model',
    (notes, model) => cars({ ...car, model }, notes)?.content.parameters['model'] as string,
  ),
  'localities: Ortschaftsname': (text) => placeRead('Ortschaftsname', text),
  'localities: Gemeindename': (text) => placeRead('Gemeindename', text),
};

describe.each(Object.entries(waysIn))('%s', (name, write) => {
  // The text of a report is encrypted, so a test sees whether there is one, but not which.
  const isSealed = name === 'reportConversation.text';

  it.each(['\u200B', '\u3164\u2800', '\u00AD\uFEFF \u{E0041}', '\u0301'])(
    'treats a text without visible characters as none: %j',
    async (text) => {
      expect(await write(text)).toEqual({ stored: null });
    },
  );

  it.each([
    ['V\u200Be\u00ADlo\uFEFF', 'Velo'],
    ['می\u200Cخواهم 👨\u200D👩\u200D👧', 'می\u200Cخواهم 👨\u200D👩\u200D👧'],
    ['क्\u200Dष אופניים', 'क्\u200Dष אופניים'],
  ])('stores %j as people see it', async (text, stored) => {
    expect(await write(text)).toEqual({ stored: isSealed ? 'sealed' : stored });
  });

  it.each([
    ['Velo\u202Erot', 'Velo[U+202E]rot'],
    [`V${'\u0308'.repeat(12)}elo`, 'V[U+0308 ×12]elo'],
    ['Velo\u0007', 'Velo[U+0007]'],
    ['Velo\uE000', 'Velo[U+E000]'],
    ['V\uFFFDlo', 'V[U+FFFD]lo'],
  ])('refuses %j, and reports the position', async (text, where) => {
    expect(await write(text)).toEqual({ refused: where });
  });
});

/** Arguments whose text only programs read, or for which another rule applies, each with the reason. */
const unread: Readonly<Record<string, string>> = {
  commandId: 'an id',
  email: 'an address',
  password: 'a secret',
  current: 'a secret',
  token: 'a secret',
  key: 'an id',
  facts: 'a draft, judged as it is published',
  photos: 'names of files',
  pictures: 'names of files',
  userIdentifier: 'an id',
  searchToken: 'a search, whose text is cleaned in the history',
  until: 'a day',
  zipcode: 'a code',
  returnTo: 'a path within the market, which is validated',
  phone: 'a number',
  kind: 'a choice',
  price: 'a number',
};

describe('no input is forgotten', () => {
  it('each text argument of a mutation is read by people and tested above, or known not to be', () => {
    const known = new Set(Object.keys(waysIn).map((way) => way.split(':')[0]!));
    const texts = (type: GraphQLInputType, path: string): string[] => {
      const named = getNamedType(type);
      if (isInputObjectType(named)) {
        if (named.name === 'FieldValue') return [path];
        return Object.values(named.getFields()).flatMap((field) => texts(field.type, `${path}.${field.name}`));
      }
      return isScalarType(named) && named.name === 'String' ? [path] : [];
    };
    const mutations = Object.values(marketSchema().getMutationType()!.getFields());
    const paths = mutations.flatMap(({ name, args }) => args.flatMap((arg) => texts(arg.type, `${name}.${arg.name}`)));
    const forgotten = paths.filter((path) => !known.has(path) && !((path.split('.').at(-1) ?? '') in unread));
    expect(forgotten).toEqual([]);
    expect(paths.length).toBeGreaterThan(30);
  });

  it('each column of a file is a text that is tested above, or a choice, a number or a code', () => {
    const tested = new Set(Object.keys(waysIn));
    const coded =
      /^(external_id|category|price|postcode|seller_id|seller_kind|language|kind|country|external_url|pictures|param\..*)$/;
    expect(listingColumns.filter((column) => !tested.has(`listings: ${column}`) && !coded.test(column))).toEqual([]);
    const codedCars = carColumns.filter((column) => !tested.has(`cars: ${column}`));
    // Only two columns of the cars format contain free text; for the others the market has its own words, numbers and
    // dates.
    expect(codedCars).toHaveLength(carColumns.length - 2);
    expect(localityColumns.filter((column) => !tested.has(`localities: ${column}`))).toEqual([
      'PLZ',
      'Zusatzziffer',
      'Kantonskürzel',
      'E',
      'N',
    ]);
  });
});
