import type { SnapshotFrom } from 'xstate';
import type { ContactBox } from '#machines/messaging/contact/contactBox.ts';
import { boxes, contactBoxCases } from '#machines/messaging/contact/contactBoxCases.ts';
import type { WaitingMessage } from '#machines/messaging/contact/contactBoxEvents.ts';
import type { contactBoxMachine } from '#machines/messaging/contact/contactBoxMachine.ts';
import type { FlowCases } from '#machines/paths/flowCases.ts';
import type { Visitor } from '../../browser/browser.ts';
import { browserStage } from '../../browser/browserStage.ts';
import { contactBoxDriver } from './contactBoxDriver.ts';
import { blocksStream, logsIn, looksAgain, writesAbout } from '../../browser/elsewhere.ts';
import { declareDriver } from '../../walking/flowDriver.ts';
import { pausableListing } from '../../listing/pausableListing.ts';
import type { WrittenConversations } from '../writtenConversations.ts';

// The contact box of an ad in a browser, for a logged-in user: by its real outbox, with a server that accepts or
// refuses messages.

type Now = SnapshotFrom<typeof contactBoxMachine>;
type Data = (now: Now) => object | undefined;

const { cases: known, ...driver } = contactBoxDriver;
const knownData = (type: keyof typeof known.events, label: string) => known.events[type]![label] as Data;
const never = { 'not here': () => undefined };

/** The text with which the market refuses a message about a paused ad. */
const resting = 'This ad is no longer active.';

const deliveryStateOf = ({ context }: Now) => context.waiting?.state;
const isAsking = (now: Now) => now.matches({ status: 'unknown' }) || now.matches({ status: 'asking' });
const isSent = (now: Now) => now.matches({ message: { open: 'sent' } });
const isSending = (now: Now) => deliveryStateOf(now) === 'sending';

/** A new or retried message in the outbox is sent immediately; a withdrawn one is gone. */
const goesOut = (now: Now) => now.matches({ message: { open: 'sending' } }) && !isSending(now);
const isReturned = (now: Now) => now.matches({ message: { open: 'writing' } }) && deliveryStateOf(now) === 'failed';

/** A case that is possible only while nothing happens by itself and no response is pending. */
const done = (data: Data) => (now: Now) => (isAsking(now) || goesOut(now) || isReturned(now) ? undefined : data(now));

/** A report of the outbox that its message has changed. */
const reported = (changed: Pick<WaitingMessage, 'state' | 'problem'>, isSo: (now: Now) => boolean) => (now: Now) => {
  const { key, text, waiting } = now.context;
  const message = key === null ? waiting : { key, text };
  return message && !isAsking(now) && isSo(now) ? { messages: [{ ...message, ...changed }] } : undefined;
};

const isFlowIdle = (now: Now) => now.matches({ message: 'closed' }) && now.context.waiting === null;

/** Whether a conversation exists, which it does from the first message on. */
const hasWritten = (now: Now) => isSent(now) || (now.context.box !== null && now.context.box.conversation !== null);

const cases: FlowCases<typeof contactBoxMachine> = {
  ...contactBoxCases,
  inputs: { 'nothing typed': contactBoxCases.inputs['nothing typed']! },
  events: {
    'account.reported': {
      Vreni: (now: Now) => (now.matches({ status: 'unknown' }) ? { publicAccountId: 'vreni' } : undefined),
    },
    'box.outdated': { 'one comes back': done((now) => (isFlowIdle(now) ? {} : undefined)) },
    'writing.opened': {
      'by its button': done((now) => (now.context.box ? knownData('writing.opened', 'by its button')(now) : undefined)),
    },
    'writing.closed': { now: done(() => ({})) },
    'text.changed': { words: done(knownData('text.changed', 'words')) },
    'message.submitted': {
      'for the first time': done((now) =>
        now.context.text === '' ? undefined : knownData('message.submitted', 'for the first time')(now),
      ),
      'after another': done((now) =>
        now.context.text === '' ? undefined : knownData('message.submitted', 'after another')(now),
      ),
    },
    'message.retried': { now: done(() => ({})) },
    'message.withdrawn': { now: done(() => ({})) },
    'outbox.reported': {
      'it is on its way': reported({ state: 'sending', problem: null }, goesOut),
      'it did not come through': reported({ state: 'failed', problem: null }, isSending),
      'it is refused': reported({ state: 'refused', problem: resting }, isSending),
      nothing: (now) => (isReturned(now) ? { messages: [] } : undefined),
    },
    'text.dropped': never,
    'message.unkept': never,
    'message.accepted': {
      'from here': done((now) => (isSending(now) ? knownData('message.accepted', 'from here')(now) : undefined)),
    },
  },
  actors: {
    ...contactBoxCases.actors,
    askingBox: {
      resolves: {
        open: (now: Now) => (hasWritten(now) ? undefined : boxes.open),
        'a conversation': (now: Now) => (hasWritten(now) || isFlowIdle(now) ? boxes['a conversation'] : undefined),
      },
      rejects: { 'no line': (now: Now) => (isFlowIdle(now) ? new Error('No line') : undefined) },
    },
  },
};

