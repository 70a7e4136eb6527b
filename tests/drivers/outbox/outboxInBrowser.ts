import type { SnapshotFrom } from 'xstate';
import type { OutboxCommand } from '#machines/outbox/outboxCommand.ts';
import type { OutboxEvent } from '#machines/outbox/outboxEvents.ts';
import type { outboxMachine, OutboxOutcome, OutboxReading } from '#machines/outbox/outboxMachine.ts';
import type { Case, FlowCases } from '#machines/paths/flowCases.ts';
import { commandOf } from '#web/messaging/outgoing/writtenCommands.ts';
import type { Visitor } from '../browser/browser.ts';
import { browserStage } from '../browser/browserStage.ts';
import { asksElsewhere, comesBack, blocksStream, logsIn, logsOut } from '../browser/elsewhere.ts';
import { type Ahead, declareDriver } from '../walking/flowDriver.ts';
import { outboxDriver } from './outboxDriver.ts';
import { otherTab } from './outboxOfOtherTab.ts';
import { takingSeller } from '../messaging/contactBox/takingSeller.ts';
import type { WrittenConversations } from '../messaging/writtenConversations.ts';

// The outbox of a browser, into which another tab puts messages; it waits for the lock of the tabs until a path
// releases it.

type Now = SnapshotFrom<typeof outboxMachine>;
type Data<D> = Readonly<Record<string, Case<D, Now>>>;

const { cases: known, ...driver } = outboxDriver;

/** Whether the device is being read, during which no other event can happen: it answers immediately. */
const isReading = (now: Now) => now.matches({ open: 'reading' });
const isOf = (account: string, { context }: Now) => context.account === account;

/** An event of the session is possible only if it changes the account. */
const result = (account: string | null) => (now: Now) =>
  isReading(now) || now.context.account === account ? undefined : { account };

/** Limits cases to the states in which a condition on label and state holds. */
const where = <D>(isSo: (label: string, now: Now) => boolean, data: Data<D>): Data<D> =>
  Object.fromEntries(
    Object.entries(data).map(([label, each]) => [
      label,
      (now: Now) =>
        isSo(label, now) ? (typeof each === 'function' ? (each as (now: Now) => D)(now) : each) : undefined,
    ]),
  );

/** Beat has reached the limit per minute; the market accepts everything of Vreni, unless she is blocked. */
const cases: FlowCases<typeof outboxMachine> = {
  ...known,
  events: {
    'account.reported': { Vreni: result('vreni'), Beat: result('beat'), nobody: result(null) },
    'queue.changed': { 'by another tab': (now: Now) => (isReading(now) ? undefined : {}) },
  },
  actors: {
    reading: {
      // After a failure, reading the device returns the failed command again.
      resolves: where(
        (label, now) => label === 'one that waits' || (isOf('vreni', now) && now.context.failures === 0),
        known.actors['reading']!.resolves as Data<OutboxReading>,
      ),
    },
    sending: {
      resolves: where(
        (label, now) =>
          label === 'settled'
            ? isOf('vreni', now)
            : label === 'too early'
              ? isOf('beat', now)
              : label !== 'already sent',
        known.actors['sending']!.resolves as Data<OutboxOutcome>,
      ),
    },
  },
};

const call = 'mutation SendMessage';
const asksDevice = 'xstate.done.actor.reading';

/**
 * Creates a function that returns the stored commands after each step of a walk; undefined after steps that do not read
 * the device.
 */
function readingsOf({ steps }: Ahead) {
  let at = 0;
  return (): OutboxReading['commands'] | undefined => {
    while (steps[at]?.type === asksDevice) at += 1;
    at += 1;
    const next = steps[at];
    return next?.type === asksDevice
      ? (next.events[0] as unknown as { output: OutboxReading }).output.commands
      : undefined;
  };
}

