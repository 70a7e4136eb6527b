import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { placeAt, routes } from '#routes';
import { confirmationDriver } from '#tests/drivers/confirmationDriver.ts';
import { openConfirmation } from '#tests/drivers/confirmationView.tsx';
import { itIsWalked } from '#tests/drivers/walkedView.ts';
import { notifications } from '#web/notifications/notifications.ts';

afterEach(() => vi.restoreAllMocks());

describe('the link of a mail, as its chart says', () => {
  itIsWalked(confirmationDriver);
});

describe('the pages that the links of mails lead to', () => {
  it.each([
    ['/de/verify/dG9rZW4', 'verify', '[ROUTES-25]'],
    ['/fr/changeemail/dG9rZW4', 'emailChange', '[ROUTES-22]'],
    ['/it/undodeletion/dG9rZW4', 'deletionUndo', ''],
  ] as const)(
    'have at %s the route %s with the token, without login and with nothing around them %s',
    (path, name, _) => {
      expect(placeAt(path)).toMatchObject({ name, params: { token: 'dG9rZW4' } });
      expect(routes[name]).toMatchObject({ login: false, layout: 'empty' });
    },
  );

  it.each([
    ['/en/verify/a1', 'verifyEmail', 'Your account is active'],
    ['/en/undodeletion/a1', 'undoDeletion', 'Your account stays'],
  ] as const)('hand in at %s the token of the address, and say what has happened', async (address, call, title) => {
    const { calls, answers, ends } = await openConfirmation(address, call);
    const { query, variables } = JSON.parse(calls.last.body) as Readonly<Record<'query' | 'variables', unknown>>;
    expect(query).toContain(`${call}(token: $token)`);
    expect(variables).toEqual({ token: 'a1' });
    await answers!('confirming', { type: 'xstate.done.actor.confirming', output: { outcome: 'whole' } });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/en/start/login');
    await ends();
  });

  it('say in their headline what they are about, also until it is known how it ends, and where nobody answers', async () => {
    const { answers, ends } = await openConfirmation('/en/verify/a1', 'verifyEmail');
    const headline = () => screen.getByRole('heading', { level: 1 }).textContent;
    expect(headline()).toBe('Activate account');
    await answers!('confirming', { type: 'xstate.error.actor.confirming', error: new Error('away') } as never);
    expect(screen.getByRole('alert').textContent).toContain('This did not load.');
    expect(headline()).toBe('Activate account');
    await ends();
  });

  it('tell above every page that an account was activated [NOTIFICATIONS-12]', async () => {
    notifications.start();
    for (const { id } of notifications.getSnapshot().context.notifications) {
      notifications.send({ type: 'notification.dismissed', id });
    }
    const { answers, ends } = await openConfirmation('/en/verify/a1', 'verifyEmail');
    await answers!('confirming', { type: 'xstate.done.actor.confirming', output: { outcome: 'whole' } });
    expect(notifications.getSnapshot().context.notifications).toMatchObject([
      { level: 'success', message: 'accountVerified', messageIsTranslationKey: true },
    ]);
    await ends();
  });
});
