import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { fieldsOf } from '#machines/draft/lifecycle/draft.ts';
import type { draftSavingMachine } from '#machines/draft/draftSavingMachine.ts';
import type { DraftFact } from '#machines/draft/lifecycle/draftFacts.ts';
import type { FlowCases } from '#machines/paths/flowCases.ts';
import { waitForHydration, type Visitor } from '../browser/browser.ts';
import { browserStage } from '../browser/browserStage.ts';
import { draftSavingDriver, mayRedo, mayUndo } from './draftSavingDriver.ts';
import type { Writers } from './draftWriters.ts';
import { comesBack, logsIn, logsOut } from '../browser/elsewhere.ts';
import { type Ahead, declareDriver, type FlowDriver } from '../walking/flowDriver.ts';
import type { Sight } from '../walking/surface.ts';

// The driver for walks on the draft of an ad in a browser with its real storage. Two people write to it in two tabs.

type Now = SnapshotFrom<typeof draftSavingMachine>;

export const ana = 'anaanaanaana';
const ben = 'benbenbenben';

/** A new draft next to an offered one makes two drafts, and a page that opens then may find either. */
const beside = 'besidebeside';

const titleField: Sight = { role: 'textbox', name: 'Title' };

/** The time of the next fact: later facts have later times, in whichever tab they are written. */
const nextAt = ({ context: { facts } }: Now) => 1_000 * (facts.length + 1);
const titleOf = ({ context: { draft } }: Now) => (draft && fieldsOf(draft)['title']) ?? '';
/** The text of the title field; a draft that is merely offered does not fill it. */
const typedIn = (now: Now) => (now.matches('offered') ? '' : titleOf(now));

/** Whether the user may write: as long as the browser stores the draft, up to six facts. */
const writing = (now: Now) =>
  now.matches('offered') || (now.matches('editing') && !now.hasTag('unkept')) ? now.context.facts.length < 6 : false;

function writes(title: string | null) {
  return (now: Now) => {
    if (!writing(now) || typedIn(now) === (title ?? '')) return undefined;
    const draft = now.matches('offered') ? beside : 'freshfreshfr';
    return { fields: { title }, draft, write: `write${now.context.facts.length}`, at: nextAt(now) };
  };
}

const step = (isReached: (now: Now) => boolean) => (now: Now) =>
  isReached(now) && writing(now) ? { write: `write${now.context.facts.length}`, at: nextAt(now) } : undefined;

/** Whether there is only one stored draft, to which offers and events refer. */
const isAlone = ({ context: { id } }: Now) => id !== null && id !== beside;

function received(isSo: (now: Now) => boolean, fact: (now: Now) => DraftFact) {
  return (now: Now) =>
    now.matches({ editing: 'saved' }) && isAlone(now) && now.context.facts.length < 6 && isSo(now)
      ? { draft: now.context.id!, facts: [fact(now)] }
      : undefined;
}

/** The case of another person logging in, under a condition. */
function logsInAs(account: string, may: (now: Now) => boolean) {
  return (now: Now) => (now.context.account !== account && may(now) ? { account, at: nextAt(now) } : undefined);
}

const isWritten = (now: Now) => now.matches('sealed') || (now.matches({ editing: 'saved' }) && isAlone(now));

const isBlank = (now: Now) => now.matches({ editing: 'saved' }) && now.context.draft === null;

const begun: DraftFact = { type: 'draft.begun', at: 1 };
export const bed: DraftFact = {
  type: 'draft.changed',
  at: 2,
  write: 'otherotherot',
  fields: { title: 'Bett' },
  cause: 'typed',
};
const found = { id: 'foundfoundfo', facts: [begun, bed] };

const isFirst = ({ context: { account } }: Now) => account === null;
/** An answer that is possible only on the first visit of a device, whose stored data the test has prepared. */
const atFirst =
  <Answer>(answer: Answer) =>
  (now: Now) =>
    isFirst(now) ? answer : undefined;

const { cases: known, ...driver } = draftSavingDriver;

export const devicesCases: FlowCases<typeof draftSavingMachine> = {
  ...known,
  inputs: { 'for a new ad': { from: null } },
  events: {
    'session.reported': {
      'nobody, at first': (now: Now) => (now.matches('unopened') ? { account: null, at: 0 } : undefined),
      Ana: logsInAs(ana, (now) => now.matches('offered') || isWritten(now)),
      // The device stores no draft of Ben's, so he begins with a blank page.
      Ben: logsInAs(
        ben,
        (now) =>
          (isWritten(now) && now.context.draft?.account === ana) || (isBlank(now) && now.context.account === null),
      ),
      'nobody any more': (now: Now) =>
        now.context.account === ana && now.context.draft?.account === ana && now.matches('editing') && isWritten(now)
          ? { account: null, at: nextAt(now) }
          : undefined,
    },
    'fields.settled': { 'a title': writes('Velo'), 'no title': writes(null) },
    'step.undone': { 'the last': step(mayUndo) },
    'step.redone': { 'the last': step(mayRedo) },
    'draft.resumed': {
      now: (now: Now) =>
        now.matches('offered') || (now.matches('sealed') && now.context.account === ben)
          ? { at: nextAt(now) }
          : undefined,
    },
    'draft.dropped': { now: (now: Now) => (now.matches('offered') ? { at: nextAt(now) } : undefined) },
    'listing.published': { never: () => undefined },
    'journal.received': {
      'a title of this draft': received(
        (now) => titleOf(now) !== 'Bett',
        (now) => ({ ...bed, at: nextAt(now), write: `other${now.context.facts.length}` }),
      ),
      'that it was discarded': received(
        (now) => titleOf(now) !== '',
        (now) => ({ type: 'draft.discarded', at: nextAt(now) }),
      ),
    },
    // A draft that cannot be stored exists in the page alone, so no path continues from there.
    'saving.failed': { 'the disk is full': (now: Now) => (isFull(now) ? {} : undefined) },
    'opening.retried': { never: () => undefined },
  },
  actors: {
    opening: {
      resolves: {
        nothing: (now: Now) => (isFirst(now) || now.context.account === ben ? null : undefined),
        'a draft of nobody': (now: Now) => (now.context.account === ben ? undefined : { ...found, isContinued: false }),
        'the draft that was open': atFirst({ ...found, isContinued: true }),
      },
      rejects: { 'no storage': atFirst(new Error('This browser keeps nothing')) },
    },
  },
};

