import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { apiError } from '#machines/market/api/apiError.ts';
import { ownEntryExample } from '#machines/messaging/messagesExamples.ts';
import type { SubmittedEntry } from '#machines/messaging/openConversation/outgoingEvents.ts';
import { waiting } from '#machines/outbox/outboxCases.ts';
import { controlledAnswers } from '#tests/drivers/web/answers.ts';
import { type HeldUpload, holdUploads } from '#tests/drivers/insertion/photos/heldUploads.ts';
import { entryAnswer } from '#tests/drivers/messaging/messagesAnswers.ts';
import { settled } from '#tests/drivers/web/settled.ts';
import { clients } from '#web/api/apiClient.ts';
import { sendWritten } from '#web/messaging/outgoing/sendingWritten.ts';
import { commandOf } from '#web/messaging/outgoing/writtenCommands.ts';

beforeAll(() => clients.load());

const calls = controlledAnswers();
interface SentOperation {
  readonly variables: { readonly message: { readonly pictures: readonly string[] } };
}

const noFiles = async () => new Map<string, File>();
const supplied: SubmittedEntry = {
  key: 'firstfirstfi',
  text: 'Grüezi',
  pictures: [],
  francs: null,
  at: 1_795_518_000_000,
};

/** Sends a message that receives this answer; resolves to the outcome. */
async function sentBy(
  answer: object,
  { status = 200, entry = {} }: { readonly status?: number; readonly entry?: Partial<SubmittedEntry> } = {},
) {
  const { kind, subject, payload } = commandOf('conversationa', { ...supplied, ...entry });
  const command = { ...waiting('vreni', supplied.key), kind, subject, payload: JSON.stringify(payload) };
  const outcome = sendWritten(command, noFiles);
  const { body } = calls.to('graphql');
  await calls.last.answer(answer, status);
  return {
    outcome: await outcome,
    requested: JSON.parse(body) as { readonly query: string; readonly variables: object },
  };
}

const refusal = (code: string, message: string) => ({ data: { result: { __typename: 'Refusal', code, message } } });
const fault = { data: null, errors: [{ message: 'The market cannot be reached' }] };

describe('a message from the outbox', () => {
  it('is sent under its key, and returns the entry of the log from the server', async () => {
    const entry = ownEntryExample(5, { key: supplied.key });
    const { outcome, requested } = await sentBy({
      data: { result: { __typename: 'AcceptedMessage', entry: entryAnswer(entry) } },
    });
    expect(outcome).toEqual({ kind: 'sent', answer: entry });
    expect(requested.variables).toEqual({
      conversation: 'conversationa',
      message: { key: supplied.key, text: 'Grüezi', pictures: [] },
    });
  });

  it('is sent as an offer when it is an amount', async () => {
    const { requested } = await sentBy(fault, { status: 503, entry: { francs: 440 } });
    expect(requested.variables).toEqual({ conversation: 'conversationa', key: supplied.key, francs: 440 });
  });

  it('is refused with the message of the server', async () => {
    const { outcome } = await sentBy(refusal('conversation.unavailable', 'This person cannot be written to.'));
    expect(outcome).toEqual({
      kind: 'refused',
      code: 'conversation.unavailable',
      problem: 'This person cannot be written to.',
    });
  });

  it('is tried again, and not refused, after exceeding a rate limit', async () => {
    const { outcome } = await sentBy(refusal('conversation.tooFast', 'That was a lot in a short time.'));
    expect(outcome).toEqual({ kind: 'putOff' });
  });

  it('waits for its owner when the session has ended', async () => {
    const { outcome } = await sentBy(refusal('session.required', 'Please log in to continue.'));
    expect(outcome).toEqual({ kind: 'strangers' });
  });

  it.each([
    ['a market that cannot reach its store', fault, 503, 'unreached'],
    ['a market that fails', fault, 500, 'unreached'],
    ['a market with too much to do', apiError('too.many', 'Too many'), 429, 'unreached'],
    ['a session that is over', fault, 403, 'strangers'],
    ['a market that does not understand', fault, 400, 'refused'],
    ['a field that failed', fault, 200, 'refused'],
  ] as const)('has an outcome for the answer %s', async (_, answer, status, kind) => {
    expect((await sentBy(answer, { status })).outcome.kind).toBe(kind);
  });

  it('is tried again when no answer arrives', async () => {
    const { kind, subject, payload } = commandOf('conversationa', supplied);
    const outcome = sendWritten(
      { ...waiting('vreni', supplied.key), kind, subject, payload: JSON.stringify(payload) },
      noFiles,
    );
    await calls.last.fail();
    expect(await outcome).toEqual({ kind: 'unreached' });
  });

  it.each(['no JSON', '{}', '{"text":1}'])(
    'is refused when another build has stored it in another format: %s',
    async (payload) => {
      const outcome = await sendWritten(
        {
          ...waiting('vreni'),
          kind: 'messages.send',
          subject: 'conversation-a',
          payload,
        },
        noFiles,
      );
      expect(outcome).toEqual({ kind: 'refused', code: 'outbox.unreadable' });
      expect(calls.all).toEqual([]);
    },
  );
});

