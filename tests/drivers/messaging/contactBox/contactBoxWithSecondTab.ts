import type { Route } from 'playwright-core';
import type { SnapshotFrom } from 'xstate';
import { boxes, contactBoxCases } from '#machines/messaging/contact/contactBoxCases.ts';
import type { ContactBoxEvent, WaitingMessage } from '#machines/messaging/contact/contactBoxEvents.ts';
import type { contactBoxMachine } from '#machines/messaging/contact/contactBoxMachine.ts';
import type { OutboxCommand } from '#machines/outbox/outboxCommand.ts';
import type { FlowCases } from '#machines/paths/flowCases.ts';
import { commandOfFirst } from '#web/messaging/contact/firstCommands.ts';
import { browserStage } from '../../browser/browserStage.ts';
import { contactBoxDriver } from './contactBoxDriver.ts';
import { deviceSessions } from '../../account/deviceSessions.ts';
import { blocksStream, looksAgain } from '../../browser/elsewhere.ts';
import { declareDriver, type Gesture, type Moment, type Stage } from '../../walking/flowDriver.ts';
import { otherTab } from '../../outbox/outboxOfOtherTab.ts';
import type { WrittenConversations } from '../writtenConversations.ts';

// The contact box of an ad in a browser, for people who log in and out in another tab. The other tab has the lock of
// the outbox: it sends the messages and reports the outcome.

type Now = SnapshotFrom<typeof contactBoxMachine>;
type Data = (now: Now) => object | undefined;

const { cases: known, ...driver } = contactBoxDriver;
const knownData = (type: keyof typeof known.events, label: string) => known.events[type]![label] as Data;

const problem = 'Please wait a minute.';
const left: WaitingMessage = { key: 'leftleftleft', text: 'Left here before', state: 'sending', problem: null };

const deliveryStateOf = ({ context }: Now) => context.waiting?.state;
const isUnknown = (now: Now) => now.matches({ status: 'unknown' });
const isAsking = (now: Now) => isUnknown(now) || now.matches({ status: 'asking' });
const isSending = (now: Now) => now.matches({ message: { open: 'sending' } });
const isRefused = (now: Now) => now.matches({ message: { open: { writing: 'refused' } } });
const isBehind = (now: Now) => now.matches({ message: { open: 'behind' } });
const isFlowIdle = ({ context, ...now }: Now) =>
  now.matches({ message: 'closed' }) && context.waiting === null && context.text === '';

/** Whether the message's state is about to change by itself: a new or retried message is queued immediately. */
const goesOut = (now: Now) => isSending(now) && deliveryStateOf(now) !== 'sending';
const isReturned = (now: Now) => now.matches({ message: { open: 'writing' } }) && deliveryStateOf(now) === 'failed';
/** Whether the user has logged out while a message was waiting; the message is then invisible. */
const isLeft = (now: Now) => now.matches({ message: { open: 'login' } }) && now.context.waiting !== null;
const comesToNothing = (now: Now) => isReturned(now) || isLeft(now);
const isBusy = (now: Now) => isAsking(now) || goesOut(now) || comesToNothing(now);

const whereSo =
  (isSo: (now: Now) => boolean, data: Data = () => ({})): Data =>
  (now) =>
    !isBusy(now) && isSo(now) ? data(now) : undefined;

/** The outbox has the message of the page, or an earlier one, with this state. */
const reported =
  (changed: Pick<WaitingMessage, 'state' | 'problem'>, isSo: (now: Now) => boolean): Data =>
  (now) => {
    const { key, text, waiting } = now.context;
    const message = key === null ? waiting : { key, text };
    return message && isSo(now) ? { messages: [{ ...message, ...changed }] } : undefined;
  };

const cases: FlowCases<typeof contactBoxMachine> = {
  ...contactBoxCases,
  inputs: { 'nothing typed': contactBoxCases.inputs['nothing typed']! },
  events: {
    'account.reported': {
      'nobody, at first': (now: Now) => (isUnknown(now) ? { publicAccountId: null } : undefined),
      ...Object.fromEntries(
        ['Vreni', 'Beat', 'nobody'].map((name) => [name, whereSo(() => true, knownData('account.reported', name))]),
      ),
    },
    'box.outdated': { 'one comes back': whereSo(isFlowIdle) },
    'writing.opened': {
      'by its button': whereSo(({ context }) => context.box !== null, knownData('writing.opened', 'by its button')),
    },
    'writing.closed': { now: whereSo(() => true) },
    'text.changed': { words: whereSo((now) => !isRefused(now), knownData('text.changed', 'words')) },
    'text.dropped': { 'not here': () => undefined },
    'message.submitted': Object.fromEntries(
      ['for the first time', 'after another'].map((name) => [
        name,
        whereSo(({ context }) => context.text !== '', knownData('message.submitted', name)),
      ]),
    ),
    'message.retried': { now: whereSo(() => true) },
    'message.withdrawn': { now: whereSo(() => true) },
    'outbox.reported': {
      'something that was written before': whereSo(
        (now) => isFlowIdle(now) && now.context.account === 'vreni',
        () => ({ messages: [left] }),
      ),
      'it is in its turn': reported({ state: 'sending', problem: null }, goesOut),
      'it is sent again': reported({ state: 'sending', problem: null }, (now) => isRefused(now) && !isBusy(now)),
      'it did not come through': reported({ state: 'failed', problem: null }, (now) => isSending(now) && !isBusy(now)),
      'it is refused': reported(
        { state: 'refused', problem },
        (now) => (isSending(now) || isBehind(now) || isRefused(now)) && !isBusy(now),
      ),
      nothing: (now: Now) =>
        comesToNothing(now) || (!isBusy(now) && (isSending(now) || isBehind(now) || isRefused(now)))
          ? { messages: [] }
          : undefined,
    },
    'message.unkept': {
      'nobody is logged in any more': (now: Now) =>
        isSending(now) && !isAsking(now) && now.context.waiting === null && now.context.account === 'vreni'
          ? { key: now.context.key! }
          : undefined,
    },
    'message.accepted': {
      'what was written before': whereSo(
        (now) => now.matches({ message: 'closed' }),
        knownData('message.accepted', 'what was written before'),
      ),
    },
  },
  actors: {
    ...contactBoxCases.actors,
    askingBox: {
      resolves: { open: (now: Now) => (goesOut(now) || isLeft(now) ? undefined : boxes.open) },
      rejects: { 'no line': (now: Now) => (isFlowIdle(now) ? new Error('No line') : undefined) },
    },
    offeringLogin: { resolves: { closed: (now: Now) => (isLeft(now) ? undefined : null) } },
  },
};

