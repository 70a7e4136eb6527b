import type { SnapshotFrom } from 'xstate';
import { exampleFields } from '#machines/insertion/fieldExamples.ts';
import { insertionCases } from '#machines/insertion/insertionCases.ts';
import { valuesIn } from '#machines/insertion/insertionForm.ts';
import type { insertionMachine } from '#machines/insertion/insertionMachine.ts';
import type { PreviewOutcome } from '#machines/insertion/insertionSetup.ts';
import { listingItemOf } from '#machines/listing/listingItemExamples.ts';
import type { FlowCases } from '#machines/paths/flowCases.ts';
import { insertionWords } from '#tests/journeys/insertionWords.ts';
import { browserStage } from '../browser/browserStage.ts';
import { type Answer, declareDriver } from '../walking/flowDriver.ts';
import { requested, expectStep, type Fields, stepControls } from './insertionDriver.ts';

// The driver for inserting an ad in a browser with a real server, which returns the fields, validates the ad and
// publishes it.

type Now = SnapshotFrom<typeof insertionMachine>;

/** The values in the order of typing; the field that was typed last has the focus. */
const fillings = [
  { step: 'start', field: 'title', value: 'Citybike' },
  { step: 'start', field: 'category', value: '4000' },
  { step: 'start', field: 'subcategory', value: '4020' },
  { step: 'description', field: 'body', value: 'Seven gears.' },
  { step: 'description', field: 'price', value: '480' },
] as const;

const never = { 'not here': () => undefined };
const isSettled = (now: Now) => now.matches({ step: { filling: 'settled' } });
const noLine = { 'no line': new Error('The line is dead') };

/**
 * The cases of a visitor without a session at the first steps. The server returns their fields, or the connection is
 * lost.
 */
const strangersCases: FlowCases<typeof insertionMachine> = {
  ...insertionCases,
  events: {
    'draft.reported': {
      'there is none': (now: Now) => (now.matches('unopened') ? { draft: '', edits: null, fields: {} } : undefined),
    },
    'draft.published': never,
    'session.reported': never,
    'photos.reported': never,
    'contact.completed': never,
    'publication.requested': never,
    // A new ad has no button for saving, so this event is impossible.
    'save.requested': never,
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
    'step.requested': { start: requested('start'), preview: requested('preview') },
  },
  actors: {
    ...insertionCases.actors,
    fetchingFields: {
      resolves: {
        // The fields in the form in which the server returns them: the default language of the ad is that of the page.
        'those of the category': ({ context }: Now) =>
          exampleFields(Number(valuesIn(context)['subcategory']) || null).map((field) =>
            field.key === 'text_language' ? { ...field, default: 'en' } : field,
          ),
      },
      rejects: noLine,
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

/**
 * The driver for the first steps in a browser, opened by a visitor without a session, with a clock that paths advance.
 */
export const strangersInsertionDriver = declareDriver(strangersCases, {
  ...stepControls(labels),
  byItself: ['draft.reported'],
  async opensPage(visitor) {
    await visitor.forgets();
    const stage = await browserStage(visitor, /insertion\/fields\.json/);
    await visitor.opens('/en/ai/start');
    await stage.watch.awaitsState('insertion', 'defining');
    await stage.stopsClock();
    return {
      ...stage,
      answers: (_, answer) => ('output' in answer ? stage.letThrough() : stage.cutOff()),
    };
  },
  expectDetails: (stage, now) => expectStep(stage, now, labels),
});

/** A logged-in user fills in the requested fields once, and reaches the following steps. */
const sellersCases: FlowCases<typeof insertionMachine> = {
  ...strangersCases,
  events: {
    ...strangersCases.events,
    'session.reported': {
      somebody: (now: Now) => (now.matches('unopened') && !now.context.isLoggedIn ? { isLoggedIn: true } : undefined),
    },
    'draft.reported': {
      'there is none': (now: Now) =>
        now.matches('unopened') && now.context.isLoggedIn ? { draft: '', edits: null, fields: {} } : undefined,
    },
    'field.left': never,
    'form.submitted': {
      'what is asked is there': (now: Now) =>
        now.matches({ step: { preview: 'shown' } }) || (isSettled(now) && isFilled(now)) ? {} : undefined,
    },
    'contact.completed': { 'as the profile has it': {} },
    'publication.requested': { now: {} },
    'step.left': { back: (now: Now) => (isPastFields(now) ? {} : undefined) },
    'step.requested': {
      start: (now: Now) => (isPastFields(now) ? requested('start')(now) : undefined),
      preview: (now: Now) => (isPastFields(now) ? requested('preview')(now) : undefined),
    },
  },
  actors: {
    fetchingFields: { resolves: strangersCases.actors['fetchingFields']!.resolves! },
    previewing: {
      resolves: {
        'the ad': { item: listingItemOf() },
        'refused for the postcode': { errors: refusedPostcode() },
      },
      rejects: noLine,
    },
    publishing: { resolves: { published: { published: { id: 'draftdraftdr', status: 'active' } } }, rejects: noLine },
  },
};

function refusedPostcode() {
  return { fields: { zipcode: { text: 'Not this one.' } }, general: { text: 'Refused.' } };
}

function isFilled({ context }: Now): boolean {
  return fillings.every(({ step, field }) => step !== context.step || valuesIn(context)[field]);
}

function isPastFields(now: Now): boolean {
  return now.matches({ step: 'contact' }) || now.matches({ step: 'preview' }) || now.matches({ step: 'confirm' });
}

const postcode = { role: 'textbox', name: words.zipcode } as const;
/** Two postcodes: the first has a valid form, but no place has it. */
const [placeless, known] = ['9999', '3012'];

/** The driver for all steps, in the browser of a user who is logged in from the start and has a profile. */
export function sellersInsertionDriver(comes: () => Promise<void>) {
  const controls = stepControls(labels);
  return declareDriver(sellersCases, {
    sights: { ...controls.sights, item: { role: 'heading', name: fillings[0].value } },
    does: {
      ...controls.does,
      async 'contact.completed'(surface, event, stage, moment) {
        const answers = moment.steps.map(({ events: [first] }) => first as Answer);
        const next = answers.find(({ type }) => type === 'xstate.done.actor.previewing');
        const outcome = next && 'output' in next ? (next.output as PreviewOutcome) : undefined;
        await surface.type(postcode, outcome && 'errors' in outcome ? placeless : known);
        await controls.does['contact.completed']!(surface, event, stage, moment);
      },
    },
    byItself: ['session.reported', 'draft.reported'],
    async opensPage(visitor) {
      await comes();
      const stage = await browserStage(visitor, /insertion\/(?:fields|preview)\.json|\/graphql/);
      await visitor.opens('/en/ai/start');
      await stage.watch.awaitsState('insertion', 'defining');
      await stage.stopsClock();
      const call = { fetchingFields: 'fields.json', previewing: 'preview.json', publishing: 'publishListing' };
      return {
        ...stage,
        answers: (actor, answer) =>
          stage['output' in answer ? 'letThrough' : 'cutOff'](call[actor as keyof typeof call]),
      };
    },
    expectDetails: (stage, now) => expectStep(stage, now, labels),
  });
}
