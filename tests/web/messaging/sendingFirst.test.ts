import { beforeAll, describe, expect, it } from 'vitest';
import { waiting } from '#machines/outbox/outboxCases.ts';
import { controlledAnswers } from '#tests/drivers/web/answers.ts';
import { writeStateCookie } from '#tests/drivers/account/stateCookie.ts';
import { readSession, session } from '#web/account/session.ts';
import { clients } from '#web/api/apiClient.ts';
import { commandOfFirst } from '#web/messaging/contact/firstCommands.ts';
import { sendFirst } from '#web/messaging/contact/sendingFirst.ts';

beforeAll(() => clients.load());

const calls = controlledAnswers();
const key = 'firstfirstfi';

function sends() {
  const { kind, subject, payload } = commandOfFirst({ listing: 'bikebikebike', key, text: 'Grüezi' });
  return sendFirst({ ...waiting('vreni', key), kind, subject, payload: JSON.stringify(payload) });
}

const refusal = (code: string, message: string) => ({ data: { result: { __typename: 'Refusal', code, message } } });

describe('a first message from the outbox', () => {
  it('is sent under its key, and returns the id of its conversation', async () => {
    const outcome = sends();
    expect(JSON.parse(calls.last.body)).toMatchObject({
      variables: { listing: 'bikebikebike', message: { key, text: 'Grüezi' } },
    });
    await calls.last.answer({ data: { result: { __typename: 'AcceptedMessage', conversation: { id: 'c1' } } } });
    expect(await outcome).toEqual({ kind: 'sent', answer: 'c1' });
  });

  it('is refused with the message of the server', async () => {
    const outcome = sends();
    await calls.last.answer(refusal('conversation.tooFast', 'Please wait a minute.'));
    expect(await outcome).toEqual({
      kind: 'refused',
      code: 'conversation.tooFast',
      problem: 'Please wait a minute.',
    });
  });

  it('is tried again when no answer arrives', async () => {
    const outcome = sends();
    await calls.last.fail();
    expect(await outcome).toEqual({ kind: 'unreached' });
  });

  it('waits for its owner when the session has ended, and notifies the page', async () => {
    session.start();
    writeStateCookie('vreni');
    readSession();
    const outcome = sends();
    await calls.last.answer(refusal('session.required', 'Please log in to continue.'));
    expect(await outcome).toEqual({ kind: 'strangers' });
    expect(session.getSnapshot().hasTag('ended')).toBe(true);
    writeStateCookie(null);
  });

  it('is refused when another build has stored it in another format', async () => {
    const outcome = await sendFirst({ ...waiting('vreni'), kind: 'messages.begin', subject: 'contact-a-b' });
    expect(outcome).toEqual({ kind: 'refused', code: 'outbox.unreadable' });
    expect(calls.all).toEqual([]);
  });
});