const isFull = (now: Now) => now.matches({ editing: 'saved' }) && mayUndo(now) && !mayRedo(now) && isAlone(now);

/** Types a title, and moves the focus out of the field, which commits the text. */
export async function types(page: Page, title: string): Promise<void> {
  const field = page.getByRole('textbox', { name: titleField.name! });
  await field.fill(title);
  await field.blur();
}

const untilDraftSaved = (page: Page) => page.getByText(/^Draft saved/).waitFor();

async function opens(page: Page): Promise<void> {
  await page.goto('/en/ai/start');
  await waitForHydration(page);
}

/** Prepares the data that earlier visits have left on the device, by their names in the paths. */
const before: Readonly<Record<string, (visitor: Visitor) => Promise<void>>> = {
  async 'a draft of nobody'({ page }) {
    await opens(page);
    await types(page, 'Bett');
    await untilDraftSaved(page);
    await page.goto('/robots.txt');
    await page.evaluate(() => sessionStorage.clear());
  },
  async 'the draft that was open'({ page }) {
    await opens(page);
    await types(page, 'Bett');
    await untilDraftSaved(page);
  },
  async 'no storage'({ page }) {
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('Not here', 'SecurityError');
      };
    });
  },
};

/** The draft is edited or discarded in another tab, which stays open until this tab has received the event. */
async function inAnotherTab({ page }: Visitor, what: 'writes' | 'discards'): Promise<void> {
  const other = await page.context().newPage();
  await opens(other);
  if (what === 'discards') await other.getByRole('button', { name: 'Discard and start over' }).click();
  else {
    await other.getByRole('button', { name: 'Continue draft' }).click();
    await types(other, 'Bett');
  }
  const title = page.getByRole('textbox', { name: titleField.name! });
  await expect.poll(() => title.inputValue()).toBe(what === 'discards' ? '' : 'Bett');
  await other.close();
}

/** The gestures by which the user writes. */
export const typing: FlowDriver<typeof draftSavingMachine>['does'] = {
  'fields.settled': async (surface, { fields }) => {
    await surface.type(titleField, fields['title'] ?? '');
    await surface.leave(titleField);
  },
};

/** The events whose times and names the device generates. */
export const ownData = [
  'session.reported',
  'fields.settled',
  'step.undone',
  'step.redone',
  'draft.resumed',
  'draft.dropped',
  'journal.received',
];

/** The draft of a page, in a browser of consecutive people, different ones for each path. */
export function draftSavingInBrowser(next: () => Writers) {
  return declareDriver(devicesCases, {
    ...driver,
    does: { ...driver.does, ...typing },
    byItself: ({ label, type }, now) =>
      label === 'session.reported (nobody, at first)' || (now.matches('opening') && type.includes('.actor.')),
    ownData,
    untaken: {
      'editing: listing.published → the same': 'Another walk inserts an ad to its end.',
      'editing.received: always [isPublished] → editing.saved':
        'The tests that kill servers submit an ad in another tab.',
      'editing: always [isHolding] → the same': 'The device is read before a field can be committed.',
      'editing: draft.dropped → the same': 'Beginning another draft discards the current one.',
      'offered: always [isHolding] → editing': 'The device is read before a field can be committed.',
      'opening: fields.settled → the same': 'The device is read before a field can be committed.',
      'opening: opening failed [isOfListing] → unread': 'There is nothing to fetch for a new ad.',
      'opening: session.reported → opening': 'The device is read before a login is possible.',
      'unread: opening.retried → opening': 'There is nothing to fetch for a new ad.',
      'unread: session.reported → opening': 'There is nothing to fetch for a new ad.',
    },
    async opensPage(visitor, _input, { steps }: Ahead) {
      const { page } = visitor;
      const writers = next();
      const opening = steps.find(({ type }) => type.endsWith('.actor.opening'))?.label ?? '';
      const stage = await browserStage(visitor, /never/);
      await before[/\((.*)\)$/.exec(opening)?.[1] ?? '']?.(visitor);
      await opens(page);
      return {
        ...stage,
        async happens(event) {
          const { type } = event;
          if (type === 'session.reported') {
            const { account } = event as unknown as { readonly account: string | null };
            // Waits for pending calls before the session ends: such a call would report the end by itself.
            if (account === null) {
              await stage.watch.awaitsState('draftSync', 'saved');
              await visitor.callsNothing();
            }
            await (account === null ? logsOut(visitor) : logsIn(visitor, account === ana ? writers.ana : writers.ben));
            return comesBack(visitor);
          }
          if (type === 'saving.failed') {
            await page.evaluate(() => {
              IDBObjectStore.prototype.add = () => {
                throw new DOMException('Full', 'QuotaExceededError');
              };
            });
            return types(page, 'Sofa');
          }
          const { facts } = event as unknown as { readonly facts: readonly DraftFact[] };
          return inAnotherTab(visitor, facts[0]?.type === 'draft.discarded' ? 'discards' : 'writes');
        },
      };
    },
  });
}
