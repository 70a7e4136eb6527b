import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { fieldsOf } from '#machines/draft/lifecycle/draft.ts';
import { draftSavingCases } from '#machines/draft/draftSavingCases.ts';
import type { draftSavingMachine } from '#machines/draft/draftSavingMachine.ts';
import type { FlowCases } from '#machines/paths/flowCases.ts';
import { declareDriver, type Gesture, type Stage } from '../walking/flowDriver.ts';
import { nameOf, type Sight } from '../walking/surface.ts';

type Snapshot = SnapshotFrom<typeof draftSavingMachine>;

const button = (name: string): Sight => ({ role: 'button', name });
const card: Sight = { role: 'complementary', name: 'Your draft' };

export const mayUndo = (now: Snapshot) => now.matches('editing') && (now.context.draft?.past.length ?? 0) > 0;
export const mayRedo = (now: Snapshot) => now.matches('editing') && (now.context.draft?.future.length ?? 0) > 0;

/** A case of the machine, limited to the states in which a user's gesture can cause it. */
function where(event: string, name: string, isReached: (now: Snapshot) => boolean) {
  const declared = (draftSavingCases.events[event as never] as Readonly<Record<string, unknown>>)[name];
  return (now: Snapshot) => {
    if (!isReached(now)) return undefined;
    return typeof declared === 'function' ? (declared(now) as object | undefined) : (declared as object);
  };
}

const cases = {
  ...draftSavingCases,
  events: {
    ...draftSavingCases.events,
    'step.undone': { 'the last': where('step.undone', 'the last', mayUndo) },
    'step.redone': { 'the last': where('step.redone', 'the last', mayRedo) },
    'draft.dropped': { now: where('draft.dropped', 'now', (now) => now.matches('offered')) },
  },
} as FlowCases<typeof draftSavingMachine>;

const happens: Gesture = (_, event, stage) => stage.happens!(event);

/** The draft of a page: the offer of an earlier one, and that nothing is lost. */
export const draftSavingDriver = declareDriver(cases, {
  sights: {
    resume: button('Continue draft'),
    sealed: button('Start a new ad'),
    loadAgain: button('Reload'),
  },
  does: {
    'session.reported': happens,
    'fields.settled': happens,
    'listing.published': happens,
    'journal.received': happens,
    'saving.failed': happens,
    'step.undone': (surface) => surface.press(button('Undo')),
    'step.redone': (surface) => surface.press(button('Redo')),
    'draft.dropped': (surface) => surface.press(button('Discard and start over')),
    'draft.resumed': (surface, _event, _stage, { before }) =>
      surface.press(button(before.matches('sealed') ? 'Start a new ad' : 'Continue draft')),
    'opening.retried': (surface) => surface.press(button('Reload')),
  },
  untaken: { 'editing: draft.dropped → the same': 'Beginning another draft discards the current one.' },
  async opensView(input) {
    const { openDraftView } = await import('./draftView.tsx');
    return openDraftView('draftSaving', input);
  },
  expectDetails,
});

async function expectDetails({ surface }: Stage, now: Snapshot): Promise<void> {
  if (now.matches('unread')) return;
  const { draft } = now.context;
  const { title = '' } = draft && now.matches('offered') ? fieldsOf(draft) : {};
  const unkept = 'This browser can’t save drafts. If you close this page, your text is lost.';
  const isDraftSaved = now.matches('editing') && draft !== null && !now.hasTag('unkept');
  const seen: readonly (readonly [Sight, boolean])[] = [
    [button('Undo'), mayUndo(now)],
    [button('Redo'), mayRedo(now)],
    [{ ...card, says: unkept }, now.hasTag('unkept')],
    // Whether the draft is stored on the server is shown by the flow for that, not by this one.
    [{ ...card, says: /^Draft saved / }, isDraftSaved],
    ...(title === '' ? [] : [[{ role: 'region', name: title }, true] as const]),
  ];
  for (const [sight, isThere] of seen) expect(await surface.shows(sight, isThere), nameOf(sight)).toBe(isThere);
}
