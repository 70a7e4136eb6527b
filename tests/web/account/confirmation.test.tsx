import { act, screen } from '@testing-library/react';
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

  const reads = (outcome: 'open' | 'whole' | 'half') =>
    ({ type: 'xstate.done.actor.reading', output: { outcome } }) as const;
  const confirmed = { type: 'xstate.done.actor.confirming', output: { outcome: 'whole' } } as const;
  const headline = () => screen.getByRole('heading', { level: 1 }).textContent;
  const press = (name: string) =>
    act(async () => {
      const button = screen.getByRole('button', { name });
      button.focus();
      button.click();
    });
  const pages = [
    ['/en/verify/a1', 'verifyEmail', 'Activate account', 'Your account is active'],
    ['/en/changeemail/a1', 'confirmEmailChange', 'Change address', 'Your address is changed'],
    ['/en/undodeletion/a1', 'undoDeletion', 'Keep account', 'Your account stays'],
  ] as const;

  it.each(pages)('change nothing at %s before the button is pressed', async (address, call, name, title) => {
    const { calls, answers, ends } = await openConfirmation(address, call);
    await answers!('reading', reads('open'));
    expect(headline()).toBe(name);
    expect(calls.all.map(({ body }) => JSON.parse(body).query.split(' ')[0])).toEqual(['query']);
    await press(name);
    const { query, variables } = JSON.parse(calls.last.body) as Readonly<Record<'query' | 'variables', unknown>>;
    expect(query).toContain(`${call}(token: $token)`);
    expect(variables).toEqual({ token: 'a1' });
    await answers!('confirming', confirmed);
    expect(headline()).toBe(title);
    expect(document.activeElement).toBe(screen.getByRole('status'));
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/en/start/login');
    await ends();
  });

  it.each(pages)(
    'report at %s that the action is done when the link is opened again',
    async (address, call, _, title) => {
      const { answers, ends } = await openConfirmation(address, call);
      await answers!('reading', reads('whole'));
      expect(headline()).toBe(title);
      expect(screen.queryByRole('button')).toBeNull();
      expect(document.activeElement).toBe(document.body);
      await ends();
    },
  );

  it('state their purpose in the headline while the server has not answered, and when it does not', async () => {
    const { answers, ends } = await openConfirmation('/en/verify/a1', 'verifyEmail');
    expect(headline()).toBe('Activate account');
    await answers!('reading', { type: 'xstate.error.actor.reading', error: new Error('away') } as never);
    expect(screen.getByRole('alert').textContent).toContain('This did not load.');
    expect(headline()).toBe('Activate account');
    await ends();
  });

  it('notify once that an account was activated, and not again when the link is opened again [NOTIFICATIONS-12]', async () => {
    notifications.start();
    for (const { id } of notifications.getSnapshot().context.notifications) {
      notifications.send({ type: 'notification.dismissed', id });
    }
    const { answers, ends } = await openConfirmation('/en/verify/a1', 'verifyEmail');
    await answers!('reading', reads('open'));
    await press('Activate account');
    await answers!('confirming', confirmed);
    const shown = () => notifications.getSnapshot().context.notifications;
    expect(shown()).toMatchObject([{ level: 'success', message: 'accountVerified', messageIsTranslationKey: true }]);
    notifications.send({ type: 'notification.dismissed', id: shown()[0]!.id });
    await ends();
    const again = await openConfirmation('/en/verify/a1', 'verifyEmail');
    await again.answers!('reading', reads('whole'));
    expect(shown()).toEqual([]);
    await again.ends();
  });
});
