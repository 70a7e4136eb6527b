import { viewStage } from '../web/viewStage.tsx';
import { act } from '@testing-library/react';
import { useState } from 'react';
import { vi } from 'vitest';
import type { EventFromLogic, InputFrom } from 'xstate';
import { vrenisAccount } from '#machines/account/ownAccountCases.ts';
import { answerOf } from '#machines/account/profile.ts';
import { draftSavingMachine } from '#machines/draft/draftSavingMachine.ts';
import { draftSyncMachine } from '#machines/draft/draftSyncMachine.ts';
import type { contactStepMachine } from '#machines/insertion/contact/contactStepMachine.ts';
import type { ContactOutcome, KnownContact } from '#machines/insertion/contact/contactStepSetup.ts';
import type { EmailStatus } from '#machines/insertion/contact/emailStatus.ts';
import { insertionMachine } from '#machines/insertion/insertionMachine.ts';
import type { FormErrors } from '#machines/market/api/formErrors.ts';
import { session } from '#web/account/session.ts';
import { DraftFlow } from '#web/draft/draftFlow.ts';
import { DraftSync } from '#web/draft/draftSync.ts';
import { ContactStep } from '#web/insertion/contact/ContactStep.tsx';
import { InsertionFlow } from '#web/insertion/insertionFlow.ts';
import { holdCalls, type WaitingCall } from '../web/answers.ts';
import { settled } from '../web/settled.ts';
import { accountAnswer } from '../account/userAreaView.tsx';

type Input = InputFrom<typeof contactStepMachine>;

const account = { publicAccountId: 'vren1mejer23', uuid: 'uuid', requiresAccountVerification: false };

/**
 * The contact step next to a draft that has not begun. The test answers its calls, and the clock advances on request.
 */
export async function openContactStep({ definitions, values, known, errors }: Input) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const calls = holdCalls();
  const answered = new Set<WaitingCall>();
  const reported = { settled: [] as Readonly<Record<string, string | null>>[], completed: 0 };

  /** Resolves to the last matching call without an answer, as soon as it is made. */
  async function call(path: string, part = ''): Promise<WaitingCall> {
    const find = () =>
      calls.all.findLast(
        (each) =>
          new URL(each.url, 'http://here').pathname.endsWith(path) && each.body.includes(part) && !answered.has(each),
      );
    await settled(() => find() !== undefined);
    const found = find();
    if (!found) throw new Error(`No call is made to ${path} ${part}`);
    answered.add(found);
    return found;
  }

  const entersAs = () =>
    act(async () => session.send({ type: 'login.succeeded', publicAccountId: account.publicAccountId }));
  await act(async () => {
    session.start();
    session.send({ type: 'cookie.read', publicAccountId: null });
  });
  if (known) await entersAs();

  const draft: { tell?: (fields: Input['values']) => void } = {};
  function StatefulStep() {
    const [fields, tell] = useState(values);
    Object.assign(draft, { tell });
    return (
      <ContactStep
        {...{ definitions, known, errors }}
        values={fields}
        onSettled={(changed) => void reported.settled.push(changed)}
        onCompleted={() => void (reported.completed += 1)}
      />
    );
  }

  const stage = await viewStage(
    <DraftFlow.Provider logic={draftSavingMachine} options={{ input: { from: null } }}>
      <DraftSync.Provider logic={draftSyncMachine}>
        <InsertionFlow.Provider
          logic={insertionMachine}
          options={{ input: { step: 'contact', edits: 'adadadadadad' } }}
        >
          <StatefulStep />
        </InsertionFlow.Provider>
      </DraftSync.Provider>
    </DraftFlow.Provider>,
    { at: '/en/ai/contact' },
    {
      passes: (milliseconds) => act(async () => void vi.advanceTimersByTime(milliseconds)),
      async happens(happening) {
        const event = happening as EventFromLogic<typeof contactStepMachine>;
        if (event.type === 'draft.reported') return act(async () => draft.tell!(event.fields));
        if (event.type !== 'session.reported') return;
        if (event.known === null) return act(async () => session.send({ type: 'session.refused' }));
        await entersAs();
        await act(async () => session.send({ type: 'profile.requested' }));
        const { email, profile } = event.known;
        await (await call('account/profile.json')).answer(answerOf({ profile, info: { ...account, email } }));
      },
      async answers(actor, answer) {
        if (!('output' in answer)) return (await call(callOf[actor]!)).fail();
        const outcome = answer.output as ContactOutcome<unknown>;
        switch (actor) {
          case 'lookingUp': {
            const lookUp = await call('account/email_status.json');
            if ('errors' in outcome) return lookUp.answer(refusedBy(outcome.errors), 400);
            return lookUp.answer({ email_status: outcome.answer as EmailStatus });
          }
          case 'registering': {
            const register = await call('graphql', 'mutation Register');
            return register.answer({
              data: { register: saidOf(outcome, { __typename: 'MailSent', email: 'a@b.ch' }) },
            });
          }
          case 'savingProfile': {
            const change = await call('graphql', 'mutation ChangeProfile');
            return change.answer({ data: { changeProfile: saidOf(outcome, { __typename: 'Done' }) } });
          }
          default: {
            const enter = await call('account/auth.json');
            if ('errors' in outcome) return enter.answer(refusedBy(outcome.errors), 400);
            await enter.answer({ token: 't', uuid: 'u', public_account_id: account.publicAccountId });
            const { email, profile } = outcome.answer as KnownContact;
            const data = accountAnswer({ ...vrenisAccount, email, profile });
            return (await call('graphql', 'query OwnAccount')).answer({ data });
          }
        }
      },
      ends() {
        session.send({ type: 'session.refused' });
        calls.letGo();
        vi.useRealTimers();
      },
    },
  );
  return { ...stage, calls, reported };
}

/** The API path of the first call that each actor makes. */
const callOf: Readonly<Record<string, string>> = {
  lookingUp: 'account/email_status.json',
  loggingIn: 'account/auth.json',
  enrolling: 'account/auth.json',
  registering: 'graphql',
  savingProfile: 'graphql',
};

const wrongIn = ({ fields }: FormErrors) =>
  Object.entries(fields).map(([field, error]) => ({ field, message: 'text' in error ? error.text : error.word }));

/** A refusal in the form in which the HTTP API returns it. */
function refusedBy(errors: FormErrors) {
  const parameters = wrongIn(errors).map(({ field, message }) => ({ parameter: field, message }));
  return { api: { message: errors.general.text }, parameters };
}

/** A refusal or a success, in the form in which the GraphQL API returns it. */
function saidOf(outcome: ContactOutcome<unknown>, done: object) {
  if (!('errors' in outcome)) return done;
  return { __typename: 'Refusal', message: outcome.errors.general.text, problems: wrongIn(outcome.errors) };
}