const beside = 'The walk with another tab, which logs in or sends, covers it (contactBoxWithSecondTab.ts).';

/** The transitions that this walk does not take, each with the walk or test that covers it. */
const untaken = {
  'message.closed: account.reported [isAnother] → the same': beside,
  'message.closed: always [isResumed] → message.open': 'A text that awaits a login is walked on the mounted view.',
  'message.open.behind: account.reported [isAnother] → message.closed': beside,
  'message.open.behind: outbox.reported [isGone] → message.open.writing': beside,
  'message.open.behind: outbox.reported [wasRefused] → message.open.writing.refused': beside,
  'message.open.deciding: always [isAnonymous] → message.open.login': beside,
  'message.open.login: account.reported [isAuthor] → message.open.sending': beside,
  'message.open.login: account.reported [hasAccount] → message.open.writing': beside,
  'message.open.login: offeringLogin done → message.open.writing': beside,
  'message.open.sending: account.reported [isAnother] → message.closed': beside,
  'message.open.sending: account.reported [isNowAnonymous] → message.open.login': beside,
  'message.open.sending: message.unkept [isOurs] → message.open.writing.failed': beside,
  'message.open.sending: outbox.reported [isGone] → message.open.writing': beside,
  'message.open.writing.refused: outbox.reported [isSentAgain] → message.open.sending': beside,
  'message.open.writing.refused: outbox.reported [wasRefused] → the same': beside,
  'message.open.writing.refused: outbox.reported → message.open.writing.plain': beside,
  'message: message.accepted → the same': beside,
  'message: text.dropped → message.closed': 'A logout is walked on the mounted view.',
  'status.unknown: box.outdated → the same': 'The session is known before a return to the page.',
  'status: account.reported [isAnother] → status.asking': beside,
};

const boxCall = 'query ContactBox';
const writeCall = 'mutation WriteAboutListing';

/** An ad's page for a buyer, a different one for each path. Its seller pauses the ad in a separate window. */
export function contactBoxInBrowser(next: () => WrittenConversations, sellers: () => Visitor) {
  return declareDriver(cases, {
    ...driver,
    sights: { ...driver.sights, refusal: { role: 'alert', says: resting } },
    ownData: [...driver.ownData!, 'account.reported'],
    byItself: ({ type, label }) =>
      type === 'account.reported' ||
      ['outbox.reported (it is on its way)', 'outbox.reported (nothing)'].includes(label),
    untaken,
    async opensPage(visitor) {
      const { buyer, seller, listings } = next();
      const listing = listings[0]!;
      const { letsRun } = await pausableListing(sellers(), seller, listing);
      await visitor.forgets();
      await blocksStream(visitor);
      await logsIn(visitor, buyer);
      const stage = await browserStage(visitor, /\/graphql/, /query ContactBox|mutation WriteAboutListing/);
      await visitor.opens(`/en/vi/${listing}`);
      await stage.watch.awaitsState('contactBox', { status: 'asking', message: 'closed' });
      await stage.stopsClock();
      let isWritten = false;

      async function hears([message]: readonly WaitingMessage[]): Promise<void> {
        if (message?.state === 'failed') return stage.cutOff(writeCall);
        await letsRun(false);
        return stage.letThrough(writeCall);
      }

      return {
        ...stage,
        async happens({ type, ...data }) {
          if (type === 'box.outdated') return looksAgain(visitor);
          if (type === 'outbox.reported')
            return hears((data as { readonly messages?: readonly WaitingMessage[] }).messages!);
          await letsRun(true);
          isWritten = true;
          return stage.letThrough(writeCall);
        },
        async answers(_, answer) {
          if (!('output' in answer)) return stage.cutOff(boxCall);
          await letsRun(true);
          if ((answer.output as ContactBox).conversation !== null && !isWritten) {
            await writesAbout(visitor, listing, 'Written elsewhere');
            isWritten = true;
          }
          return stage.letThrough(boxCall);
        },
      };
    },
  });
}
