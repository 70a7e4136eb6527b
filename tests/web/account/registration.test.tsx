import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';

import { settled } from '#tests/drivers/web/settled.ts';
import { session } from '#web/account/session.ts';
import { accountPages, button, describedBy, field } from './accountPageStage.tsx';

const { calls, opened, called } = accountPages();

beforeEach(() => sessionStorage.clear());

describe('the registration page [ROUTES-35]', () => {
  async function filled() {
    const view = await opened('/en/start/register');
    await view.user.type(field('Email'), 'vreni@example.ch');
    await view.user.type(field('Password'), 'velo-1968!');
    return view;
  }

  it('requires the password twice [ACCOUNT-52] and shows its strength [ACCOUNT-51]', async () => {
    const { user } = await opened('/en/start/register');
    const word = () => screen.getByText(/^(Empty|Weak|Fair|Good)$/);
    expect(word().textContent).toBe('Empty');
    const strengths = [];
    for (const more of ['velo', '1968', '-!']) {
      await user.type(field('Password'), more);
      strengths.push(word().textContent);
    }
    expect(strengths).toEqual(['Weak', 'Fair', 'Good']);
    expect(word().getAttribute('aria-live')).toBe('polite');
    await user.type(field('Repeat password'), 'velo');
    await user.click(button('Create account'));
    expect(describedBy(field('Repeat password'))).toBe('The passwords don’t match.');
    expect(describedBy(field('Email'))).toBe('Email is a mandatory field, please fill in.');
    expect(calls.all).toEqual([]);
  });

  it('names the terms and the privacy policy before the account is created, each in a new tab', async () => {
    await opened('/en/start/register');
    const linksTo = (name: RegExp) => {
      const link = screen.getByRole<HTMLAnchorElement>('link', { name });
      return [link.getAttribute('href'), link.target];
    };
    expect(linksTo(/^terms.*\(opens in a new tab\)$/)).toEqual(['/en/terms', '_blank']);
    expect(linksTo(/^privacy policy/)).toEqual(['/en/privacy', '_blank']);
  });

  it('shows at once that a common password is easy to guess, and other weak passwords after a refusal', async () => {
    const { user } = await opened('/en/start/register');
    await user.type(field('Password'), 'password1!');
    expect(screen.queryByText('Easy to guess')).not.toBeNull();
    expect(screen.queryByText('This password is too common', { exact: false })).not.toBeNull();
    await user.clear(field('Password'));
    await user.type(field('Email'), 'vreni@example.ch');
    await user.type(field('Password'), 'liverpool-11');
    expect(screen.queryByText('Good')).not.toBeNull();
    await user.type(field('Repeat password'), 'liverpool-11');
    await user.click(button('Create account'));
    const problems = [{ field: 'password', message: 'Very many people use this password.' }];
    await (await called('graphql')).answer({ data: { register: { __typename: 'Refusal', message: 'No.', problems } } });
    expect(describedBy(field('Password'))).toBe('Very many people use this password.');
    expect([screen.queryByText('Easy to guess'), screen.queryByText('Good')]).toEqual([expect.anything(), null]);
    await user.type(field('Password'), ' and rain');
    expect(screen.queryByText('Easy to guess')).toBeNull();
  });

  it('names the refused fields, each with a link to it', async () => {
    const { user } = await filled();
    await user.type(field('Repeat password'), 'velo-1968!');
    await user.click(button('Create account'));
    const problems = [{ field: 'password', message: 'Very many people use this password.' }];
    await (await called('graphql')).answer({ data: { register: { __typename: 'Refusal', message: 'No.', problems } } });
    await user.click(screen.getByRole('link', { name: 'Very many people use this password.' }));
    expect(document.activeElement).toBe(field('Password'));
  });

  it('keeps the address through a reload until the account exists', async () => {
    const before = await opened('/en/start/register');
    await before.user.type(field('Email'), 'vreni@example.ch');
    before.unmount();
    const { user } = await opened('/en/start/register');
    expect([field('Email').value, field('Password').value]).toEqual(['vreni@example.ch', '']);
    await user.type(field('Password'), 'velo-1968!');
    await user.type(field('Repeat password'), 'velo-1968!');
    await user.click(button('Create account'));
    const sent = { __typename: 'MailSent', email: 'vreni@example.ch' };
    await (await called('graphql')).answer({ data: { register: sent } });
    await settled(() => sessionStorage.length === 0);
    expect(sessionStorage).toHaveLength(0);
  });

  it('links from the page about its mail to a login with the address filled in, which is not in the URL', async () => {
    window.history.replaceState(null, '', '/en/checkemail?email=vreni%40example.ch');
    const { user, here } = await opened('/en/checkemail?email=vreni%40example.ch');
    await user.click(screen.getByRole('link', { name: 'Log in' }));
    expect([here(), field('Email').value]).toEqual(['/en/start/login', 'vreni@example.ch']);
    window.history.replaceState(null, '', '/');
  });

  it('continues from the page about its mail to the login once another tab has opened the link', async () => {
    window.history.replaceState(null, '', '/en/checkemail?email=vreni%40example.ch');
    const { here } = await opened('/en/checkemail?email=vreni%40example.ch');
    const otherTab = new BroadcastChannel('verified');
    otherTab.postMessage(null);
    await settled(() => here() === '/en/start/login');
    expect(field('Email').value).toBe('vreni@example.ch');
    otherTab.close();
    window.history.replaceState(null, '', '/');
  });

  it('starts the login with the address that the user typed to request a new mail', async () => {
    const { user, here } = await opened('/en/checkemail');
    await user.type(field('Email'), 'vreni@example.ch');
    const otherTab = new BroadcastChannel('verified');
    otherTab.postMessage(null);
    await settled(() => here() === '/en/start/login');
    expect(field('Email').value).toBe('vreni@example.ch');
    otherTab.close();
  });

  it('links from the page behind the mail’s link to a login with the address filled in, which is not in the URL', async () => {
    session.start();
    session.send({ type: 'cookie.read', publicAccountId: null });
    const { user, here } = await opened('/en/verify/a1');
    const answers = async (name: string, data: object) => {
      await settled(() => calls.all.at(-1)?.body.includes(name) === true);
      await calls.all.at(-1)!.answer({ data });
    };
    const link = {
      __typename: 'MailLink',
      state: 'OPEN',
      publicAccountId: 'vren1mejer23',
      name: 'Vreni',
      nextPath: null,
    };
    await answers('mailLink(', { mailLink: link });
    await user.click(button('Confirm your email'));
    const verified = { __typename: 'EmailVerified', nextPath: '/en/vi/bikebikebike', email: 'vreni@example.ch' };
    await answers('verifyEmail(', { verifyEmail: verified });
    await user.click(screen.getByRole('link', { name: 'Log in' }));
    expect([here(), field('Email').value]).toEqual([
      '/en/start/login?redirected=%2Fen%2Fvi%2Fbikebikebike',
      'vreni@example.ch',
    ]);
  });

  it('explains how to improve a password as long as the field shows no error', async () => {
    const { user } = await opened('/en/start/register');
    await user.type(field('Password'), 'velo');
    expect(screen.queryByText('At least 8 characters. Longer is safer.')).not.toBeNull();
    await user.tab();
    expect(describedBy(field('Password'))).toBe('The password needs at least 8 characters.');
    expect(screen.queryByText('At least 8 characters. Longer is safer.')).toBeNull();
    await user.type(field('Password'), '-1968');
    expect(screen.queryByText('Don’t use it anywhere else.')).not.toBeNull();
  });

  it.each([
    ['velo-19', 'The password needs at least 8 characters.'],
    ['Vreni@example.ch', 'Your email address is too easy to guess as a password. Please choose another one.'],
    ['x'.repeat(201), 'The password can have up to 200 characters.'],
  ])('refuses a password such as %j', async (password, why) => {
    const { user } = await opened('/en/start/register');
    await user.type(field('Email'), 'vreni@example.ch');
    await user.click(field('Password'));
    await user.paste(password);
    await user.tab();
    await user.click(button('Create account'));
    expect(describedBy(field('Password'))).toBe(why);
    expect(calls.all).toEqual([]);
  });

  it('opens the page about the confirmation mail, and remembers the target after the login [ACCOUNT-11]', async () => {
    window.history.replaceState(null, '', '/en/start/register?redirected=%2Fen%2Fuser%2Fsecurity');
    const { user, here } = await filled();
    await user.type(field('Repeat password'), 'velo-1968!');
    await user.click(screen.getByRole('radio', { name: 'Business' }));
    await user.click(button('Create account'));
    const call = await called('graphql');
    const { variables } = JSON.parse(call.body) as { readonly variables: object };
    expect(variables).toEqual({
      email: 'vreni@example.ch',
      password: 'velo-1968!',
      name: null,
      phone: null,
      zipcode: null,
      sellerKind: 'COMPANY',
      language: 'EN',
      returnTo: '/en/user/security',
      commandId: expect.stringMatching(/^[\w-]{36}$/),
    });
    await call.answer({ data: { register: { __typename: 'MailSent', email: 'vreni@example.ch' } } });
    await settled(() => here().startsWith('/en/checkemail'));
    expect(here()).toBe('/en/checkemail?email=vreni%40example.ch&redirected=%2Fen%2Fuser%2Fsecurity');
    window.history.replaceState(null, '', '/');
  });

  it('suggests a correction of an address with a likely typo, and applies it at a press', async () => {
    const { user } = await opened('/en/start/register');
    await user.type(field('Email'), 'vreni@gmial.com');
    expect(screen.queryByText('Did you mean vreni@gmail.com?')).toBeNull();
    await user.tab();
    expect(describedBy(field('Email'))).toBe('Did you mean vreni@gmail.com?');
    await user.click(button('Use vreni@gmail.com'));
    expect(field('Email').value).toBe('vreni@gmail.com');
    expect(document.activeElement).toBe(field('Email'));
    expect(describedBy(field('Email'))).toBe('Your email address stays private. We’ll send you a link to confirm it.');
    expect(screen.queryByRole('button', { name: /gmail/ })).toBeNull();
  });

  it('sends an address with a likely typo only once the user has confirmed it', async () => {
    const { user } = await opened('/en/start/register');
    await user.type(field('Email'), 'mailto:vreni@gmial.com');
    await user.type(field('Password'), 'velo-1968!');
    await user.type(field('Repeat password'), 'velo-1968!{Enter}');
    expect(document.activeElement).toBe(field('Email'));
    expect(calls.all).toEqual([]);
    await user.click(button('Keep mailto:vreni@gmial.com'));
    expect(screen.queryByText('Did you mean vreni@gmail.com?')).toBeNull();
    await user.click(button('Create account'));
    const { variables } = JSON.parse((await called('graphql')).body) as { readonly variables: object };
    expect(variables).toMatchObject({ email: 'vreni@gmial.com' });
    expect(variables).not.toHaveProperty('confirmed_email');
  });

  it('suggests a correction again for another address with a likely typo', async () => {
    const { user } = await opened('/en/start/register');
    await user.type(field('Email'), 'vreni@gmial.com');
    await user.tab();
    await user.click(button('Keep vreni@gmial.com'));
    await user.clear(field('Email'));
    await user.type(field('Email'), 'vreni@hotmial.com');
    await user.tab();
    expect(describedBy(field('Email'))).toBe('Did you mean vreni@hotmail.com?');
  });

  it('shows the errors of the server at their fields', async () => {
    const { user } = await filled();
    await user.type(field('Repeat password'), 'velo-1968!');
    await user.click(button('Create account'));
    const problems = [{ field: 'password', message: 'This password is one of the most common.' }];
    const answer = { __typename: 'Refusal', message: 'Choose another password.', problems };
    await (await called('graphql')).answer({ data: { register: answer } });
    expect((await screen.findByRole('alert')).textContent).toBe('Choose another password.');
    expect(describedBy(field('Password'))).toBe('This password is one of the most common.');
    expect(document.activeElement).toBe(field('Password'));
  });
});
