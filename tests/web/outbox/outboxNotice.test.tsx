import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { waiting } from '#machines/outbox/outboxCases.ts';
import type { OutboxCommand } from '#machines/outbox/outboxCommand.ts';
import type { OutboxEvent } from '#machines/outbox/outboxEvents.ts';
import { outboxDriver } from '#tests/drivers/outbox/outboxDriver.ts';
import { openOutboxNotice } from '#tests/drivers/outbox/outboxView.tsx';
import { itIsWalked, itIsWalkedAtRandom } from '#tests/drivers/walking/walkedView.ts';

const { createObjectURL, revokeObjectURL } = URL;

beforeEach(() => {
  URL.createObjectURL = (file) => `blob:${(file as File).name}`;
  URL.revokeObjectURL = () => {};
});
afterEach(() => void Object.assign(URL, { createObjectURL, revokeObjectURL }));

describe('the outbox, as its chart says and its notice shows', () => {
  itIsWalked(outboxDriver);
  itIsWalkedAtRandom(outboxDriver);
});

describe('a pending message', () => {
  const held = 'blob:of-another-document';
  const bicycle = new File(['bytes'], 'bicycle.jpg', { type: 'image/jpeg' });
  const refused = { ...waiting('vreni'), kind: 'messages.send', refused: 'conversation.closed' };

  /** Opens the notice of an account that has this pending command. */
  async function listWith(command: OutboxCommand) {
    const stage = await openOutboxNotice(async () => new Map([[held, bicycle]]));
    await stage.happens!({ type: 'account.reported', account: 'vreni' } as OutboxEvent);
    await stage.answers!('reading', {
      type: 'xstate.done.actor.reading',
      output: { commands: [command], isDurable: true },
    });
    const list = within(screen.getByRole('region', { name: 'Waiting actions', hidden: true }));
    return { stage, list };
  }

  it('is identified by its listing, its recipient, its text and its pictures', async () => {
    const pictures = ['0123456789abcdef-800x600.jpg', { held }];
    const { stage, list } = await listWith({
      ...refused,
      about: { ad: 'Citybike', person: 'Beat' },
      payload: JSON.stringify({ key: 'k', text: 'Here it is', pictures, francs: null, at: 1 }),
    });
    expect(list.getByText('Citybike').parentElement!.textContent).toBe('Citybike · To Beat');
    expect(list.getByText('Here it is')).toBeTruthy();
    const [stored, waits] = list.getAllByRole<HTMLImageElement>('img', { hidden: true });
    expect(stored!.src).toContain('/pictures/320/0123456789abcdef');
    expect(waits!.alt).toBe('Photo 2 of 2');
    expect(waits!.src).toBe('blob:bicycle.jpg');
    await stage.ends();
  });

  it('that an earlier build has stored is shown by its kind', async () => {
    const { stage, list } = await listWith({ ...refused, payload: 'neither JSON nor a message' });
    expect(list.getByText('Send a message · Not accepted')).toBeTruthy();
    await stage.ends();
  });
});
