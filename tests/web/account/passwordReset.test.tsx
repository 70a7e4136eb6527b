import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { placeAt, routes } from '#routes';
import { controlledAnswers } from '#tests/drivers/web/answers.ts';
import { renderView } from '#tests/web/renderView.tsx';
import { session } from '#web/account/session.ts';
import { AccountArea } from '#web/account/AccountArea.tsx';

const calls = controlledAnswers();
const password = 'ein langes Wort';

afterEach(() => window.history.replaceState(null, '', '/'));

async function opened(at = '/en/passwordreset?token=a1') {
  window.history.replaceState(null, '', at);
  session.start();
  session.send({ type: 'cookie.read', publicAccountId: null });
  return renderView(<AccountArea route="passwordReset" />, { at });
}

async function sends(user: Awaited<ReturnType<typeof opened>>['user'], again = password): Promise<void> {
  await user.type(screen.getByLabelText('New password'), password);
  await user.type(screen.getByLabelText('Repeat password'), again);
  await user.click(screen.getByRole('button', { name: 'Change password' }));
}

const forgotten = () => screen.getByRole('link', { name: 'Request a new link' });

describe('the page that sets a new password [ROUTES-24]', () => {
  it('is at passwordreset, without login and without a layout', () => {
    expect(placeAt('/de/passwordreset?token=a1')).toEqual({ name: 'passwordReset', language: 'de', params: {} });
    expect(routes.passwordReset).toMatchObject({ login: false, layout: 'empty' });
  });

  it('sends the token of the address, logs in and opens the home page', async () => {
    const { user, here } = await opened();
    await sends(user);
    const { query, variables } = JSON.parse(calls.last.body) as Readonly<Record<'query' | 'variables', unknown>>;
    expect(query).toContain('resetPassword(token: $token, password: $password');
    expect(variables).toMatchObject({ token: 'a1', password });
    const me = { publicAccountId: 'vren1mejer23' };
    await calls.last.answer({ data: { resetPassword: { __typename: 'SessionStarted', me } } });
    expect(session.getSnapshot().context).toMatchObject(me);
    expect(here()).toBe('/en');
  });

  it('links users with an expired link to the request for another, without the token', async () => {
    await opened();
    expect(screen.getByRole('link', { name: 'Request a new link' }).getAttribute('href')).toBe('/en/start/forgot');
  });

  it('marks a repetition that differs, and sends no call [ACCOUNT-52]', async () => {
    const { user } = await opened();
    await sends(user, 'ein anderes');
    expect(calls.all).toEqual([]);
    const wrong = screen.getByLabelText('Repeat password');
    expect(wrong.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(wrong);
  });

  it('says why a link does not work, and keeps the typed passwords', async () => {
    const { user } = await opened();
    await sends(user);
    const refusal = { __typename: 'Refusal', message: 'This link is older than an hour.', problems: [] };
    await calls.last.answer({ data: { resetPassword: refusal } });
    expect(screen.getByRole('alert').textContent).toContain('This link is older than an hour.');
    expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe(password);
    expect(forgotten().getAttribute('href')).toBe('/en/start/forgot');
  });

  it.each(['/en/passwordreset', '/en/passwordreset?token='])(
    'reports an incomplete link at once, and links to the request for another: %s',
    async (at) => {
      await opened(at);
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This link is incomplete');
      expect(screen.queryByLabelText('New password')).toBeNull();
      expect(forgotten().getAttribute('href')).toBe('/en/start/forgot');
    },
  );
});
