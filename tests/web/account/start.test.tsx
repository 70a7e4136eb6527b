import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { answerOf } from '#machines/account/profile.ts';
import { vreni } from '#machines/account/session/sessionCases.ts';
import { writeStateCookie } from '#tests/drivers/account/stateCookie.ts';
import { settled } from '#tests/drivers/web/settled.ts';
import { session } from '#web/account/session.ts';
import { storeText } from '#web/account/unsentMessage.ts';
import { notifications } from '#web/notifications/notifications.ts';
import { render } from '#web/render.tsx';
import { accountPages, button, describedBy, field } from './accountPageStage.tsx';

const { calls, opened, called } = accountPages();

beforeEach(() => {
  sessionStorage.clear();
  notifications.start();
  for (const { id } of notifications.getSnapshot().context.notifications) {
    notifications.send({ type: 'notification.dismissed', id });
  }
  delete window.dataLayer;
});

describe('the login page [ROUTES-34]', () => {
  const logOut = () => {
    if (session.getSnapshot().hasTag('loggedIn')) session.send({ type: 'session.refused' });
  };

  beforeEach(() => {
    session.start();
    session.send({ type: 'cookie.read', publicAccountId: null });
  });
  afterEach(() => act(logOut));

  async function tried(at: string) {
    const view = await opened(at);
    await view.user.type(field('Email'), 'vreni@example.ch');
    await view.user.type(field('Password'), 'velo-1968!');
    await settled(() => button('Log in').getAttribute('aria-busy') === 'false');
    await view.user.click(button('Log in'));
    return { ...view, call: await called('account/auth.json') };
  }

  const refusal = {
    message: { message: 'Address or password is wrong.' },
    parameters: [{ parameter: 'email', message: 'Nobody is called so.' }],
    error: { code: 'login.wrong' },
  };

  it('sends address, password and fingerprint, with the options to remember and not to redirect [ACCOUNT-21]', async () => {
    const { call } = await tried('/en/start/login');
    const { seonSession, ...sent } = Object.fromEntries(new URLSearchParams(call.body));
    expect(sent).toEqual({ email: 'vreni@example.ch', password: 'velo-1968!', remember: 'on', redirect: 'off' });
    expect(JSON.parse(atob(seonSession!))).toMatchObject({ version: 1, agent: navigator.userAgent });
    expect(call.url).toBe('/api/v10/account/auth.json');
  });

  it('shows the refusal above the password [ACCOUNT-30], a field’s error at the field [ACCOUNT-31], and tracks it [ACCOUNT-29]', async () => {
    const { call, user, here } = await tried('/en/start/login');
    await call.answer(refusal, 400);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('Address or password is wrong.');
    expect(alert.compareDocumentPosition(field('Password'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(alert.compareDocumentPosition(field('Email'))).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    expect(describedBy(field('Email'))).toBe('Nobody is called so.');
    expect(window.dataLayer).toEqual([{ event: 'login_failed' }]);
    expect(here()).toBe('/en/start/login');

    await settled(() => button('Log in').getAttribute('aria-busy') === 'false');
    await user.click(button('Log in'));
    await settled(() => calls.all.length === 2);
    const fingerprints = calls.all.map(({ body }) => new URLSearchParams(body).get('seonSession'));
    expect(new Set(fingerprints).size, 'the fingerprint is another').toBe(2);
  });

  it('redirects a logged-in user to the home page, or to the page that required the login [ACCOUNT-11]', async () => {
    const answer = { token: 't', uuid: 'u', public_account_id: 'vren1mejer23' };
    const home = await tried('/en/start/login');
    await home.call.answer(answer);
    await settled(() => home.here() === '/en');
    expect(home.here()).toBe('/en');
    expect(session.getSnapshot().context.publicAccountId).toBe('vren1mejer23');
    home.unmount();
    act(logOut);

    const sent = await tried('/en/start/login?redirected=%2Fen%2Fli%3Fq%3Dvelo');
    await calls.all.findLast(({ url }) => url.endsWith('auth.json'))!.answer(answer);
    await settled(() => sent.here() === '/en/li?q=velo');
    expect(sent.here()).toBe('/en/li?q=velo');
  });

  it.each([
    ['from a page that requires a login', '?redirected=%2Fen%2Fuser%2Fsecurity', true],
    ['from an unknown page', '?redirected', true],
    ['from the login modal of a public page', '?redirected=%2Fen%2Fli%3Fq%3Dvelo', false],
    ['directly', '', false],
  ])(
    'explains to users who came %s why they must log in, or does not: %s [ACCOUNT-10]',
    async (_, query, isExplained) => {
      const { unmount } = await opened(`/en/start/login${query}`);
      const messages = notifications.getSnapshot().context.notifications.filter(({ tag }) => tag === 'login');
      expect(
        messages.map(({ level, message, messageIsTranslationKey }) => [level, message, messageIsTranslationKey]),
      ).toEqual(isExplained ? [['info', 'unauthorized', true]] : []);
      unmount();
    },
  );

  it('removes the explanation once the user is logged in', async () => {
    await opened('/en/start/login?redirected');
    expect(notifications.getSnapshot().context.notifications).toHaveLength(1);
    act(() => session.send({ type: 'login.succeeded', publicAccountId: 'vren1mejer23' }));
    expect(notifications.getSnapshot().context.notifications).toEqual([]);
  });

  it.each(['login', 'register', 'forgot', 'checkemail'])(
    'remembers on %s the target after the login [ACCOUNT-11]',
    async (page) => {
      const path = page === 'checkemail' ? '/en/checkemail?email=vreni%40example.ch&' : `/en/start/${page}?`;
      await opened(`${path}redirected=%2Fen%2Fuser%2Fsecurity`);
      const links = screen
        .getAllByRole<HTMLAnchorElement>('link')
        .filter(({ pathname }) => pathname.startsWith('/en/start/'))
        .map(({ search }) => search);
      expect(links.length).toBeGreaterThan(0);
      expect(new Set(links)).toEqual(new Set(['?redirected=%2Fen%2Fuser%2Fsecurity']));
    },
  );

  it.each(['/en/start/login?', '/en/start/register?', '/en/checkemail?email=vreni%40example.ch&'])(
    'says on %s that the message is saved until the login',
    async (path) => {
      const says = () => screen.queryByText('Your message is saved on this device.', { exact: false }) !== null;
      const onPage = async (target: string) => {
        const { unmount } = await opened(`${path}redirected=${encodeURIComponent(target)}`);
        const isSaid = says();
        unmount();
        return isSaid;
      };
      storeText('bikebikebike', { text: 'Is it still there?', awaitsLogin: true });
      const said = [await onPage('/en/vi/citybike/bikebikebike?from=li'), await onPage('/en/vi/lamplamplamp')];
      storeText('bikebikebike', { text: 'Is it still there?', awaitsLogin: false });
      expect([...said, await onPage('/en/vi/bikebikebike')]).toEqual([true, false, false]);
    },
  );

  it.each(['login', 'register'])('redirects a user who is already logged in, from %s too', async (page) => {
    act(() => session.send({ type: 'login.succeeded', publicAccountId: 'vren1mejer23' }));
    const { here } = await opened(`/en/start/${page}?redirected=%2Fen%2Fli`);
    expect(here()).toBe('/en/li');
  });

  it('redirects a user at the registration once another tab has logged in', async () => {
    const { here } = await opened('/en/start/register?redirected=%2Fen%2Fli');
    expect(here()).toBe('/en/start/register?redirected=%2Fen%2Fli');
    act(() => session.send({ type: 'cookie.read', publicAccountId: 'vren1mejer23' }));
    expect(here()).toBe('/en/li');
  });

  it('does not explain at the registration that the page requires a login', async () => {
    await opened('/en/start/register?redirected=%2Fen%2Fuser%2Fsecurity');
    expect(notifications.getSnapshot().context.notifications).toEqual([]);
  });
});

describe('the page for a forgotten password [ROUTES-36]', () => {
  it('answers the same with and without an account for the address', async () => {
    const { user } = await opened('/en/start/forgot');
    await user.type(field('Email'), ' vreni@example.ch ');
    await user.click(button('Send link'));
    const call = await called('graphql');
    expect(JSON.parse(call.body)).toMatchObject({ variables: { email: 'vreni@example.ch' } });
    await call.answer({ data: { requestPasswordReset: { __typename: 'MailSent', email: 'vreni@example.ch' } } });
    const status = await screen.findByRole('status');
    expect(status.textContent).toContain('If there’s an account with this email address, you’ll get a link shortly.');
    expect(screen.queryByRole('form')).toBeNull();
  });

  it('requests an address until the mail is sent, and no longer', async () => {
    const { user } = await opened('/en/start/forgot');
    const request = () => screen.queryByText('Enter your email address', { exact: false });
    expect(request()).not.toBeNull();
    await user.type(field('Email'), 'vreni@example.ch{Enter}');
    const call = await called('graphql');
    await call.answer({ data: { requestPasswordReset: { __typename: 'MailSent', email: 'vreni@example.ch' } } });
    await screen.findByRole('status');
    expect(request()).toBeNull();
  });

  it('suggests a correction of an address with a likely typo', async () => {
    const { user } = await opened('/en/start/forgot');
    await user.type(field('Email'), 'vreni@gmial.com{Enter}');
    expect(describedBy(field('Email'))).toBe('Did you mean vreni@gmail.com?');
    expect(calls.all).toEqual([]);
  });

  it('refuses a value that is no address', async () => {
    const { user } = await opened('/en/start/forgot');
    await user.type(field('Email'), 'vreni');
    await user.click(button('Send link'));
    expect(describedBy(field('Email'))).toBe('This isn’t a valid email address. Example: name@example.ch');
    expect(calls.all).toEqual([]);
  });
});

describe('the login area', () => {
  it('redirects any other address to the login [ROUTES-37]', async () => {
    const { here } = await opened('/en/start/elsewhere/and/on');
    await settled(() => here() !== '/en/start/elsewhere/and/on');
    expect(here()).toBe('/en/start/login?redirect');
  });

  it('announces the mail whose link verifies an address [ROUTES-23]', async () => {
    window.history.replaceState(null, '', '/en/checkemail?email=vreni%40example.ch');
    await opened('/en/checkemail?email=vreni%40example.ch');
    expect(screen.getAllByRole('status')[0]!.textContent).toContain('vreni@example.ch');
    window.history.replaceState(null, '', '/');
  });

  describe('the page of the mail that confirms an address', () => {
    const again = () => screen.getByRole('form', { name: 'Send the email again' });

    it('requests the mail again for the address of the page, and answers the same with and without an account', async () => {
      window.history.replaceState(null, '', '/en/checkemail?email=vreni%40example.ch');
      const { user } = await opened('/en/checkemail?email=vreni%40example.ch');
      await user.click(within(again()).getByRole('button'));
      const call = await called('graphql');
      const { query, variables } = JSON.parse(call.body) as Readonly<Record<'query' | 'variables', unknown>>;
      expect(query).toContain('requestVerificationByAddress(');
      expect(variables).toEqual({ email: 'vreni@example.ch', commandId: expect.stringMatching(/^[\w-]{36}$/) });
      const sent = { __typename: 'MailSent', email: 'vreni@example.ch' };
      await call.answer({ data: { requestVerificationByAddress: sent } });
      expect(within(again()).getByRole('status').textContent).toBe(
        'If this email address isn’t confirmed yet, you’ll get a new email. Only the link in that email works.',
      );
      window.history.replaceState(null, '', '/');
    });

    it('requires the address of a visitor who opens the page without it', async () => {
      const { user } = await opened('/en/checkemail');
      await user.click(within(again()).getByRole('button'));
      expect([calls.all, document.activeElement]).toEqual([[], field('Email')]);
      await user.type(field('Email'), 'vreni@example.ch{Enter}');
      const call = await called('graphql');
      expect(JSON.parse(call.body)).toMatchObject({ variables: { email: 'vreni@example.ch' } });
    });

    it('has the address of a logged-in user, and requires no login', async () => {
      writeStateCookie('vren1mejer23');
      await opened('/en/checkemail');
      const { email } = vreni.info;
      await (await called('account/profile.json')).answer(answerOf(vreni));
      expect(field('Email').value).toBe(email);
      expect(screen.getByRole('link', { name: 'Return to homepage' }).getAttribute('href')).toBe('/en');
      expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull();
      writeStateCookie(null);
      act(() => session.send({ type: 'session.refused' }));
    });

    it('shows why the server refuses to send another mail', async () => {
      const { user } = await opened('/en/checkemail');
      await user.type(field('Email'), 'vreni@example.ch{Enter}');
      const refusal = { __typename: 'Refusal', message: 'Please try again in 60 minutes.', problems: [] };
      await (await called('graphql')).answer({ data: { requestVerificationByAddress: refusal } });
      expect(screen.getByRole('alert').textContent).toContain('Please try again in 60 minutes.');
    });
  });

  const markup = async (path: string) => {
    const { html } = await render({ url: path, mode: 'system', now: 0, firstData: null });
    return new DOMParser().parseFromString(html, 'text/html');
  };

  it.each(['login', 'register', 'forgot'])(
    'explains to old browsers that they are not supported, and disables its form, on start/%s [ACCOUNT-43] [ACCOUNT-44]',
    async (page) => {
      const { body } = await markup(`/en/start/${page}`);
      const words = body.querySelector('main')!.textContent.replaceAll(/\s+/g, ' ');
      expect(words).toContain(
        'Dear user, for safety reasons, we have disabled login and registration with the browser of your choice. In order to ensure your browsing security, please update or switch to a more current browser.',
      );
      expect(
        [...body.querySelectorAll<HTMLButtonElement>('main [type=submit]')].map(({ disabled }) => disabled),
      ).toEqual([true]);
    },
  );

  it('contains no address in the markup of the server', async () => {
    const { body } = await markup('/en/checkemail?email=vreni%40example.ch');
    expect(body.textContent).not.toContain('vreni');
    expect(body.querySelector('footer'), 'in the empty layout').toBeNull();
  });
});
