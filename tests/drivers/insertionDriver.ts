import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { exampleFields } from '#machines/insertion/fieldExamples.ts';
import { insertionCases } from '#machines/insertion/insertionCases.ts';
import { valuesIn } from '#machines/insertion/insertionForm.ts';
import type { insertionMachine } from '#machines/insertion/insertionMachine.ts';
import { adItemOf } from '#machines/listing/adExamples.ts';
import type { FlowCases } from '#machines/paths/flowCases.ts';
import { insertionWords } from '#tests/journeys/insertionWords.ts';
import { browserStage } from './browserStage.ts';
import { declareDriver, type FlowDriver, type Stage } from './flowDriver.ts';
import type { Sight } from './surface.ts';

type Now = SnapshotFrom<typeof insertionMachine>;

const button = (name: string | RegExp): Sight => ({ role: 'button', name });
const titles: Readonly<Record<Now['context']['step'], string>> = {
  start: 'What do you have to offer?',
  description: 'Tell more about it',
  contact: 'How are you reached?',
  preview: 'This is how others see it',
  confirm: 'Ready?',
};

/** A link to a step where one is not, and did not go already. */
const asked = (step: Now['context']['step']) => (now: Now) =>
  now.context.step !== step && now.context.wish !== step ? { step } : undefined;

const cases: FlowCases<typeof insertionMachine> = {
  ...insertionCases,
  events: {
    ...insertionCases.events,
    'field.left': { title: ({ context }: Now) => (context.step === 'start' ? { field: 'title' } : undefined) },
    'step.left': { back: ({ context }: Now) => (context.step === 'start' ? undefined : {}) },
    'step.asked': { start: asked('start'), preview: asked('preview') },
  },
};

/** What the fields are called, by their keys; a view of nothing but the chart calls them by these. */
type Fields = Readonly<Record<string, Sight>>;

/** Where the things of the steps are, and by what gestures what is done. */
const handsOn = (fields: Fields): Pick<FlowDriver<typeof insertionMachine>, 'sights' | 'does'> => ({
  sights: {
    loadAgain: button('Load again'),
    next: button('Next'),
    contact: { role: 'form', name: 'Contact details' },
    item: { role: 'heading', name: adItemOf().subject },
    publish: button(/^(Publish the ad|On its way …)$/),
    general: { role: 'alert', says: /Not now\.|Too many ads\.|something went wrong/ },
  },
  does: {
    'draft.told': (_, event, { happens }) => happens!(event),
    'session.told': (_, event, { happens }) => happens!(event),
    'photos.told': (_, event, { happens }) => happens!(event),
    'value.changed'(surface, { field, value }) {
      const sight = fields[field]!;
      return sight.role === 'combobox' ? surface.choose(sight, String(value)) : surface.type(sight, String(value));
    },
    'field.left': (surface, { field }) => surface.leave(fields[field]!),
    'form.submitted': (surface) => surface.press(button('Next')),
    'step.left': (surface) => surface.press(button('Back')),
    'step.asked': (surface, { step }) => surface.goTo(`/en/ai/${step}`),
    'contact.completed': (surface) => surface.press(button('On to the preview')),
    'publication.asked': (surface) => surface.press(button('Publish the ad')),
    'loading.retried': (surface) => surface.press(button('Load again')),
  },
});

/** As the view calls them: by their keys, which `(optional)` may follow. */
const keys: Fields = {
  title: { role: 'textbox', name: /^title/ },
  category: { role: 'combobox', name: /^category/ },
  body: { role: 'textbox', name: /^body/ },
};

/** Inserting an ad, step by step. */
export const insertionDriver = declareDriver(cases, {
  ...handsOn(keys),
  async opensView({ step }) {
    const { openInsertion } = await import('./insertionView.tsx');
    return openInsertion(step);
  },
  expectDetails,
});

async function expectDetails(stage: Stage, now: Now): Promise<void> {
  await expectStep(stage, now, keys);
  if (!now.matches('published')) return;
  const { told } = stage as Stage & { readonly told: { readonly published: unknown } };
  expect(told.published).toEqual(now.context.published);
}

