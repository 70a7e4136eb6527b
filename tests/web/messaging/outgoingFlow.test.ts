import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import type { SubmittedEntry, OutgoingEntry } from '#machines/messaging/openConversation/outgoingEvents.ts';
import { openConversationMachine } from '#machines/messaging/openConversation/openConversationMachine.ts';
import { openControlledOutbox } from '#tests/drivers/outbox/controlledOutbox.ts';
import { storeFile, chosenFileAt } from '#web/photos/chosenFiles.ts';
import { outgoingLogic } from '#web/messaging/outgoing/outgoingFlow.ts';
import { commandOf } from '#web/messaging/outgoing/writtenCommands.ts';

const { createObjectURL, revokeObjectURL } = URL;
const revoked = vi.fn<(url: string) => void>();

beforeEach(() => {
  URL.createObjectURL = (file) => `blob:${(file as File).name}`;
  URL.revokeObjectURL = revoked.mockClear();
});
afterEach(() => void Object.assign(URL, { createObjectURL, revokeObjectURL }));

/** A message written while offline, with a picture that is not in the outbox’s store. */
function written() {
  const held = openControlledOutbox<OutgoingEntry>(commandOf);
  const picture = storeFile(new File(['bytes'], 'bicycle.jpg', { type: 'image/jpeg' }));
  const entry: SubmittedEntry = {
    key: 'key-1',
    text: 'Here it is',
    pictures: [{ held: picture }],
    francs: null,
    at: 1,
  };
  const conversation = createActor(openConversationMachine, { input: { id: 'conversationa' } });
  const outgoing = createActor(outgoingLogic('conversationa', { conversation, outbox: held.outbox }), {
    input: { conversation: 'conversationa', isOnline: false },
  }).start();
  outgoing.send({ type: 'entry.added', entry });
  return { held, outgoing, entry, picture };
}

describe('the bytes of a picture in a pending message', () => {
  it('belong to the outbox after it has accepted them', async () => {
    const { held, entry, picture, outgoing } = written();
    expect(chosenFileAt(picture).name).toBe('bicycle.jpg');
    await held.takes(entry.text);
    expect(() => chosenFileAt(picture)).toThrow('There is no file');
    outgoing.stop();
  });

  it('remain after a refusal of the outbox until the message is discarded', async () => {
    const { held, entry, picture, outgoing } = written();
    await held.refuses(entry.text);
    expect(chosenFileAt(picture).name).toBe('bicycle.jpg');
    outgoing.send({ type: 'entry.discarded', key: entry.key });
    expect(() => chosenFileAt(picture)).toThrow('There is no file');
    expect(revoked).toHaveBeenCalledExactlyOnceWith(picture);
    outgoing.stop();
  });
});