/** The driver for two people who each write in a conversation; each path has different people. */
export function outboxInBrowser(next: () => WrittenConversations, sellers: () => Visitor) {
  return declareDriver(cases, {
    ...driver,
    does: {
      ...driver.does,
      // The event names the current account, because another login would unlock a locked outbox.
      'connection.restored': (_, event, { happens }, { before }) =>
        happens!({ ...event, account: before.context.account } as typeof event),
    },
    ownData: ['account.reported'],
    byItself: ({ type }) => type === asksDevice,
    untaken: { 'open.deciding: always [isStale] → open.reading': 'The device answers immediately.' },
    async opensPage(visitor, _, ahead) {
      const { page } = visitor;
      const people = { vreni: next(), beat: next() };
      const seller = await takingSeller(sellers(), people.vreni.seller, people.vreni.conversations[0]!);
      const nextReading = readingsOf(ahead);
      const tab = otherTab(page);
      let here: keyof typeof people | null = null;
      let accountHere = '';
      let written = 0;
      await visitor.forgets();
      await blocksStream(visitor);
      const stage = await browserStage(visitor, /\/graphql/, call);
      await visitor.opens('/en');
      await stage.watch.awaitsState('outbox', 'closed');
      await stage.stopsClock();
      await tab.takesTurn();

      const conversationHere = () => people[here!].conversations[0]!;

      /** Creates a command that sends a message of the logged-in user. */
      function message(refused: string | null = null): OutboxCommand {
        written += 1;
        const entry = { text: `Message ${written}`, pictures: [], francs: null, at: Date.now() };
        const { payload, ...command } = commandOf(conversationHere(), { key: `message-number-${written}`, ...entry });
        return {
          ...command,
          account: accountHere,
          payload: JSON.stringify(payload),
          at: entry.at,
          refused,
          problem: null,
        };
      }

      async function keeps(commands: OutboxReading['commands'] | undefined): Promise<void> {
        if (commands) await tab.keeps(commands.map(({ refused }) => message(refused)));
      }

      /** Another user is logged in, or none. The tab that waits for the lock notices it before the page does. */
      async function isHere(account: keyof typeof people | null): Promise<void> {
        if (account !== null) await logsIn(visitor, people[account].buyer);
        else if (here !== null) await logsOut(visitor);
        here = account;
        await tab.takesTurn();
        if (account === null) return;
        const { me } = await asksElsewhere<{ readonly me: { readonly publicAccountId: string } }>(
          visitor,
          '{ me { publicAccountId } }',
        );
        accountHere = me.publicAccountId;
      }

      /** Writes messages until the market's limit is reached. */
      async function writesTooMuch(): Promise<void> {
        const { key, text } = JSON.parse(message().payload) as { readonly key: string; readonly text: string };
        const written = `{ key: "${key}", text: "${text}" }`;
        const command = `sendMessage(conversation: "${conversationHere()}", message: ${written})`;
        const { result } = await asksElsewhere<{ readonly result: { readonly __typename: string } }>(
          visitor,
          `mutation { result: ${command} { __typename } }`,
        );
        if (result.__typename !== 'Refusal') await writesTooMuch();
      }

      /** Releases the lock so that the waiting message of the page gets it, and takes it again afterwards. */
      async function sends(goes: () => Promise<void>): Promise<void> {
        const turn = tab.takesTurn();
        await goes();
        await turn;
      }

      return {
        ...stage,
        async happens(result) {
          const event = result as OutboxEvent;
          const commands = nextReading();
          switch (event.type) {
            case 'account.reported':
              await isHere(event.account as keyof typeof people | null);
              await keeps(commands);
              return comesBack(visitor);
            case 'queue.changed':
              await keeps(commands);
              return tab.tells();
            default: {
              const { account } = result as unknown as { readonly account: keyof typeof people };
              if (here === null) await isHere(account);
              await keeps(commands);
              return page.evaluate(() => void window.dispatchEvent(new Event('online')));
            }
          }
        },
        passes(milliseconds) {
          nextReading();
          return stage.passes(milliseconds);
        },
        async answers(_, answer) {
          const { kind } = (answer as unknown as { readonly output: OutboxOutcome }).output;
          const [first, ...others] = nextReading() ?? [];
          switch (kind) {
            case 'strangers':
              return isHere(null);
            case 'unreached':
              return sends(() => stage.cutOff(call));
            case 'putOff':
              await writesTooMuch();
              return sends(() => stage.letThrough(call));
            default: {
              // The first stored command is refused, or it is accepted before the others are sent.
              const wasAccepted = first === undefined || first.refused === null;
              await seller.takes(wasAccepted);
              await tab.keeps([
                message(),
                ...(wasAccepted && first ? [message()] : []),
                ...others.map(() => message()),
              ]);
              return sends(() => stage.letThrough(call));
            }
          }
        },
      };
    },
  });
}
