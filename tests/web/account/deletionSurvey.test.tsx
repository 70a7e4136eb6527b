import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { controlledAnswers } from '#tests/drivers/web/answers.ts';
import { mountView } from '#tests/drivers/web/mountView.tsx';
import { session } from '#web/account/session.ts';
import { DeletionSurvey } from '#web/account/user/leaving/DeletionSurvey.tsx';

const held = controlledAnswers();

afterEach(() => {
  cleanup();
  writeState('');
  session.send({ type: 'cookie.read', publicAccountId: null });
});

function writeState(value: string): void {
  document.cookie = `allmend_MYPAGES_STATE=${encodeURIComponent(value)}; path=/`;
}

const opened = () =>
  mountView(<DeletionSurvey publicAccountId="vren1mejer23" />, { at: '/en/user/deletesurvey/vren1mejer23' });

const reason = () => screen.getByLabelText<HTMLSelectElement>('Why are you leaving?', { selector: 'select' });
const text = () => screen.getByLabelText<HTMLTextAreaElement>(/^Anything else/);
const send = () => screen.getByRole('button', { name: 'Send answer' });
const presses = () => act(async () => fireEvent.click(send()));

function sent() {
  return JSON.parse(held.last.body) as { readonly query: string; readonly variables: object };
}

describe('the survey after a deletion', () => {
  it('reports the logout, and links a user who has logged in again to the state of the account', async () => {
    session.start();
    await opened();
    expect(screen.getByText(/^You’re logged out, and your ads are offline\. You have 14 days/)).toBeTruthy();
    cleanup();

    writeState(JSON.stringify({ isLoggedIn: true, info: { public_account_id: 'vren1mejer23' } }));
    await opened();
    expect(screen.queryByText(/You’re logged out/)).toBeNull();
    expect(screen.queryByText('Your account will be deleted')).toBeNull();
    expect(screen.getByRole('link', { name: 'Your account' }).getAttribute('href')).toBe('/en/user/leave');
    expect(send()).toBeTruthy();
  });

  it('sends the reason and the comment, shows a refusal, keeps the typed text, and says thanks', async () => {
    await opened();
    await presses();
    expect(held.all).toHaveLength(0);
    expect(reason().getAttribute('aria-invalid')).toBe('true');
    // The message names the field differently from its label, which is a question.
    expect(screen.getByText(/mandatory/).textContent).toBe('Reason is a mandatory field, please fill in.');
    await act(async () => fireEvent.change(reason(), { target: { value: 'tooManyMails' } }));
    await act(async () => fireEvent.input(text(), { target: { value: 'Each day one.' } }));
    await presses();
    expect(sent().query).toContain('giveLeavingReason(');
    expect(sent().variables).toMatchObject({
      publicAccountId: 'vren1mejer23',
      reason: 'TOO_MANY_MAILS',
      text: 'Each day one.',
    });
    const problems = [{ field: 'text', message: 'This text can have up to 500 characters.' }];
    await held.last.answer({ data: { done: { __typename: 'Refusal', message: 'Please mend this.', problems } } });
    expect(text().getAttribute('aria-invalid')).toBe('true');
    expect([reason().value, text().value]).toEqual(['tooManyMails', 'Each day one.']);
    send().focus();
    await presses();
    await held.last.answer({ data: { done: { __typename: 'Done' } } });
    expect(screen.getByRole('status').textContent).toContain('Thank you');
    expect(document.activeElement).toBe(screen.getByRole('status'));
    expect(screen.getByRole('link', { name: 'Return to homepage' }).getAttribute('href')).toBe('/en');
  });
});
