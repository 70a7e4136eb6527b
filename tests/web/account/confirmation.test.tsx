import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import type { LinkOwner } from '#machines/account/credentials/confirmationMachine.ts';
import { answerOf, type Known } from '#machines/account/profile.ts';
import { vreni } from '#machines/account/session/sessionCases.ts';
import { placeAt, routes } from '#routes';
import { confirmationDriver } from '#tests/drivers/account/confirmationDriver.ts';
import { openConfirmation } from '#tests/drivers/account/confirmationView.tsx';
import { itIsWalked } from '#tests/drivers/walking/walkedView.ts';
import { readSession, session } from '#web/account/session.ts';
import { writeStateCookie } from '#tests/drivers/account/stateCookie.ts';
import { notifications } from '#web/notifications/notifications.ts';

/** Beat, the logged-in user who opens a link that belongs to another account. */
const beat: Known = {
  profile: { ...vreni.profile, name: 'Beat' },
  info: { ...vreni.info, publicAccountId: 'beat', email: 'beat@example.ch' },
};

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('the link of a mail, as its chart says', () => {
  itIsWalked(confirmationDriver);
});

describe('the pages behind the links of mails', () => {
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

  const owner = { publicAccountId: vreni.info.publicAccountId, name: 'Vreni' };
  const reads = (outcome: 'open' | 'whole' | 'half') =>
    ({
      type: 'xstate.done.actor.reading',
      output: outcome === 'whole' ? { outcome, owner, nextPath: null } : { outcome, owner },
    }) as const;
  const confirmedFrom = (nextPath: string | null) =>
    ({ type: 'xstate.done.actor.confirming', output: { outcome: 'whole', nextPath, email: null } }) as const;
  const confirmed = confirmedFrom(null);
  const headline = () => screen.getByRole('heading', { level: 1 }).textContent;
  const press = (name: string) =>
    act(async () => {
      const button = screen.getByRole('button', { name });
      button.focus();
      button.click();
    });
  const pages = [
    ['/en/verify/a1', 'verifyEmail', 'Confirm your email', 'Your account is active'],
    ['/en/changeemail/a1', 'confirmEmailChange', 'Change email address', 'Your email address has changed'],
    ['/en/undodeletion/a1', 'undoDeletion', 'Keep account', 'Your account won’t be deleted'],
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

  describe.each(pages)('at %s', (address, call, name, title) => {
    afterEach(() => {
      writeStateCookie(null);
      readSession();
    });

    /** Opens the link in a browser whose cookie states that an account is logged in. */
    async function opensAs(known: Known, of: LinkOwner = owner) {
      writeStateCookie(known.info.publicAccountId);
      const opened = await openConfirmation(address, call);
      await act(() => vi.waitFor(() => opened.calls.to('account/profile.json')));
      await opened.calls.to('account/profile.json').answer(answerOf(known));
      const link = { __typename: 'MailLink', state: 'OPEN', ...of };
      await opened.calls.all.find(({ body }) => body.includes('mailLink('))!.answer({ data: { mailLink: link } });
      return opened;
    }

    const ways = () =>
      [...screen.queryAllByRole('link'), ...screen.queryAllByRole('button')].map(({ textContent }) => textContent);
    const body = () => document.body.textContent;

    it('recognises the user of the account, who does not have to log in', async () => {
      const { answers, ends } = await opensAs(vreni);
      expect(body()).not.toContain('another account');
      await press(name);
      await answers!('confirming', confirmed);
      expect(headline()).toBe(title);
      expect(body()).toContain('You’re logged in as “Vreni Meier”.');
      expect(ways()).not.toContain('Log in');
      await ends();
    });

    it('shows the user of another account the name behind the link, without the address of that account', async () => {
      const { answers, ends } = await opensAs(beat);
      expect(headline()).toBe(name);
      expect(body()).toContain('You’re logged in as “Beat”. This link belongs to another account: Vreni.');
      await press(name);
      await answers!('confirming', confirmed);
      expect(headline()).toMatch(/^(Email address|Account deletion) /);
      expect(body()).toContain('You’re logged in as “Beat”. This link belongs to another account: Vreni.');
      expect(body()).not.toContain(vreni.info.email);
      expect(ways()).toEqual(['Return to homepage', 'Log out']);
      await ends();
    });

    it('shows no name when the account of the link has none', async () => {
      const { ends } = await opensAs(beat, { ...owner, name: null });
      expect(body()).toContain('You’re logged in as “Beat”. This link belongs to another account.');
      await ends();
    });

    it('offers the login to the user of another account who logs out there, and keeps the focus', async () => {
      const { answers, calls, ends } = await opensAs(beat);
      await press(name);
      await answers!('confirming', confirmed);
      await press('Log out');
      await calls.to('account/logout.json').answer({});
      expect(ways()).toEqual(['Log in']);
      expect(headline()).toBe(title);
      expect(document.activeElement).toBe(screen.getByRole('status'));
      await ends();
    });
  });

  describe('once the address is confirmed', () => {
    afterEach(() => session.send({ type: 'cookie.read', publicAccountId: null }));

    /** Confirms the address; the server returns the page where the user came from. */
    async function confirmsFrom(nextPath: string, publicAccountId: string | null) {
      session.start();
      session.send({ type: 'cookie.read', publicAccountId: null });
      const opened = await openConfirmation('/en/verify/a1', 'verifyEmail');
      await opened.answers!('reading', reads('open'));
      if (publicAccountId) await act(async () => session.send({ type: 'login.succeeded', publicAccountId }));
      await press('Confirm your email');
      const call = opened.calls.all.findLast(({ body }) => body.includes('verifyEmail('))!;
      expect(call.body).toContain('... on EmailVerified { nextPath email }');
      await call.answer({
        data: { verifyEmail: { __typename: 'EmailVerified', nextPath, email: 'vreni@example.ch' } },
      });
      return opened;
    }
    const link = () => {
      const all = within(screen.getByRole('status')).getAllByRole('link');
      return all.map((each) => [each.textContent, each.getAttribute('href')]);
    };

    it.each([
      ['/en/vi/bikebikebike', 'View ad'],
      ['/en/ai/start', 'Continue your ad'],
      ['/en/myads/active', 'My ads'],
      ['/en/favorites?sort=price', 'Continue'],
    ])('links to %s', async (nextPath, name) => {
      const { ends } = await confirmsFrom(nextPath, owner.publicAccountId);
      expect(link()).toEqual([[name, nextPath]]);
      await ends();
    });

    it('links a visitor to that page through the login', async () => {
      const { ends } = await confirmsFrom('/en/vi/bikebikebike', null);
      expect(link()).toEqual([['Log in', '/en/start/login?redirected=%2Fen%2Fvi%2Fbikebikebike']]);
      await ends();
    });

    it('offers the user of another account no such link', async () => {
      const { ends } = await confirmsFrom('/en/ai/start', 'beat');
      expect(link()).toEqual([['Return to homepage', '/en']]);
      await ends();
    });

    it.each(['https://example.com/en', '//example.com/en/vi/bikebikebike', 'javascript:alert(1)'])(
      'offers no link to an address outside the market: %s',
      async (nextPath) => {
        const { ends } = await confirmsFrom(nextPath, owner.publicAccountId);
        expect(link()).toEqual([['Return to homepage', '/en']]);
        await ends();
      },
    );
  });

  describe('a link that no longer works', () => {
    afterEach(() => {
      writeStateCookie(null);
      readSession();
    });

    /** Opens an outdated link; the user `known` is logged in, or no one if null. */
    async function opensOutdated(address: string, known: Known | null) {
      writeStateCookie(known?.info.publicAccountId ?? null);
      const opened = await openConfirmation(address);
      if (known) {
        await act(() => vi.waitFor(() => opened.calls.to('account/profile.json')));
        await opened.calls.to('account/profile.json').answer(answerOf(known));
      }
      const mailLink = { __typename: 'Refusal', code: 'account.tokenOutdated', message: 'Outdated.', problems: [] };
      await opened.calls.all.findLast((call) => call.body.includes('mailLink('))!.answer({ data: { mailLink } });
      expect(screen.getByRole('alert').textContent).toContain('Outdated.');
      return opened;
    }
    const ways = () =>
      [...screen.queryAllByRole('link'), ...screen.queryAllByRole('button')].map(({ textContent }) => textContent);
    const unconfirmed: Known = { ...vreni, info: { ...vreni.info, requiresAccountVerification: true } };

    it('links a visitor to the page that requests a new email', async () => {
      const { ends } = await opensOutdated('/en/verify/a1', null);
      expect(ways()).toEqual(['Request a new email', 'Return to homepage']);
      expect(screen.getByRole('link', { name: 'Request a new email' }).getAttribute('href')).toBe('/en/checkemail');
      await ends();
    });

    it('sends the email again to the user, whose address is not confirmed', async () => {
      const { calls, ends } = await opensOutdated('/en/verify/a1', unconfirmed);
      expect(screen.getByRole('region').textContent).toContain('the email we sent to vreni@example.ch.');
      expect(ways()).toEqual(['Use a different email', 'Return to homepage', 'Send the email again']);
      await press('Send the email again');
      expect(calls.last.body).toContain('requestVerification(');
      await ends();
    });

    it.each([
      ['to a user whose address is confirmed', '/en/verify/a1', vreni],
      ['to a visitor with the link of a change', '/en/changeemail/a1', null],
    ])('offers no email %s', async (_, address, known) => {
      const { ends } = await opensOutdated(address, known);
      expect(ways()).toEqual(['Return to homepage']);
      await ends();
    });
  });

  it('state their purpose in the headline until the server answers, and when it does not answer', async () => {
    const { answers, ends } = await openConfirmation('/en/verify/a1', 'verifyEmail');
    expect(headline()).toBe('Confirm your email');
    await answers!('reading', { type: 'xstate.error.actor.reading', error: new Error('away') } as never);
    expect(screen.getByRole('alert').textContent).toContain('This didn’t load.');
    expect(headline()).toBe('Confirm your email');
    await ends();
  });

  it('notify once that an account was activated, and not again when the link is opened again [NOTIFICATIONS-12]', async () => {
    notifications.start();
    for (const { id } of notifications.getSnapshot().context.notifications) {
      notifications.send({ type: 'notification.dismissed', id });
    }
    const { answers, ends } = await openConfirmation('/en/verify/a1', 'verifyEmail');
    await answers!('reading', reads('open'));
    await press('Confirm your email');
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