describe('pictures of a pending message', () => {
  let uploads: ReturnType<typeof holdUploads>;
  beforeEach(() => void (uploads = holdUploads()));
  afterEach(() => uploads.letGo());

  let count = 0;
  /** A message with an uploaded picture between pictures that are still on the device. */
  function opened() {
    const held = [`blob:${(count += 1)}`, `blob:${(count += 1)}`] as const;
    const pictures = [{ held: held[0] }, 'messages/kept.webp', { held: held[1] }];
    const { kind, subject, payload } = commandOf('conversationa', { ...supplied, pictures });
    const command = { ...waiting('vreni', supplied.key), kind, subject, payload: JSON.stringify(payload) };
    const files = new Map(held.map((url, index) => [url, new File(['bytes'], `${index}.jpg`)]));
    return { files, sends: (with_: ReadonlyMap<string, File> = files) => sendWritten(command, async () => with_) };
  }

  const nameOfFile = (upload: HeldUpload) => ((upload.body as FormData).get('photo') as File).name;
  const saved = (name: string) => ({ picture: { name, width: 800, height: 600 } });
  const messageSent = () =>
    settled(() => calls.all.length > 0).then(
      () => (JSON.parse(calls.to('graphql').body) as SentOperation).variables.message,
    );

  it('are uploaded before the message, in sequence, and keep their order in it', async () => {
    const outcome = opened().sends();
    const first = await uploads.waiting();
    expect(nameOfFile(first)).toBe('0.jpg');
    await first.answer(saved('messages/0.webp'));
    const second = await uploads.waiting();
    expect(nameOfFile(second)).toBe('1.jpg');
    expect(calls.all, 'the message waits for them').toEqual([]);
    await second.answer(saved('messages/1.webp'));
    expect((await messageSent()).pictures).toEqual(['messages/0.webp', 'messages/kept.webp', 'messages/1.webp']);
    await calls.last.fail();
    expect(await outcome).toEqual({ kind: 'unreached' });
  });

  it('are not uploaded again when the message failed', async () => {
    const { sends } = opened();
    const before = sends();
    await (await uploads.waiting()).answer(saved('messages/0.webp'));
    await (await uploads.waiting()).fail();
    expect(await before).toEqual({ kind: 'unreached' });
    const again = sends();
    const second = await uploads.waiting();
    expect(nameOfFile(second)).toBe('1.jpg');
    await second.answer(saved('messages/1.webp'));
    expect((await messageSent()).pictures).toHaveLength(3);
    await calls.last.fail();
    await again;
    expect(uploads.all).toHaveLength(3);
  });

  it('refuse the message with the message of the server when a picture is refused', async () => {
    const outcome = opened().sends();
    const words = 'This file isn’t an image that we can read.';
    await (
      await uploads.waiting()
    ).answer(apiError('photo.broken', words, [{ parameter: 'photo', message: words }]), 400);
    expect(await outcome).toEqual({ kind: 'refused', code: 'photo.refused', problem: words });
    expect(calls.all).toEqual([]);
  });

  it.each([
    ['photo.tooMany', 400, 'putOff'],
    ['photo.waiting', 400, 'putOff'],
    ['session.required', 401, 'strangers'],
    ['api.fault', 503, 'unreached'],
  ] as const)('keep the message pending after the answer %s', async (code, status, kind) => {
    const outcome = opened().sends();
    await (await uploads.waiting()).answer(apiError(code, 'Not now'), status);
    expect(await outcome).toEqual({ kind });
  });

  it('refuse the message when the device has lost them', async () => {
    expect(await opened().sends(new Map())).toEqual({ kind: 'refused', code: 'outbox.unreadable' });
    expect([...uploads.all, ...calls.all]).toEqual([]);
  });
});
