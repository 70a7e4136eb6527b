import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ContactBox } from '#machines/messaging/contact/contactBox.ts';
import type { WaitingMessage } from '#machines/messaging/contact/contactBoxEvents.ts';
import { contactBoxDriver } from '#tests/drivers/messaging/contactBox/contactBoxDriver.ts';
import { boxAnswer, callOf, openContactBox } from '#tests/drivers/messaging/contactBox/contactBoxView.tsx';
import { openPhone } from '#tests/drivers/messaging/contactBox/phoneView.tsx';
import { goes } from '#tests/drivers/walking/walking.ts';
import { dropUnsentMessages, unsentMessage } from '#web/account/unsentMessage.ts';

afterEach(cleanup);

const write = { role: 'button', name: 'Write a message' } as const;
const field = { role: 'textbox', name: 'Your message' } as const;
const send = { role: 'button', name: /^Send/ } as const;
const away = Date.parse('2026-12-03T00:00:00+01:00');

/** Opens the contact box of a listing, with the state that the server has returned. */
async function noticeOf(box: Partial<ContactBox>) {
  const stage = await openContactBox();
  await stage.happens!({ type: 'account.reported', publicAccountId: 'vreni' } as never);
  await callOf(stage.calls, 'ContactBox').answer(boxAnswer(box));
  return stage;
}

const words = 'Is it still there?';
const accepted = (key: string) => ({ type: 'message.accepted', key, conversation: 'c1', text: words }) as never;

describe('the contact box', () => {
  it.each([
    ['reserved', 'Reserved for another buyer.'],
    ['reservedForYou', 'The seller has reserved this item for you.'],
    ['sold', 'This item has been sold'],
    ['over', 'This ad has expired'],
    ['unavailable', 'You can’t write to this seller'],
  ] as const)('explains the state %s', async (state, words) => {
    const mayWrite = state === 'reserved' || state === 'reservedForYou';
    const stage = await noticeOf({ state, mayWrite, hasPhone: false });
    expect(screen.getByText(words, { exact: false })).toBeTruthy();
    expect(await stage.surface.count(write)).toBe(mayWrite ? 1 : 0);
    expect(screen.queryByRole('button', { name: 'Show number' })).toBeNull();
    await stage.ends();
  });

  it.each([
    ['reserved', 'Reserved for another buyer. You can still write in case the sale falls through. The seller is away'],
    ['reservedForYou', 'The seller has reserved this item for you. The seller is away'],
  ] as const)('explains the state %s, and that the seller is away', async (state, words) => {
    const stage = await noticeOf({ state, mayWrite: true, awayUntil: away });
    expect(screen.getByText(words, { exact: false })).toBeTruthy();
    expect(await stage.surface.count(write)).toBe(1);
    await stage.ends();
  });

  it.each([
    ['sold', 'This item has been sold. You can no longer write about it.'],
    ['over', 'This ad has expired. You can no longer write about it.'],
    ['blocked', 'You’ve blocked this seller. Unblock them to write to them.'],
    ['unavailable', 'You can’t write to this seller right now.'],
  ] as const)(
    'explains the state %s without the seller’s absence, which does not matter then',
    async (state, words) => {
      const stage = await noticeOf({ state, mayWrite: false, hasPhone: false, awayUntil: away });
      expect(screen.getByText(words)).toBeTruthy();
      expect(screen.queryByText('The seller is away', { exact: false })).toBeNull();
      expect(await stage.surface.count(write)).toBe(0);
      await stage.ends();
    },
  );

  it('shows the day on which an absent seller is back, and accepts messages', async () => {
    const stage = await noticeOf({ state: 'away', awayUntil: away });
    expect(screen.getByText(/^The seller is away, back on 3\sDecember 2026\./)).toBeTruthy();
    expect(await stage.surface.count(write)).toBe(1);
    await stage.ends();
  });

  it('offers nothing to the seller of the listing', async () => {
    const stage = await noticeOf({ state: 'own', mayWrite: false, hasPhone: false });
    expect(await stage.surface.count(write)).toBe(0);
    expect(screen.queryByRole('button', { name: 'Show number' })).toBeNull();
    await stage.ends();
  });

  it('can lift a block of the seller, and then fetches its state again', async () => {
    const stage = await noticeOf({ state: 'blocked', mayWrite: false, hasPhone: false });
    await screen.findByRole('button', { name: 'Unblock' });
    await stage.surface.press({ role: 'button', name: 'Unblock' });
    const call = callOf(stage.calls, 'UnblockAccount');
    expect(JSON.parse(call.body)).toMatchObject({ variables: { publicAccountId: 'regula' } });
    await call.answer({ data: { reported: { __typename: 'MessagingSettings' } } });
    await callOf(stage.calls, 'ContactBox').answer(boxAnswer({}));
    expect(await stage.surface.count(write)).toBe(1);
    await stage.ends();
  });

  it('keeps the rendered button, and its focus, once the user is known to have permission', async () => {
    const stage = await openContactBox();
    const drawn = screen.getByRole('button', { name: 'Write a message' });
    drawn.focus();
    await stage.happens!({ type: 'account.reported', publicAccountId: 'vreni' } as never);
    await callOf(stage.calls, 'ContactBox').answer(boxAnswer({}));
    expect(document.activeElement).toBe(drawn);
    await stage.ends();
  });

  it('renders no button for an ended listing, before the account is known', async () => {
    const stage = await openContactBox({ status: 'sold' });
    expect(await stage.surface.count(write)).toBe(0);
    // The text that the server has rendered must remain the same element once the account is known.
    const note = screen.getByText('This item has been sold', { exact: false });
    await stage.happens!({ type: 'account.reported', publicAccountId: null } as never);
    await callOf(stage.calls, 'ContactBox').answer(boxAnswer({ state: 'sold', mayWrite: false, hasPhone: false }));
    expect(screen.getByText('This item has been sold', { exact: false })).toBe(note);
    await stage.ends();
  });
});

