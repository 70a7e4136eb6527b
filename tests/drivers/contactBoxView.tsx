import './viewWatch.ts';
import { act } from '@testing-library/react';
import type { ContactBox as Box } from '#machines/messaging/contactBox.ts';
import type { ContactBoxEvent } from '#machines/messaging/contactBoxEvents.ts';
import type { FirstMessageOutcome } from '#machines/messaging/contactBoxMachine.ts';
import type { Language } from '#machines/market/language.ts';
import type { AdItem } from '#machines/listing/adItem.ts';
import { LoginModal } from '#web/account/modal/LoginModal.tsx';
import { loginModal } from '#web/account/modal/loginModal.ts';
import { openSession } from '#web/account/session.ts';
import { clients } from '#web/apiClient.ts';
import { ContactBox } from '#web/messaging/contact/ContactBox.tsx';
import { ContactSession } from '#web/messaging/contact/contactFlow.ts';
import { modalLeft } from '#web/ui/Modal.tsx';
import { type HeldCalls, holdCalls, type WaitingCall } from './answers.ts';
import { viewStage } from './viewStage.tsx';

/** The last call of an operation. @throws where there was none */
export function callOf(calls: HeldCalls, operation: string): WaitingCall {
  const call = calls.all.findLast(({ body }) => body.includes(` ${operation}(`));
  if (!call) throw new Error(`Nobody has asked for ${operation}`);
  return call;
}

/** How the interface says it. */
export const boxAnswer = (box: Partial<Box>) => {
  const { state = 'open', awayUntil = null } = box;
  const spelled = state.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
  return {
    data: {
      contactBox: {
        ...{ conversation: null, mayWrite: true, hasPhone: true, ...box },
        ...{ state: spelled, awayUntil: awayUntil === null ? null : new Date(awayUntil).toISOString() },
      },
    },
  };
};

export const sendingAnswer = (outcome: FirstMessageOutcome) => ({
  data: {
    told:
      outcome.kind === 'taken'
        ? { __typename: 'MessageTaken', conversation: { id: outcome.conversation } }
        : outcome.kind === 'refused'
          ? { __typename: 'Refusal', code: 'conversation.tooFast', message: outcome.refusal }
          : { __typename: 'Refusal', code: 'session.required', message: 'Please log in first.' },
  },
});

/** The contact box of an ad, in a document of which nobody has said yet who is logged in. */
export async function openContactBox(status: AdItem['status'] = 'active', language: Language = 'en') {
  sessionStorage.clear();
  await clients.load();
  const session = openSession().start();
  const calls = holdCalls();
  const stage = await viewStage(
    <ContactSession value={session}>
      <ContactBox item={{ id: 'bikebikebike', user_alias: 'Regula B.', public_account_id: 'regula', status }} />
      <LoginModal />
    </ContactSession>,
    { at: `/${language}/vi/bikebikebike`, language },
    {
      happens: (event) =>
        act(async () => {
          const told = event as ContactBoxEvent;
          if (told.type === 'account.told') {
            session.send({ type: 'cookie.read', publicAccountId: told.publicAccountId });
          } else document.dispatchEvent(new Event('visibilitychange'));
        }),
      async answers(actor, answer) {
        if (actor === 'offeringLogin') return stage.surface.press({ role: 'button', name: 'Close' });
        const call = callOf(calls, actor === 'askingBox' ? 'ContactBox' : 'WriteAboutAd');
        if (!('output' in answer)) return call.fail();
        return call.answer(
          actor === 'askingBox' ? boxAnswer(answer.output as Box) : sendingAnswer(answer.output as FirstMessageOutcome),
        );
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
    async ends() {
      // Who is still on the way back from the login would come into what is opened next.
      await act(async () => {
        loginModal.close();
        await modalLeft();
      });
      await stage.ends();
      window.history.replaceState(null, '');
    },
  };
}
