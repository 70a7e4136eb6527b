import { adItemOf } from '../listing/adExamples.ts';
import { flowCases } from '../paths/flowCases.ts';
import { exampleFields } from './fieldExamples.ts';
import { insertionEvents } from './insertionEvents.ts';
import { isSound } from './insertionForm.ts';
import { insertionMachine } from './insertionMachine.ts';

const noLine = new Error('The line is dead');
const started = { title: 'Citybike', category: '4000', subcategory: '4020' };
const described = { ...started, body: 'Sieben Gänge.', price_kind: 'free', text_language: 'de' };
const refusal = (field: string) => ({ fields: { [field]: { text: 'Not this one.' } }, general: { text: 'Refused.' } });

/** What inserting an ad is walked with. */
export const insertionCases = flowCases({
  machine: insertionMachine,
  schema: insertionEvents,
  inputs: { 'at the first step': { step: 'start' } },
  events: {
    'draft.told': {
      'a blank one': { draft: 'blankblankbl', edits: null, fields: {} },
      'one with a description': { draft: 'draftdraftdr', edits: null, fields: described },
    },
    'session.told': { somebody: { isLoggedIn: true }, nobody: { isLoggedIn: false } },
    'value.changed': {
      'a title': ({ context: { step } }) => (step === 'start' ? { field: 'title', value: 'Velo' } : undefined),
      'another category': ({ context: { step } }) =>
        step === 'start' ? { field: 'category', value: '5000' } : undefined,
      'no body': ({ context: { step } }) => (step === 'description' ? { field: 'body', value: '' } : undefined),
    },
    'field.left': { title: { field: 'title' } },
    'step.asked': { start: { step: 'start' }, preview: { step: 'preview' } },
    'photos.told': {
      pending: ({ context }) => (context.arePhotosPending ? undefined : { isPending: true }),
      done: ({ context }) => (context.arePhotosPending ? { isPending: false } : undefined),
    },
  },
  actors: {
    fetchingFields: {
      resolves: {
        'those of the category': ({ context: { kept, typed } }) =>
          exampleFields(Number({ ...kept, ...typed }['subcategory']) || null).filter(
            ({ key, page }) => page !== 'description' || ['body', 'price_kind', 'text_language'].includes(key),
          ),
      },
      rejects: { 'no line': noLine },
    },
    previewing: {
      resolves: {
        'the ad': { item: adItemOf() },
        'refused for the title': { errors: refusal('title') },
        'refused for the postcode': { errors: refusal('zipcode') },
        'refused without a field': { errors: { fields: {}, general: { text: 'Not now.' } } },
      },
      rejects: { 'no line': noLine },
    },
    publishing: {
      resolves: {
        published: { published: { id: 'draftdraftdr', status: 'active' } },
        'refused for the title': { errors: refusal('title') },
        'refused without a field': { errors: { fields: {}, general: { text: 'Too many ads.' } } },
      },
      rejects: { 'no line': noLine },
    },
  },
  keys: {
    'where one is and wants to be': ({ context: { step, wish } }) => [step, wish],
    'what is filled in': ({ context: { kept, typed, draft } }) => [draft, kept, typed],
    'what the fields are those of': ({ context: { definedFor } }) => definedFor,
    'who is logged in, and whether photos are pending': ({ context }) => [context.isLoggedIn, context.arePhotosPending],
    'whether it was looked at': ({ context: { item } }) => item !== null,
    'which fields there are': ({ context: { fields } }) => Object.keys(fields),
  },
  invariants: {
    'one is no further than what is done allows [INSERTION-36]': ({ context, ...now }) =>
      !now.matches('step') ||
      context.step === 'start' ||
      (isSound(context, 'start') && (context.step === 'description' || isSound(context, 'description'))),
    'only somebody sees the preview': ({ context, ...now }) =>
      !(now.matches({ step: 'confirm' }) || now.matches({ step: 'preview' })) || context.isLoggedIn,
    'what is confirmed was looked at': ({ context, ...now }) =>
      !now.matches({ step: 'confirm' }) || context.item !== null,
    'it waits only for the server': (now) =>
      now.hasTag('busy') === ('previewing' in now.children || 'publishing' in now.children),
  },
  bound: 5_000,
});
