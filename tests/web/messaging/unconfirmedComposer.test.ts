import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { answerOf } from '#machines/account/profile.ts';
import { vreni } from '#machines/account/session/sessionCases.ts';
import { boxAnswer, callOf, openContactBox } from '#tests/drivers/messaging/contactBox/contactBoxView.tsx';

afterEach(cleanup);

const write = { role: 'button', name: 'Write a message' } as const;
const field = { role: 'textbox', name: 'Your message' } as const;
const words = 'Is it still there?';

describe('the composer of an account whose address is not confirmed', () => {
  /** Opens the message field of an account with this profile. */
  async function composerOf(requiresAccountVerification: boolean) {
    const stage = await openContactBox();
    await stage.happens!({ type: 'account.reported', publicAccountId: vreni.info.publicAccountId } as never);
    const info = { ...vreni.info, requiresAccountVerification };
    await stage.calls.to('account/profile.json').answer(answerOf({ ...vreni, info }));
    await callOf(stage.calls, 'ContactBox').answer(boxAnswer({}));
    await stage.surface.press(write);
    return stage;
  }

  it('names the address to confirm before the first message, and sends the email again', async () => {
    const stage = await composerOf(true);
    const notice = await screen.findByRole('region', { name: 'Your email address isn’t confirmed yet' });
    const text = screen.getByRole('textbox', { name: 'Your message' });
    expect(document.activeElement).toBe(text);
    const described = document.getElementById(text.getAttribute('aria-describedby')!)!;
    expect(notice.contains(described)).toBe(true);
    expect(described.textContent).toContain('Please open the link in the email we sent to vreni@example.ch.');
    expect(described.textContent).toContain('After that, you can send your message. Your text stays here.');
    await stage.surface.type(field, words);
    await stage.surface.press({ role: 'button', name: 'Send the email again' });
    const call = callOf(stage.calls, 'RequestVerification');
    expect(JSON.parse(call.body).variables).toMatchObject({ returnTo: '/en/vi/bikebikebike' });
    await call.answer({ data: { done: { __typename: 'Me' } } });
    expect(within(notice).getByRole('status').textContent).toBe('Email sent. Check your inbox and your spam folder.');
    expect(await stage.surface.value(field)).toBe(words);
    await stage.ends();
  });

  it('does not mention it once the address is confirmed', async () => {
    const stage = await composerOf(false);
    expect(screen.queryByRole('region')).toBeNull();
    expect(screen.getByRole('textbox', { name: 'Your message' }).getAttribute('aria-describedby')).toBeNull();
    await stage.ends();
  });
});
