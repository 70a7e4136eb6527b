import { beforeAll, describe, expect, it } from 'vitest';
import { apiError } from '#machines/market/apiError.ts';
import { ownEntryExample } from '#machines/messaging/messagesExamples.ts';
import type { GivenEntry } from '#machines/messaging/outgoingEvents.ts';
import { waiting } from '#machines/outbox/outboxCases.ts';
import { answersByHand } from '#tests/drivers/answers.ts';
import { entryTold } from '#tests/drivers/messagesAnswers.ts';
import { clients } from '#web/apiClient.ts';
import { sendWritten } from '#web/messaging/sendingWritten.ts';
import { commandOf } from '#web/messaging/writtenCommands.ts';

beforeAll(() => clients.load());

const calls = answersByHand();
const given: GivenEntry = { key: 'firstfirstfi', text: 'Grüezi', pictures: [], francs: null, at: 1_795_518_000_000 };

/** What comes of sending it where it is answered so. */
async function sentBy(
  answer: object,
  { status = 200, entry = {} }: { readonly status?: number; readonly entry?: Partial<GivenEntry> } = {},
) {
  const { kind, subject, payload } = commandOf('conversationa', { ...given, ...entry });
  const command = { ...waiting('vreni', given.key), kind, subject, payload: JSON.stringify(payload) };
  const outcome = sendWritten(command);
  const { body } = calls.to('graphql');
  await calls.last.answer(answer, status);
  return { outcome: await outcome, asked: JSON.parse(body) as { readonly query: string; readonly variables: object } };
}

const refusal = (code: string, message: string) => ({ data: { told: { __typename: 'Refusal', code, message } } });
const fault = { data: null, errors: [{ message: 'The market cannot be reached' }] };

describe('what was written and waited in the outbox', () => {
  it('goes out under its key, and stands in the log as the market answers', async () => {
    const entry = ownEntryExample(5, { key: given.key });
    const { outcome, asked } = await sentBy({
      data: { told: { __typename: 'MessageTaken', entry: entryTold(entry) } },
    });
    expect(outcome).toEqual({ kind: 'sent', answer: entry });
    expect(asked.variables).toEqual({
      conversation: 'conversationa',
      message: { key: given.key, text: 'Grüezi', pictures: [] },
    });
  });

  it('goes out as an offer where it is an amount', async () => {
    const { asked } = await sentBy(fault, { status: 503, entry: { francs: 440 } });
    expect(asked.variables).toEqual({ conversation: 'conversationa', key: given.key, francs: 440 });
  });

  it('stays with the words of the market where that does not take it', async () => {
    const { outcome } = await sentBy(refusal('conversation.unavailable', 'This person cannot be written to.'));
    expect(outcome).toEqual({
      kind: 'refused',
      code: 'conversation.unavailable',
      problem: 'This person cannot be written to.',
    });
  });

  it('comes again where it was faster than by hand, and is not refused', async () => {
    const { outcome } = await sentBy(refusal('conversation.tooFast', 'That was a lot in a short time.'));
    expect(outcome).toEqual({ kind: 'putOff' });
  });

  it('waits for its owner where the session is over', async () => {
    const { outcome } = await sentBy(refusal('session.required', 'Please log in first.'));
    expect(outcome).toEqual({ kind: 'strangers' });
  });

  it.each([
    ['a market that cannot reach its store', fault, 503, 'unreached'],
    ['a market that fails', fault, 500, 'unreached'],
    ['a market with too much to do', apiError('too.many', 'Too many'), 429, 'unreached'],
    ['a session that is over', fault, 403, 'strangers'],
    ['a market that does not understand', fault, 400, 'refused'],
    ['a field that failed', fault, 200, 'refused'],
  ] as const)('is answered by %s', async (_, answer, status, kind) => {
    expect((await sentBy(answer, { status })).outcome.kind).toBe(kind);
  });

  it('comes again where no answer comes', async () => {
    const { kind, subject, payload } = commandOf('conversationa', given);
    const outcome = sendWritten({ ...waiting('vreni', given.key), kind, subject, payload: JSON.stringify(payload) });
    await calls.last.fail();
    expect(await outcome).toEqual({ kind: 'unreached' });
  });

  it.each(['no JSON', '{}', '{"text":1}'])(
    'is refused where another build has kept it otherwise: %s',
    async (payload) => {
      const outcome = await sendWritten({
        ...waiting('vreni'),
        kind: 'messages.send',
        subject: 'conversation-a',
        payload,
      });
      expect(outcome).toEqual({ kind: 'refused', code: 'outbox.unreadable' });
      expect(calls.all).toEqual([]);
    },
  );
});