describe('a first message', () => {
  it('can be written before the login, and is sent after it', async () => {
    const stage = await openContactBox();
    await goes(contactBoxDriver, stage, {
      beginning: 'nothing typed',
      steps: [
        'account.reported (nobody)',
        'writing.opened (by its button)',
        'text.changed (words)',
        'message.submitted (for the first time)',
      ],
    });
    expect(screen.getByRole('dialog', { name: 'Log in' })).toBeTruthy();
    await stage.happens!({ type: 'account.reported', publicAccountId: 'vreni' } as never);
    expect(stage.held.under(words)).toMatchObject({
      about: { ad: 'Citybike', person: 'Regula B.' },
      kind: 'messages.begin',
      payload: { listing: 'bikebikebike', text: words },
    });
    await stage.happens!(accepted(stage.held.under(words)!.id!));
    expect(screen.getByRole('status').textContent).toBe('Message sent');
    expect(document.activeElement).toBe(screen.getByRole('status'));
    await stage.ends();
  });

  /** Writes and sends a message, and puts it into the outbox in this state. */
  async function written(state: WaitingMessage['state'], problem: string | null = null) {
    const stage = await noticeOf({});
    await stage.surface.press(write);
    await stage.surface.type(field, words);
    await stage.surface.press(send);
    const key = stage.held.under(words)!.id!;
    const tells = (now: WaitingMessage['state'], why: string | null = null) =>
      stage.held.tells('bikebikebike', [{ key, text: words, state: now, problem: why }]);
    await tells(state, problem);
    return { stage, key, tells };
  }

  it('is announced as pending while offline, can be sent again, and is announced once it is sent', async () => {
    const { stage, key, tells } = await written('failed');
    expect(document.activeElement).toBe(screen.getByRole('status'));
    expect(screen.getByRole('status').textContent).toBe('No connection. Your message hasn’t been sent yet.');
    expect(screen.getByRole('dialog').textContent).toContain(words);
    await stage.surface.press({ role: 'button', name: 'Try again' });
    expect(stage.held.requested).toEqual([{ what: 'retry', id: key }]);
    await tells('failed');
    await stage.surface.press({ role: 'button', name: 'Back to ad' });
    expect(screen.getByText('No connection. Your message hasn’t been sent yet.')).toBeTruthy();
    await stage.surface.press({ role: 'button', name: 'View message' });
    await stage.happens!(accepted(key));
    expect(screen.getByRole('status').textContent).toBe('Message sent');
    const link = within(screen.getByRole('dialog')).getByRole('link', { name: 'Open conversation' });
    expect(link.getAttribute('href')).toBe('/en/messages/buying/c1');
    await stage.ends();
  });

  it.each(['before', 'after'])(
    'moves the focus to the link to the conversation when it is sent %s its dialog is closed',
    async (when) => {
      const { stage, key } = await written('failed');
      if (when === 'before') await stage.happens!(accepted(key));
      await stage.surface.press({ role: 'button', name: 'Back to ad' });
      if (when === 'after') await stage.happens!(accepted(key));
      expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Open conversation' }));
      await stage.ends();
    },
  );

  it('has a single notice while offline, also during another attempt', async () => {
    const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { stage, tells } = await written('queued');
    for (const state of ['failed', 'sending', 'failed'] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await tells(state);
      expect(screen.getAllByText('No connection. Your message hasn’t been sent yet.')).toHaveLength(2);
      expect(screen.queryByText('Sending your message…')).toBeNull();
    }
    line.mockRestore();
    await stage.ends();
  });

  it('can be edited before it is sent: it leaves the outbox, and becomes another message', async () => {
    const { stage, key } = await written('failed');
    await stage.surface.press({ role: 'button', name: 'Edit message' });
    expect(stage.held.requested).toEqual([{ what: 'discard', id: key }]);
    expect(await stage.surface.value(field)).toBe(words);
    await stage.surface.type(field, 'And now?');
    await stage.surface.press(send);
    expect(stage.held.under('And now?')!.id).not.toBe(key);
    await stage.ends();
  });

  it('stays with the reason when it is refused, and is another message once it is sent again', async () => {
    const { stage, key } = await written('refused', 'Please wait a minute.');
    expect(screen.getByRole('alert').textContent).toBe('Please wait a minute.');
    expect(await stage.surface.value(field)).toBe(words);
    expect(sessionStorage.getItem('contact-bikebikebike')).toBe(words);
    await stage.surface.press(send);
    expect(stage.held.under(words)!.id).not.toBe(key);
    expect(stage.held.requested, 'the refused one stays until the other is there').toEqual([]);
    await stage.held.takes(words);
    expect(stage.held.requested).toEqual([{ what: 'discard', id: key }]);
    await stage.ends();
  });

  it('is shown with its reason and its text when it was refused while the page was closed', async () => {
    const stage = await noticeOf({});
    await stage.held.tells('bikebikebike', [
      { key: 'leftleftleft', text: 'Left here', state: 'refused', problem: 'It is sold by now.' },
    ]);
    expect(screen.getByText('We couldn’t send your message.')).toBeTruthy();
    await stage.surface.press({ role: 'button', name: 'View message' });
    expect(screen.getByRole('alert').textContent).toBe('It is sold by now.');
    expect(await stage.surface.value(field)).toBe('Left here');
    await stage.ends();
  });

  it('of another listing is not shown here', async () => {
    const stage = await noticeOf({});
    await stage.held.tells('lamplamplamp', [{ key: 'leftleftleft', text: 'Hallo', state: 'failed', problem: null }]);
    expect(await stage.surface.count(write)).toBe(1);
    await stage.ends();
  });

  it('is saved as typed as long as the tab exists, until the outbox has it', async () => {
    const stage = await noticeOf({});
    await stage.surface.press(write);
    await stage.surface.type(field, words);
    await stage.surface.press({ role: 'button', name: 'Close' });
    expect(sessionStorage.getItem('contact-bikebikebike')).toBe(words);
    await stage.surface.press(write);
    expect(await stage.surface.value(field)).toBe(words);
    await stage.surface.press(send);
    expect(sessionStorage.getItem('contact-bikebikebike')).toBe(words);
    const { id: key } = stage.held.under(words)!;
    await stage.held.tells('bikebikebike', [{ key: key!, text: words, state: 'queued', problem: null }]);
    expect(sessionStorage.getItem('contact-bikebikebike')).toBeNull();
    await stage.ends();
  });

  it('waits in every tab of the browser for a login, and is open with its text after it', async () => {
    const stage = await openContactBox();
    await stage.happens!({ type: 'account.reported', publicAccountId: null } as never);
    await stage.surface.press(write);
    await stage.surface.type(field, words);
    expect(unsentMessage('bikebikebike')).toEqual({ text: words, awaitsLogin: false });
    await stage.surface.press(send);
    const unsent = { text: words, awaitsLogin: true, key: expect.stringMatching(/./) as string };
    expect(unsentMessage('bikebikebike')).toEqual(unsent);
    expect(sessionStorage.getItem('contact-bikebikebike'), 'in one place alone').toBeNull();
    await stage.ends();

    const later = await openContactBox({ unsent: { text: words, awaitsLogin: true } });
    await later.happens!({ type: 'account.reported', publicAccountId: 'vreni' } as never);
    expect(screen.queryByRole('dialog')).toBeNull();
    await callOf(later.calls, 'ContactBox').answer(boxAnswer({}));
    expect(screen.getByRole('dialog', { name: 'Message to Regula B.' })).toBeTruthy();
    expect(await later.surface.value(field)).toBe(words);
    await later.surface.press(send);
    const { id: key } = later.held.under(words)!;
    await later.held.tells('bikebikebike', [{ key: key!, text: words, state: 'queued', problem: null }]);
    expect(unsentMessage('bikebikebike')).toEqual({ text: '', awaitsLogin: false });
    await later.ends();
  });

  it('that waits for a login is a single message, from whichever tab it is sent', async () => {
    const stage = await openContactBox();
    await stage.happens!({ type: 'account.reported', publicAccountId: null } as never);
    await stage.surface.press(write);
    await stage.surface.type(field, words);
    await stage.surface.press(send);
    const unsent = unsentMessage('bikebikebike');
    await stage.happens!({ type: 'account.reported', publicAccountId: 'vreni' } as never);
    const sent = stage.held.under(words)!.id;
    await stage.ends();

    const other = await openContactBox({ unsent });
    await other.happens!({ type: 'account.reported', publicAccountId: 'vreni' } as never);
    await callOf(other.calls, 'ContactBox').answer(boxAnswer({}));
    await other.surface.press(send);
    expect(other.held.under(words)!.id).toBe(sent);
    await other.ends();
  });

  it('is removed from the open page once its author logs out', async () => {
    const stage = await noticeOf({});
    await stage.surface.press(write);
    await stage.surface.type(field, words);
    await stage.surface.press({ role: 'button', name: 'Close' });
    await act(async () => dropUnsentMessages());
    await stage.happens!({ type: 'account.reported', publicAccountId: null } as never);
    await stage.surface.press(write);
    expect(await stage.surface.value(field)).toBe('');
    await stage.ends();
  });

  it('stays closed after the login when its author has closed it', async () => {
    const stage = await openContactBox({ unsent: { text: words, awaitsLogin: true } });
    await stage.happens!({ type: 'account.reported', publicAccountId: 'vreni' } as never);
    await callOf(stage.calls, 'ContactBox').answer(boxAnswer({}));
    await stage.surface.press({ role: 'button', name: 'Close' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(unsentMessage('bikebikebike')).toEqual({ text: words, awaitsLogin: false });
    await stage.ends();
  });

  it('opens for no visitor, and for no account that may not write to the seller', async () => {
    const stage = await openContactBox({ unsent: { text: words, awaitsLogin: true } });
    await stage.happens!({ type: 'account.reported', publicAccountId: null } as never);
    await callOf(stage.calls, 'ContactBox').answer(boxAnswer({}));
    expect(screen.queryByRole('dialog')).toBeNull();
    await stage.happens!({ type: 'account.reported', publicAccountId: 'regula' } as never);
    await callOf(stage.calls, 'ContactBox').answer(boxAnswer({ state: 'own', mayWrite: false }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await stage.ends();
  });

  it('can begin with a suggested question, which moves the focus back to the field', async () => {
    const stage = await noticeOf({});
    await stage.surface.press(write);
    await stage.surface.press({ role: 'button', name: 'Is it still available?' });
    expect(await stage.surface.value(field)).toBe('Is it still available?');
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
    expect(screen.queryByRole('list', { name: 'Quick questions' })).toBeNull();
    await stage.ends();
  });

  it('is not sent while it is empty', async () => {
    const stage = await noticeOf({});
    await stage.surface.press(write);
    await stage.surface.type(field, '  ');
    await stage.surface.press(send);
    expect(stage.held.under('  ')).toBeUndefined();
    await stage.ends();
  });

  it('is closed by Back, which stays on the page', async () => {
    const stage = await noticeOf({});
    await stage.surface.press(write);
    await act(async () => {
      const left = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
      window.history.back();
      await left;
    });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await stage.surface.count(write)).toBe(1);
    await stage.ends();
  });
});

describe('the number of a seller', () => {
  it('is a link that calls it', async () => {
    const stage = await openPhone();
    await stage.surface.press({ role: 'button', name: 'Show number' });
    await stage.calls.last.answer({ data: { showPhone: { __typename: 'Phone', number: '+41 79 555 01 02' } } });
    const link = screen.getByRole('link', { name: '+41 79 555 01 02' });
    expect(link.getAttribute('href')).toBe('tel:+41795550102');
    await stage.ends();
  });
});
