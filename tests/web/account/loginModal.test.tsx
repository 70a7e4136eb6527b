import { act, createEvent, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { vreni } from '#machines/account/session/sessionCases.ts';
import { controlledAnswers } from '#tests/drivers/web/answers.ts';
import { loginModalDriver } from '#tests/drivers/account/loginModalDriver.ts';
import { loginModalOf, openLoginModal } from '#tests/drivers/account/loginModalView.tsx';
import { settled } from '#tests/drivers/web/settled.ts';
import { itIsWalked } from '#tests/drivers/walking/walkedView.ts';
import { session } from '#web/account/session.ts';

const calls = controlledAnswers();
const { publicAccountId, uuid } = vreni.info;
const at = '/en/li?q=velo';

const dialog = () => screen.queryByRole('dialog');
const inModal = () => within(screen.getByRole('dialog'));
const note = () => screen.getByLabelText<HTMLTextAreaElement>('Note');
const loginLink = () => screen.getByRole('link', { name: 'Log in', hidden: true });

/** The target of a link in the modal, by the link’s name. */
const address = (name: string) => inModal().getByRole('link', { name }).getAttribute('href');

/** Clicks a link; resolves to whether the page leaves the click to the browser. */
async function clicks(link: HTMLElement, keys: MouseEventInit = {}): Promise<boolean> {
  const click = createEvent.click(link, { button: 0, ...keys });
  // The default is prevented, because jsdom cannot navigate and logs an error instead.
  const isLeft = new Promise<boolean>((resolve) =>
    window.addEventListener(
      'click',
      (event) => {
        resolve(!event.defaultPrevented);
        event.preventDefault();
      },
      { once: true },
    ),
  );
  await act(async () => void fireEvent(link, click));
  return isLeft;
}

let page: Awaited<ReturnType<typeof openLoginModal>>;

async function open(where = at): Promise<void> {
  page = await openLoginModal({ at: where, page: <textarea aria-label="Note" defaultValue="" /> });
  act(() => session.start().send({ type: 'cookie.read', publicAccountId: null }));
}

const comes = () => page.answers!('loading', { type: 'xstate.done.actor.loading', output: undefined });

/** Types a text on the page, and opens the login form above it. */
async function opens(): Promise<void> {
  fireEvent.input(note(), { target: { value: 'Half a sent' } });
  await clicks(loginLink());
  await comes();
}

function expectPageAsItWas(): void {
  expect(page.surface.address()).toBe(at);
  expect(note().value).toBe('Half a sent');
}

describe('the login modal, as the chart of modals says [SHELL-14]', () => {
  itIsWalked(loginModalDriver);
});

describe('the login modal', () => {
  beforeEach(() => open());
  afterEach(async () => {
    act(() => session.send({ type: 'cookie.read', publicAccountId: null }));
    await page.ends();
  });

  it('shows the form above the current page, and a login closes it without any change to the page [ACCOUNT-13] [ACCOUNT-15]', async () => {
    await opens();
    const user = userEvent.setup();
    expect(document.activeElement, 'the user can type at once').toBe(inModal().getByLabelText('Email'));
    await user.type(inModal().getByLabelText('Email'), 'vreni@example.ch');
    await user.type(inModal().getByLabelText('Password'), 'velo-1968!');
    const send = inModal().getByRole('button', { name: 'Log in' });
    await settled(() => send.getAttribute('aria-busy') === 'false');
    await user.click(send);
    await settled(() => calls.all.some(({ url }) => url.endsWith('account/auth.json')));
    expect(dialog()).not.toBeNull();
    await calls.to('account/auth.json').answer({ token: 't', uuid, public_account_id: publicAccountId });
    expect(session.getSnapshot().context.publicAccountId).toBe(publicAccountId);
    expect(dialog()).toBeNull();
    expectPageAsItWas();
  });

  it('stays open with the error after a refused login [ACCOUNT-15]', async () => {
    await opens();
    const user = userEvent.setup();
    await user.type(inModal().getByLabelText('Email'), 'vreni@example.ch');
    await user.type(inModal().getByLabelText('Password'), 'velo');
    await user.keyboard('{Enter}');
    await settled(() => calls.all.some(({ url }) => url.endsWith('account/auth.json')));
    const refusal = { message: { message: 'Address or password is wrong.' }, parameters: [], error: { code: 'wrong' } };
    await calls.to('account/auth.json').answer(refusal, 400);
    expect((await inModal().findByRole('alert')).textContent).toBe('Address or password is wrong.');
  });

  it.each([
    [
      'a press outside [ACCOUNT-14]',
      () => {
        fireEvent.pointerDown(dialog()!);
        fireEvent.click(dialog()!);
      },
    ],
    ['Escape', () => fireEvent(dialog()!, new Event('cancel', { cancelable: true }))],
    ['a login in another tab', () => act(() => session.send({ type: 'cookie.read', publicAccountId }))],
  ])('is closed by %s, and leaves the page unchanged', async (_, closes) => {
    await opens();
    closes();
    expect(dialog()).toBeNull();
    expectPageAsItWas();
  });

  it('does not validate its empty field when a press outside closes it', async () => {
    await opens();
    const email = inModal().getByLabelText('Email');
    await userEvent.setup().pointer({ keys: '[MouseLeft>]', target: dialog()! });
    expect(document.activeElement).toBe(email);
    expect(email.getAttribute('aria-invalid')).not.toBe('true');
    fireEvent.click(dialog()!);
    expect(dialog()).toBeNull();
  });

  it.each([
    ['favourite', 'Log in to save ads to your favourites.'],
    ['message', 'Log in to send your message. It’s saved on this device.'],
  ] as const)('announces that it is opened for a %s', async (reason, words) => {
    const offering = new AbortController();
    await act(
      async () =>
        void loginModalOf()
          .offer(offering.signal, reason)
          .catch(() => {}),
    );
    await comes();
    expect(inModal().getByText(words)).toBeTruthy();
    act(() => offering.abort());
    await clicks(loginLink());
    expect(inModal().queryByText(words)).toBeNull();
  });

  it('discards the typed values when it is closed', async () => {
    await opens();
    fireEvent.input(inModal().getByLabelText('Password'), { target: { value: 'velo-1968!' } });
    fireEvent.click(inModal().getByRole('button', { name: 'Close' }));
    await clicks(loginLink());
    expect(inModal().getByLabelText<HTMLInputElement>('Password').value).toBe('');
  });

  it('links to the registration and the password reset, and both return to the page after the login [ACCOUNT-11]', async () => {
    await opens();
    const back = `?${new URLSearchParams({ redirected: at })}`;
    expect(address('Create account')).toBe(`/en/start/register${back}`);
    expect(address('Forgot your password?')).toBe(`/en/start/forgot${back}`);
    await act(async () => inModal().getByRole('link', { name: 'Create account' }).click());
    expect(page.surface.address()).toBe(`/en/start/register${back}`);
    expect(dialog()).toBeNull();
  });

  it('leaves a click that opens another window to the browser', async () => {
    expect(await clicks(loginLink(), { ctrlKey: true })).toBe(true);
    expect(dialog()).toBeNull();
    expect(loginLink().getAttribute('href')).toBe('/en/start/login');
    expect(await clicks(loginLink())).toBe(false);
    expect(dialog()).not.toBeNull();
  });
});

describe('the link to the login', () => {
  afterEach(() => page.ends());

  it('opens the login page from other pages of the login area, which are not returned to', async () => {
    await open('/en/start/register');
    await clicks(loginLink());
    expect(dialog()).toBeNull();
    expect(page.surface.address()).toBe('/en/start/login');
  });
});
