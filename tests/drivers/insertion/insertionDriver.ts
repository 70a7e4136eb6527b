import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { insertionCases } from '#machines/insertion/insertionCases.ts';
import { valuesIn } from '#machines/insertion/insertionForm.ts';
import type { insertionMachine } from '#machines/insertion/insertionMachine.ts';
import { listingItemOf } from '#machines/listing/listingItemExamples.ts';
import type { FlowCases } from '#machines/paths/flowCases.ts';
import { declareDriver, type FlowDriver, type Stage } from '../walking/flowDriver.ts';
import type { Sight } from '../walking/surface.ts';

type Now = SnapshotFrom<typeof insertionMachine>;

const button = (name: string | RegExp): Sight => ({ role: 'button', name });
const titles: Readonly<Record<Now['context']['step'], string>> = {
  start: 'What would you like to post?',
  description: 'Add the details',
  contact: 'How can people reach you?',
  preview: 'Preview of your ad',
  confirm: 'Ready?',
};

/** The heading of the insertion's current step. */
function titleOf({ step, edits }: Now['context']): string {
  return step === 'start' && edits !== null ? 'Edit your ad' : titles[step];
}

/** A link to a step other than the current one, if the navigation has not begun. */
export const requested = (step: Now['context']['step']) => (now: Now) =>
  now.context.step !== step && now.context.goal !== step ? { step } : undefined;

const { publishing } = insertionCases.actors;

/**
 * Leaves out a case while the ad is being saved from a step: no state promises a message then, and
 * `wrongFields.test.ts` tests it.
 */
const unlessSaving =
  (of: unknown) =>
  (now: Now): never | undefined =>
    now.matches({ step: 'saving' }) ? undefined : (of as never);

const cases: FlowCases<typeof insertionMachine> = {
  ...insertionCases,
  events: {
    ...insertionCases.events,
    'field.left': { title: ({ context }: Now) => (context.step === 'start' ? { field: 'title' } : undefined) },
    'step.left': { back: ({ context }: Now) => (context.step === 'start' ? undefined : {}) },
    // Links open steps of a new ad. The walk of an edit covers the steps that differ by saving.
    'step.requested': { start: unlessEdit(requested('start')), preview: unlessEdit(requested('preview')) },
    // The last step of an edit is not walked: it is the same as for a new ad, except for the label of its button.
    'form.submitted': {
      onward: (now: Now) =>
        now.context.edits !== null && now.matches({ step: { preview: 'shown' } }) ? undefined : {},
    },
    'save.requested': { 'of an edit': (now: Now) => (showsSave(now) ? {} : undefined) },
  },
  actors: {
    ...insertionCases.actors,
    publishing: {
      resolves: {
        ...publishing!.resolves,
        'refused without a field': unlessSaving(publishing!.resolves!['refused without a field']),
      },
      rejects: { 'no line': unlessSaving(publishing!.rejects!['no line']) },
    },
  },
};

function unlessEdit<Data>(of: (now: Now) => Data) {
  return (now: Now) => (now.context.edits === null ? of(now) : undefined);
}

/** Whether a step has the button that saves. The last step has a different one, `publish`. */
function showsSave({ context, ...now }: Now): boolean {
  if (context.edits === null || now.matches({ step: { filling: 'asking' } })) return false;
  return (
    now.matches({ step: 'filling' }) || now.matches({ step: 'contact' }) || now.matches({ step: { preview: 'shown' } })
  );
}

/**
 * The fields by their keys. The labels are those of the page; a view that is made of the chart alone uses the keys as
 * labels.
 */
export type Fields = Readonly<Record<string, Sight>>;