async function expectStep({ surface }: Stage, now: Now, fields: Fields): Promise<void> {
  const { context } = now;
  if (!now.matches('step')) return;
  const { step } = context;
  expect(await surface.shows({ role: 'heading', level: 1, name: titles[step] }, true)).toBe(true);
  expect(surface.address()).toBe(`/en/ai/${step}`);
  if (!now.matches({ step: 'filling' })) return;
  for (const [field, sight] of Object.entries(fields)) {
    if (!(field in context.fields) || (await surface.count(sight)) === 0) continue;
    expect(await surface.value(sight), field).toBe(String(context.fields[field]!.value));
  }
  for (const [field, { error }] of Object.entries(context.fields)) {
    if (error && 'text' in error) expect(await surface.count({ role: 'paragraph', says: error.text }), field).toBe(1);
  }
  const waits: Sight = { role: 'status', says: 'Photos are still on their way' };
  expect(await surface.count(waits)).toBe(context.isWaitTold ? 1 : 0);
}

/** What a stranger fills in, one after the other; the last that was typed has the focus. */
const fillings = [
  { step: 'start', field: 'title', value: 'Citybike' },
  { step: 'start', field: 'category', value: '4000' },
  { step: 'start', field: 'subcategory', value: '4020' },
  { step: 'description', field: 'body', value: 'Seven gears.' },
  { step: 'description', field: 'price', value: '480' },
] as const;

const never = { 'not here': () => undefined };
const isSettled = (now: Now) => now.matches({ step: { filling: 'settled' } });

/** What a stranger does at the first steps, whom the server tells their fields, or whom no line leads to it. */
const strangersCases: FlowCases<typeof insertionMachine> = {
  ...insertionCases,
  events: {
    'draft.told': {
      'there is none': (now: Now) => (now.matches('unopened') ? { draft: '', edits: null, fields: {} } : undefined),
    },
    ...{ 'session.told': never, 'photos.told': never, 'contact.completed': never, 'publication.asked': never },
    'value.changed': Object.fromEntries(
      fillings.map(({ step, field, value }) => [
        field,
        (now: Now) => {
          const next = fillings.find((each) => each.step === step && !valuesIn(now.context)[each.field]);
          return isSettled(now) && now.context.step === step && next?.field === field ? { field, value } : undefined;
        },
      ]),
    ),
    'field.left': {
      title: (now: Now) => ('title' in now.context.typed ? { field: 'title' } : undefined),
    },
    'form.submitted': { 'at rest': (now: Now) => (isSettled(now) ? {} : undefined) },
    'step.left': {
      back: (now: Now) =>
        now.context.step === 'start' || now.matches({ step: { filling: 'typing' } }) ? undefined : {},
    },
    'step.asked': { start: asked('start'), preview: asked('preview') },
  },
  actors: {
    ...insertionCases.actors,
    fetchingFields: {
      resolves: {
        // As the server tells them: the language of the page is that of the ad.
        'those of the category': ({ context }: Now) =>
          exampleFields(Number(valuesIn(context)['subcategory']) || null).map((field) =>
            field.key === 'text_language' ? { ...field, default: 'en' } : field,
          ),
      },
      rejects: { 'no line': new Error('The line is dead') },
    },
  },
};

const words = insertionWords.en;
const labels: Fields = {
  title: { role: 'textbox', name: words.title },
  category: { role: 'combobox', name: words.category },
  subcategory: { role: 'combobox', name: words.subcategory },
  body: { role: 'textbox', name: words.description },
  price: { role: 'textbox', name: words.amount },
};

/** The first steps in a browser, as a stranger comes to them, whose clock goes on when a path says so. */
export const strangersInsertionDriver = declareDriver(strangersCases, {
  ...handsOn(labels),
  byItself: ['draft.told'],
  async opensPage(visitor) {
    const { page } = visitor;
    await visitor.forgets();
    const stage = await browserStage(visitor, /insertion\/fields\.json/);
    await visitor.opens('/en/ai/start');
    await stage.watch.stands('insertion', 'defining');
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    return {
      ...stage,
      passes: (milliseconds) => page.clock.runFor(milliseconds),
      answers: (_, answer) => ('output' in answer ? stage.letThrough() : stage.cutOff()),
      async ends() {
        await page.clock.resume();
        await stage.ends();
      },
    };
  },
  expectDetails: (stage, now) => expectStep(stage, now, labels),
});
