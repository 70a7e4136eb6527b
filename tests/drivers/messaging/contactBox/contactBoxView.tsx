import { act } from '@testing-library/react';
import type { ContactBox as Box } from '#machines/messaging/contact/contactBox.ts';
import type { ContactBoxEvent, WaitingMessage } from '#machines/messaging/contact/contactBoxEvents.ts';
import type { Language } from '#machines/market/language.ts';
import type { ListingItem } from '#machines/listing/listingItem.ts';
import { LoginModal } from '#web/account/modal/LoginModal.tsx';
import { loginModal } from '#web/account/modal/loginModal.ts';
import { openSession } from '#web/account/session.ts';
import { clients } from '#web/api/apiClient.ts';
import { ContactBox } from '#web/messaging/contact/ContactBox.tsx';
import { dropUnsentMessages, type UnsentMessage, storeText } from '#web/account/unsentMessage.ts';
import { ContactSession } from '#web/messaging/contact/contactFlow.ts';
import { modalLeft } from '#web/ui/dialog/Modal.tsx';
import { OutboxOfMessages } from '#web/messaging/outgoing/messagesOutbox.ts';
import { commandOfFirst } from '#web/messaging/contact/firstCommands.ts';
import { type HeldCalls, holdCalls, type WaitingCall } from '../../web/answers.ts';
import { openControlledOutbox } from '../../outbox/controlledOutbox.ts';
import { viewStage } from '../../web/viewStage.tsx';

/**
 * The last call of a GraphQL operation.
 * @throws when there was none
 */
export function callOf(calls: HeldCalls, operation: string): WaitingCall {
  const call = calls.all.findLast(({ body }) => body.includes(` ${operation}(`));
  if (!call) throw new Error(`There was no call of ${operation}`);
  return call;
}

/** The contact box in the form in which the GraphQL API returns it. */
export const boxAnswer = (box: Partial<Box>) => {
  const { state = 'open', awayUntil = null } = box;
  const spelled = state.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
  return {
    data: {
      contactBox: {
        conversation: null,
        mayWrite: true,
        hasPhone: true,
        ...box,
        state: spelled,
        awayUntil: awayUntil === null ? null : new Date(awayUntil).toISOString(),
      },
    },
  };
};

const listing = 'bikebikebike';

/** The market's response to a message, if this tab received it. */
const answerOf = ({ conversation }: Extract<ContactBoxEvent, { readonly type: 'message.accepted' }>) =>
  conversation === null ? undefined : () => conversation;

interface Opened {
  readonly status?: ListingItem['status'];
  readonly language?: Language;
  /** The text for the ad that the browser has stored. */
  readonly unsent?: UnsentMessage;
}

/** The contact box of an ad, in a document whose session is not known yet. */
export async function openContactBox({ status = 'active', language = 'en', unsent }: Opened = {}) {
  sessionStorage.clear();
  localStorage.clear();
  if (unsent) storeText(listing, unsent);
  await clients.load();
  const session = openSession().start();
  const calls = holdCalls();
  const held = openControlledOutbox<WaitingMessage>((listing, { key, text }) => commandOfFirst({ listing, key, text }));
  const stage = await viewStage(
    <OutboxOfMessages value={held.outbox}>
      <ContactSession value={session}>
        <ContactBox
          item={{ id: listing, subject: 'Citybike', user_alias: 'Regula B.', public_account_id: 'regula', status }}
        />
        <LoginModal />
      </ContactSession>
    </OutboxOfMessages>,
    { at: `/${language}/vi/bikebikebike`, language },
    {
      async happens(event) {
        const reported = event as ContactBoxEvent;
        if (reported.type === 'outbox.reported') return held.tells(listing, reported.messages);
        const { text } = event as unknown as { readonly text: string };
        if (reported.type === 'message.unkept') return held.refuses(text);
        if (reported.type === 'message.accepted') return held.sends({ key: reported.key, text }, answerOf(reported));
        return act(async () => {
          if (reported.type === 'account.reported') {
            session.send({ type: 'cookie.read', publicAccountId: reported.publicAccountId });
          } else if (reported.type === 'text.dropped') dropUnsentMessages();
          else document.dispatchEvent(new Event('visibilitychange'));
        });
      },
      async answers(actor, answer) {
        if (actor === 'offeringLogin') return stage.surface.press({ role: 'button', name: 'Close' });
        const call = callOf(calls, 'ContactBox');
        return 'output' in answer ? call.answer(boxAnswer(answer.output as Box)) : call.fail();
      },
      ends() {
        session.stop();
        calls.letGo();
      },
    },
  );
  return {
    ...stage,
    calls,
    held,
    async ends() {
      // Waits until the login modal is closed: a pending return from it would navigate in the next view.
      await act(async () => {
        loginModal.close();
        await modalLeft();
      });
      await stage.ends();
      window.history.replaceState(null, '');
    },
  };
}
