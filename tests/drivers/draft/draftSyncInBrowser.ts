import type { SnapshotFrom } from 'xstate';
import type { DraftFact } from '#machines/draft/lifecycle/draftFacts.ts';
import { draftFactName } from '#machines/draft/draftJournals.ts';
import type { draftSyncMachine } from '#machines/draft/draftSyncMachine.ts';
import { furthestAhead } from '#machines/draft/limits.ts';
import type { FlowCases } from '#machines/paths/flowCases.ts';
import { browserStage } from '../browser/browserStage.ts';
import { draftSyncDriver } from './draftSyncDriver.ts';
import { types } from './draftInBrowser.ts';
import type { Writers } from './draftWriters.ts';
import { comesBack, logsIn, logsOut } from '../browser/elsewhere.ts';
import { declareDriver } from '../walking/flowDriver.ts';

// The driver for walks on a draft in its writer's account, in a browser with a real server and a clock that paths
// advance.

type Now = SnapshotFrom<typeof draftSyncMachine>;

const draft = 'draftdraftdr';
const begun: DraftFact = { type: 'draft.begun', at: 1 };

/** The facts of the journal after this many writes. */
const written = (writings: number): readonly DraftFact[] => [
  begun,
  ...Array.from({ length: writings }, (_, number) => ({
    type: 'draft.changed' as const,
    at: 2,
    write: `write${number}`,
    fields: { title: 'Velo' },
    cause: 'typed' as const,
  })),
];

const { cases: known, ...driver } = draftSyncDriver;

/** Whether a write came after the first one was sent, and before its response. */
const isOvertaken = ({ context: { facts, had } }: Now) => had.length === 0 && facts.length === 3;

function answered({ context: { facts, had } }: Now) {
  const sent = facts.slice(0, had.length === 0 && facts.length === 3 ? 2 : undefined);
  return { journal: sent.filter((fact) => !had.includes(draftFactName(fact))), version: sent.length };
}

/**
 * Another write is possible only while it is clear what was sent: the pending call contains the first write, or all of
 * them.
 */
function more(now: Now) {
  const { facts, had, failures } = now.context;
  const isClear = now.matches('sending')
    ? failures === 0 && had.length === 0 && facts.length === 2
    : !now.matches('behind') || had.length > 0;
  return !now.matches('apart') && isClear && facts.length < 5 ? { draft, facts: written(facts.length) } : undefined;
}

/** Whether the account does not have any fact of the draft yet, so that it can refuse all of them. */
const isUnknown = ({ context: { had, failures, facts } }: Now) =>
  had.length === 0 && failures === 0 && facts.length === 2;

const aheadOfTime = 'that it is ahead of time';

const cases: FlowCases<typeof draftSyncMachine> = {
  ...known,
  events: {
    'journal.reported': {
      'the first': (now: Now) => (now.matches('apart') ? { draft, facts: written(1) } : undefined),
      more,
    },
    'journal.closed': { 'logged out': (now: Now) => (now.matches('apart') ? undefined : {}) },
  },
  actors: {
    sending: {
      resolves: {
        'what was sent': (now: Now) => (isOvertaken(now) ? undefined : answered(now)),
        'what was sent before more was written': (now: Now) => (isOvertaken(now) ? answered(now) : undefined),
        [aheadOfTime]: (now: Now) => (isUnknown(now) ? null : undefined),
      },
      rejects: { 'no line': new Error('No line') },
    },
  },
};

const oneDraft = 'Another draft is begun once this one is let go, which closes its journal.';

/** The driver for drafts of logged-in people; each path has a different draft. */
export function draftSyncInBrowser(next: () => Writers) {
  return declareDriver(cases, {
    ...driver,
    does: {
      // A device whose clock is ahead writes facts with a later time.
      'journal.reported': (_surface, event, stage, { steps }) => {
        const isAhead = steps.find(({ type }) => type.includes('.actor.'))?.label.includes(aheadOfTime) ?? false;
        return stage.happens!({ ...event, isAhead } as typeof event);
      },
      'journal.closed': (_surface, event, stage) => stage.happens!(event),
      'page.shown': (_surface, event, stage) => stage.happens!(event),
      'page.hidden': (_surface, event, stage) => stage.happens!(event),
    },
    ownData: ['journal.reported'],
    untaken: {
      ...Object.fromEntries(
        ['behind', 'gathering', 'saved', 'refused', 'sending'].map((state) => [
          `${state}: journal.reported [isAnother] → sending`,
          oneDraft,
        ]),
      ),
      'saved: journal.reported [isNothingNew] → the same':
        'It follows from the writes of another device, with the response.',
    },
    async opensPage(visitor) {
      const { page } = visitor;
      const { ana } = next();
      let writings = 0;
      let isLoggedOut = false;
      let wasAhead = false;
      await visitor.forgets();
      await logsIn(visitor, ana);
      const stage = await browserStage(visitor, /\/graphql/, 'mutation SaveDraft');
      await visitor.opens('/en/ai/start');
      // As if another tab were sending: the outbox has separate walks in journeys/all/outbox, and its calls look the
      // same.
      await page.evaluate(() => void navigator.locks.request('outbox', () => new Promise(() => {})));
      await stage.watch.awaitsState('draftSaving', { editing: 'saved' });
      await stage.stopsClock();

      async function writes(isAhead: boolean): Promise<void> {
        if (isLoggedOut) {
          await page.getByRole('button', { name: 'Start a new ad' }).click();
          await stage.watch.awaitsState('draftSaving', { editing: 'saved' });
          await logsIn(visitor, ana);
          await comesBack(visitor);
          await stage.watch.awaitsState('draftSaving', 'offered');
          isLoggedOut = false;
        }
        if (isAhead !== wasAhead) await page.clock.setSystemTime(Date.now() + (isAhead ? 2 * furthestAhead : 60_000));
        wasAhead = isAhead;
        writings += 1;
        await types(page, `Velo ${writings}`);
      }

      return {
        ...stage,
        async happens(event) {
          if (event.type === 'journal.reported')
            return writes((event as { readonly isAhead?: boolean }).isAhead ?? false);
          if (event.type === 'page.shown') return page.evaluate(() => void window.dispatchEvent(new Event('online')));
          if (event.type === 'page.hidden')
            return page.evaluate(() => void window.dispatchEvent(new Event('pagehide')));
          isLoggedOut = true;
          await logsOut(visitor);
          return comesBack(visitor);
        },
        answers: (_, answer) => ('output' in answer ? stage.letThrough() : stage.cutOff()),
      };
    },
  });
}
