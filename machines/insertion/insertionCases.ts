import type { SnapshotFrom } from 'xstate';
import { listingItemOf } from '../listing/listingItemExamples.ts';
import { flowCases } from '../paths/flowCases.ts';
import { exampleFields } from './fieldExamples.ts';
import { insertionEvents } from './insertionEvents.ts';
import { isListingSound, isSound, unaskedPhotos, valuesIn } from './insertionForm.ts';
import { insertionMachine } from './insertionMachine.ts';
import { lacksSession } from './insertionSetup.ts';
import type { InsertionStep } from './insertionSteps.ts';

const noLine = new Error('The line is dead');
const started = { title: 'Citybike', category: '4000', subcategory: '4020' };
const described = { ...started, body: 'Sieben Gänge.', price_kind: 'free', text_language: 'de' };
const refusal = (field: string) => ({ fields: { [field]: { text: 'Not this one.' } }, general: { text: 'Refused.' } });

type Now = SnapshotFrom<typeof insertionMachine>;

/** The draft of an edit. Only the steps that saving affects are walked. */
const changing = { draft: 'changechange', edits: 'adadadadadad' };
const isEdit = ({ context }: Now) => context.edits !== null;

/** A photo that fails to be sent. */
const lake = { key: 'lake', name: 'lake.jpg' };
const isPrompting = (now: Now) => now.matches({ step: { filling: 'asking' } });

/** The login is reported before there is a draft, and at a step: during the calls in between it has no effect. */
const reported = (isLoggedIn: boolean) => (now: Now) =>
  now.matches('unopened') || (now.matches('step') && !isEdit(now)) ? { isLoggedIn } : undefined;

/** Later fetches of fields behave as the first one, also for an edit, so only the first is walked. */
const whenStepIdle =
  <const Data>(data: Data) =>
  (now: Now) =>
    isEdit(now) || (now.matches('defining') && now.context.definedFor !== null) ? undefined : data;

/** Only changes that are visible; while photos are pending they have the same effect. */
const changed =
  (step: InsertionStep, field: string, value: string) =>
  ({ context }: Now) =>
    context.step === step && !context.arePhotosPending && (valuesIn(context)[field] ?? '') !== value
      ? { field, value }
      : undefined;