/** The elements of the insertion's steps, and the gestures that cause their events. */
export const stepControls = (fields: Fields): Pick<FlowDriver<typeof insertionMachine>, 'sights' | 'does'> => ({
  sights: {
    loadAgain: button('Reload'),
    next: button('Next'),
    contact: { role: 'form', name: 'Contact details' },
    item: { role: 'heading', name: listingItemOf().subject },
    question: { role: 'dialog', name: 'Some photos didn’t upload' },
    publish: button(/^(Publish ad|Sending…)$/),
    general: { role: 'alert', says: /Not now\.|Too many ads\.|something went wrong|Your session has ended/ },
  },
  does: {
    'draft.reported': (_, event, { happens }) => happens!(event),
    'draft.published': (_, event, { happens }) => happens!(event),
    'session.reported': (_, event, { happens }) => happens!(event),
    'photos.reported': (_, event, { happens }) => happens!(event),
    'value.changed'(surface, { field, value }) {
      const sight = fields[field]!;
      return sight.role === 'combobox' ? surface.choose(sight, String(value)) : surface.type(sight, String(value));
    },
    'field.left': (surface, { field }) => surface.leave(fields[field]!),
    'form.submitted': (surface) => surface.press(button('Next')),
    'step.left': (surface) => surface.press(button('Back')),
    'step.requested': (surface, { step }) => surface.goTo(`/en/ai/${step}`),
    'photos.skipped': (surface) => surface.press(button('Continue without them')),
    'question.closed': (surface) => surface.press(button('Back to photos')),
    'contact.completed': (surface) => surface.press(button('Continue to preview')),
    'publication.requested': (surface) => surface.press(button('Publish ad')),
    'save.requested': (surface) => surface.press(button('Save changes')),
    'loading.retried': (surface) => surface.press(button('Reload')),
  },
});

/** The fields in the mounted view, whose labels are the keys, with an optional `(optional)`. */
const keys: Fields = {
  title: { role: 'textbox', name: /^title/ },
  category: { role: 'combobox', name: /^category/ },
  subcategory: { role: 'combobox', name: /^subcategory/ },
  body: { role: 'textbox', name: /^body/ },
  price: { role: 'textbox', name: /^price(?: |$)/ },
};

/** The driver for walks through the steps of inserting an ad. */
export const insertionDriver = declareDriver(cases, {
  ...stepControls(keys),
  usesData: ['value.changed'],
  untaken: {
    'step.saving: save.requested → the same': 'The button does nothing while the changes are sent.',
    'step.saving: saving failed → deciding':
      'The message on the whole ad is promised by no state; a separate test checks it.',
  },
  async opensView({ step }) {
    const { openInsertion } = await import('./insertionView.tsx');
    return openInsertion(step);
  },
  expectDetails,
});

async function expectDetails(stage: Stage, now: Now): Promise<void> {
  await expectStep(stage, now, keys);
  if (showsSave(now) || (now.matches('step') && now.context.edits === null)) {
    expect(await stage.surface.count(button('Save changes')), 'saving').toBe(showsSave(now) ? 1 : 0);
  }
  if (!now.matches('published')) return;
  const { reported } = stage as Stage & { readonly reported: { readonly published: unknown } };
  const { published, edits } = now.context;
  expect(reported.published).toEqual({
    published,
    category: valuesIn(now.context)['subcategory'],
    isEdited: edits !== null,
  });
}

/**
 * Expects the current step of the chart to be visible, with the values of its fields.
 * @throws when it is not
 */
export async function expectStep({ surface }: Stage, now: Now, fields: Fields): Promise<void> {
  const { context } = now;
  if (!now.matches('step')) return;
  const { step } = context;
  expect(await surface.shows({ role: 'heading', level: 1, name: titleOf(context) }, true)).toBe(true);
  expect(surface.address()).toBe(`/en/ai/${step}`);
  if (!now.matches({ step: 'filling' })) return;
  for (const [field, sight] of Object.entries(fields)) {
    if (!(field in context.fields) || (await surface.count(sight)) === 0) continue;
    expect(await surface.value(sight), field).toBe(String(context.fields[field]!.value));
  }
  for (const [field, { error }] of Object.entries(context.fields)) {
    if (error && 'text' in error) expect(await surface.count({ role: 'paragraph', says: error.text }), field).toBe(1);
  }
  const waits: Sight = { role: 'status', says: 'Your photos are still uploading' };
  expect(await surface.count(waits)).toBe(context.isWaitShown ? 1 : 0);
}