const goesOutElsewhere = 'The walk without the other tab covers sent messages.';

/** The transitions that this walk does not take, each with the walk or test that covers it. */
const untaken = {
  'message.closed: always [isResumed] → message.open': 'A text that awaits a login is walked on the mounted view.',
  'message.open.sent: writing.closed → message.closed': goesOutElsewhere,
  'message.open: message.accepted [isOurs] → message.open.sent': goesOutElsewhere,
  'message: message.accepted [isOurs] → the same': goesOutElsewhere,
  'message: text.dropped → message.closed': 'A logout is walked on the mounted view.',
  'status.unknown: box.outdated → the same': 'The session is known before a return to the page.',
};

interface SecondTabStage extends Stage {
  comes(event: ContactBoxEvent, moment: Moment<Now>): Promise<void>;
}

const comes: Gesture = (_, event, stage, moment) =>
  (stage as SecondTabStage).comes(event as ContactBoxEvent, moment as Moment<Now>);

/** The driver for an ad's page that two people use one after the other; each path has different people. */
export function contactBoxWithSecondTab(next: () => WrittenConversations) {
  return declareDriver(cases, {
    ...driver,
    does: {
      ...driver.does,
      ...Object.fromEntries(
        [
          'account.reported',
          'box.outdated',
          'outbox.reported',
          'message.submitted',
          'message.unkept',
          'message.accepted',
        ].map((type) => [type, comes]),
      ),
    },
    ownData: [...driver.ownData!, 'account.reported'],
    byItself: ({ label }, now) =>
      ['account.reported (nobody, at first)', 'outbox.reported (it is in its turn)'].includes(label) ||
      (label === 'outbox.reported (nothing)' && comesToNothing(now)),
    untaken,
    async opensPage(visitor): Promise<SecondTabStage> {
      const { page } = visitor;
      const { buyer: vreni, listings } = next();
      const listing = listings[0]!;
      await visitor.forgets();
      await blocksStream(visitor);
      const sessions = await deviceSessions(visitor, { vreni, beat: next().buyer });
      const stage = await browserStage(visitor, /\/graphql/, 'query ContactBox');
      const goesNowhere = (route: Route) =>
        route.request().postData()?.includes('mutation WriteAboutListing') === true ? route.abort() : route.fallback();
      await page.route(/\/graphql/, goesNowhere);
      await visitor.opens(`/en/vi/${listing}`);
      await stage.watch.awaitsState('contactBox', { status: 'asking', message: 'closed' });
      await stage.stopsClock();
      const tab = otherTab(page);
      await tab.takesTurn();

      /** The state of a waiting or postponed message of this tab changes. */
      async function isChanged(now: Now): Promise<void> {
        if (isSending(now)) return tab.takesTurn();
        return tab.tells();
      }

      async function reportsOutbox([message]: readonly WaitingMessage[], { before }: Moment<Now>): Promise<void> {
        if (message?.state === 'failed') return tab.takesTurn();
        if (message?.key === left.key && isFlowIdle(before)) {
          const { payload, ...command } = commandOfFirst({ listing, ...left });
          const saved = { account: sessions.ids['vreni']!, payload: JSON.stringify(payload), at: Date.now() };
          await tab.keeps([{ ...command, ...saved, refused: null, problem: null } satisfies OutboxCommand]);
        } else if (!message) await tab.keeps([]);
        else
          await tab.changes(
            message.state === 'refused'
              ? { refused: 'conversation.tooFast', problem }
              : { refused: null, problem: null },
          );
        return isChanged(before);
      }

      return {
        ...stage,
        async comes(event, moment) {
          switch (event.type) {
            case 'account.reported':
              await tab.keeps([]);
              return sessions.becomes(event.publicAccountId);
            case 'box.outdated':
              return looksAgain(visitor);
            case 'message.submitted':
              if (moment.steps[0]?.type === 'message.unkept') await sessions.ends();
              return stage.surface.press({ role: 'button', name: /^Send/ });
            case 'message.unkept':
              // Logs in again; the page does not notice the short time without a session.
              await stage.watch.awaitsState('contactBox', {
                status: 'known',
                message: { open: { writing: 'failed' } },
              });
              return sessions.becomes('vreni');
            case 'message.accepted':
              return tab.tells(event.key);
            default:
              return reportsOutbox((event as Extract<ContactBoxEvent, { type: 'outbox.reported' }>).messages, moment);
          }
        },
        async answers(actor, answer) {
          if (actor === 'offeringLogin') return stage.surface.press({ role: 'button', name: 'Close' });
          return 'output' in answer ? stage.letThrough() : stage.cutOff();
        },
        async ends() {
          await page.unroute(/\/graphql/, goesNowhere);
          await stage.ends();
        },
      };
    },
  });
}