/** Path-test cases for inserting a listing. */
export const insertionCases = flowCases({
  machine: insertionMachine,
  schema: insertionEvents,
  inputs: { 'at the first step': { step: 'start' } },
  events: {
    'draft.reported': {
      'a blank one': whenStepIdle({ draft: 'blankblankbl', edits: null, fields: {} }),
      'one with a description': whenStepIdle({ draft: 'draftdraftdr', edits: null, fields: described }),
      'one that changes an ad': (now) => (now.matches('unopened') ? { ...changing, fields: described } : undefined),
      'one that another tab has written on': (now) =>
        now.matches({ step: 'preview' }) && !isEdit(now)
          ? { draft: 'draftdraftdr', edits: null, fields: { ...described, body: 'Acht Gänge.' } }
          : undefined,
      'while its changes are saved': (now) =>
        now.matches({ step: 'saving' }) ? { ...changing, fields: described } : undefined,
      'one that another tab has changed while it is saved': (now) =>
        now.matches({ step: 'saving' }) ? { ...changing, fields: { ...described, body: 'Acht Gänge.' } } : undefined,
    },
    'draft.published': {
      // The page after the publication is the same wherever the seller was, so two steps suffice.
      'by another tab': (now) =>
        now.context.draft === 'draftdraftdr' && (now.matches({ step: 'preview' }) || now.matches({ step: 'confirm' }))
          ? { draft: 'draftdraftdr' }
          : undefined,
      'of another draft': (now) => (now.matches({ step: 'confirm' }) ? { draft: 'otherotherot' } : undefined),
    },
    'session.reported': { somebody: reported(true), nobody: reported(false) },
    'value.changed': {
      'a title': changed('start', 'title', 'Velo'),
      'another category': (now) => (isEdit(now) ? undefined : changed('start', 'category', '5000')(now)),
      'no body': changed('description', 'body', ''),
    },
    'field.left': { title: { field: 'title' } },
    // Only an edit can be saved early: the insertion of a new listing ignores the event.
    'save.requested': {
      'of an edit': (now) => (isEdit(now) ? {} : undefined),
      'of a new ad': (now) => (now.matches({ step: { filling: 'settled' } }) && !isEdit(now) ? {} : undefined),
    },
    'step.requested': { start: whenStepIdle({ step: 'start' }), preview: whenStepIdle({ step: 'preview' }) },
    'photos.reported': {
      pending: ({ context, ...now }) =>
        now.matches({ step: { filling: 'settled' } }) && context.step === 'start' && !context.arePhotosPending
          ? { isPending: true, failed: [] }
          : undefined,
      done: ({ context }) => (context.arePhotosPending ? { isPending: false, failed: [] } : undefined),
      'done, but for one': ({ context }) =>
        context.arePhotosPending && context.isWaitShown ? { isPending: false, failed: [lake] } : undefined,
      'one fails': ({ context, ...now }) =>
        now.matches({ step: { filling: 'settled' } }) &&
        context.step === 'start' &&
        !context.arePhotosPending &&
        context.failedPhotos.length === 0
          ? { isPending: false, failed: [lake] }
          : undefined,
      'it is sent again while one is asked': (now) => (isPrompting(now) ? { isPending: true, failed: [] } : undefined),
      'it is no more while one is asked': (now) => (isPrompting(now) ? { isPending: false, failed: [] } : undefined),
    },
  },
  actors: {
    fetchingFields: {
      resolves: {
        'those of the category': ({ context: { saved, typed } }) =>
          exampleFields(Number({ ...saved, ...typed }['subcategory']) || null).filter(
            ({ key, page }) => page !== 'description' || ['body', 'price_kind', 'text_language'].includes(key),
          ),
      },
      // The first request stands for all: after a change of category a failure behaves the same.
      rejects: {
        'no line': (now: Now) => (now.context.definedFor === null && !isEdit(now) ? noLine : undefined),
      },
    },
    previewing: {
      resolves: {
        'the ad': { item: listingItemOf() },
        'refused for the title': { errors: refusal('title') },
        'refused for the postcode': { errors: refusal('zipcode') },
        'refused without a field': { errors: { fields: {}, general: { text: 'Not now.' } } },
        'refused because the session has ended': { errors: { fields: {}, general: { code: 'session.ended' } } },
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
    fetchingPublished: {
      resolves: { 'that it waits': { id: 'draftdraftdr', status: 'awaitingVerification' } },
      rejects: { 'no line': noLine },
    },
  },
  stubAnswers: {
    // The server sets the text language to the language of the page.
    fetchingFields: ({ context: { saved, typed } }) =>
      exampleFields(Number({ ...saved, ...typed }['subcategory']) || null).map((field) =>
        field.key === 'text_language' ? { ...field, default: 'de' } : field,
      ),
  },
  keys: {
    'where one is and wants to be': ({ context: { step, goal } }) => [step, goal],
    'what is filled in': ({ context: { saved, typed, draft, edits } }) => [draft, edits, saved, typed],
    'what the fields are those of': ({ context: { definedFor } }) => definedFor,
    'who is logged in': ({ context: { isLoggedIn } }) => isLoggedIn,
    'whether photos are pending, and waited for': ({ context: { arePhotosPending, isWaitShown } }) => [
      arePhotosPending,
      isWaitShown,
    ],
    'which photos have failed, and are gone on without': ({ context }) => [
      context.failedPhotos,
      context.promptedPhotos,
      context.skippedPhotos,
    ],
    'whether it was looked at': ({ context: { item } }) => item !== null,
    'whether the preview was refused because the session had ended': ({ context, ...now }) =>
      now.matches({ step: { preview: 'failed' } }) && lacksSession(context),
    'which fields there are': ({ context: { fields } }) => Object.keys(fields),
  },
  invariants: {
    'one is no further than what is done allows [INSERTION-36]': ({ context, ...now }) =>
      !now.matches('step') ||
      context.step === 'start' ||
      (isSound(context, 'start') && (context.step === 'description' || isSound(context, 'description'))),
    'only somebody sees the preview': ({ context, ...now }) =>
      !(now.matches({ step: 'confirm' }) || now.matches({ step: 'preview' })) || context.isLoggedIn,
    'only an edit is saved before it is confirmed, and only a sound one': ({ context, ...now }) =>
      !now.matches({ step: 'saving' }) || (context.edits !== null && isListingSound(context)),
    'what is confirmed was looked at': ({ context, ...now }) =>
      !now.matches({ step: 'confirm' }) || context.item !== null,
    'what is to be looked at is there': ({ context, ...now }) =>
      !now.matches({ step: { preview: 'shown' } }) || context.item !== null,
    'it asks only about photos that have failed, and about none twice': (now) =>
      !isPrompting(now) || unaskedPhotos(now.context, now.context.failedPhotos).length > 0,
    'it waits only for the server': (now) =>
      now.hasTag('busy') === ('previewing' in now.children || 'publishing' in now.children || 'saving' in now.children),
  },
  bound: 5_000,
});
