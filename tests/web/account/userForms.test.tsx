import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { OwnAccount } from '#machines/account/ownAccount.ts';
import { vrenisAccount } from '#machines/account/ownAccountCases.ts';
import { accountAnswer, openUserArea } from '#tests/drivers/account/userAreaView.tsx';

type Page = Awaited<ReturnType<typeof openUserArea>>;
type Field = HTMLInputElement | HTMLSelectElement;

let page: Page | undefined;
afterEach(() => page?.ends());

async function opened(tab: string, changes: Partial<OwnAccount> = {}): Promise<void> {
  page = await openUserArea(`/en/user/${tab}`);
  await page.calls.last.answer({ data: accountAnswer({ ...vrenisAccount, ...changes }) });
}

const field = (form: string, label: string | RegExp) =>
  within(screen.getByRole('form', { name: form })).getByLabelText<Field>(label);

async function fill(form: string, typed: Typed): Promise<void> {
  for (const [label, value] of typed) {
    const element = field(form, label);
    await act(async () =>
      value === true
        ? fireEvent.click(element)
        : fireEvent[element.tagName === 'SELECT' ? 'change' : 'input'](element, { target: { value } }),
    );
  }
}

const press = (form: string, name: string = form) =>
  act(async () => fireEvent.click(within(screen.getByRole('form', { name: form })).getByRole('button', { name })));

/** Presses a button that is not in a form. */
const pressAlone = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

function sent() {
  return JSON.parse(page!.calls.last.body) as {
    readonly query: string;
    readonly variables: Readonly<Record<string, unknown>>;
  };
}

const refusal = (wrong: string, message: string) => ({
  data: { done: { __typename: 'Refusal', message: 'Please mend this.', problems: [{ field: wrong, message }] } },
});
const done = { data: { done: { __typename: 'Done' } } };

/** The values to enter in a form, by label; `true` stands for a press. */
type Typed = readonly (readonly [string | RegExp, string | true])[];

const forms: readonly {
  readonly tab: string;
  readonly form: string;
  readonly button?: string;
  readonly typed: Typed;
  readonly operation: string;
  readonly variables: object;
  readonly wrong: readonly [string, string | RegExp];
}[] = [
  {
    tab: 'profile',
    form: 'Profile',
    button: 'Save profile',
    operation: 'changeProfile',
    typed: [
      ['Business', true],
      [/^Name/, 'Meier Velos'],
      [/^Phone/, '044 123 45 67'],
      [/^Hide phone number/, true],
      [/^Postcode/, '8001 Zürich'],
      [/^Canton/, ''],
    ],
    variables: {
      changes: {
        name: 'Meier Velos',
        phone: '044 123 45 67',
        zipcode: '8001',
        region: null,
        phoneHidden: true,
        sellerKind: 'COMPANY',
      },
    },
    wrong: ['phone', /^Phone/],
  },
  {
    tab: 'security',
    form: 'Change password',
    operation: 'changePassword',
    typed: [
      ['Current password', 'Brombeer-Gipfel 7'],
      ['New password', 'Himbeer-Grat 8'],
      ['Repeat new password', 'Himbeer-Grat 8'],
    ],
    variables: { current: 'Brombeer-Gipfel 7', password: 'Himbeer-Grat 8' },
    wrong: ['current', 'Current password'],
  },
  {
    tab: 'security',
    form: 'Change email address',
    operation: 'requestEmailChange',
    typed: [
      ['New email address', 'vreni.neu@example.ch'],
      ['Your password', 'Brombeer-Gipfel 7'],
    ],
    variables: { email: 'vreni.neu@example.ch', password: 'Brombeer-Gipfel 7' },
    wrong: ['email', 'New email address'],
  },
  {
    tab: 'leave',
    form: 'Hide account',
    operation: 'deactivateAccount',
    typed: [['Your password', 'Brombeer-Gipfel 7']],
    variables: { password: 'Brombeer-Gipfel 7' },
    wrong: ['password', 'Your password'],
  },
  {
    tab: 'leave',
    form: 'Delete account',
    operation: 'deleteAccount',
    typed: [['Your password', 'Brombeer-Gipfel 7']],
    variables: { password: 'Brombeer-Gipfel 7' },
    wrong: ['password', 'Your password'],
  },
];

describe.each(forms)('the form “$form”', ({ tab, form, button = form, typed, operation, variables, wrong }) => {
  it('sends the typed values, shows a refusal at its field, and keeps the typed values', async () => {
    await opened(tab);
    await fill(form, typed);
    await press(form, button);
    expect(sent().query).toContain(`{ ${operation}(`);
    expect(sent().variables).toEqual({ ...variables, commandId: expect.stringMatching(/./) });
    const first = sent().variables['commandId'];

    await page!.calls.last.answer(refusal(wrong[0], 'This will not do.'));
    const reported = field(form, wrong[1]);
    expect(reported.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(reported.getAttribute('aria-describedby')!)!.textContent).toBe('This will not do.');
    expect(document.activeElement).toBe(reported);
    for (const [label, value] of typed) {
      if (value !== true) expect(field(form, label).value, String(label)).toBe(value);
      else expect((field(form, label) as HTMLInputElement).checked, String(label)).toBe(true);
    }

    // Submitting the form again sends another command, with another id.
    await press(form, button);
    expect(sent().variables).toMatchObject(variables);
    expect(sent().variables['commandId']).not.toBe(first);
    const calls = page!.calls.all.length;
    await page!.calls.last.answer(done);
    if (operation === 'deleteAccount') {
      expect(page!.surface.address()).toBe(`/en/user/deletesurvey/${vrenisAccount.publicAccountId}`);
    } else {
      expect(page!.calls.all).toHaveLength(calls + 1);
      expect(sent().query, 'the account is fetched again').toContain('query OwnAccount');
    }
  });

  it('sends no call while a field shows an error', async () => {
    await opened(tab);
    const calls = page!.calls.all.length;
    const [, label] = wrong;
    await fill(form, [[label, operation === 'changeProfile' ? 'no number' : '']]);
    await press(form, button);
    expect(page!.calls.all).toHaveLength(calls);
    expect(field(form, label).getAttribute('aria-invalid')).toBe('true');
  });
});

describe('a phone number', () => {
  it.each(['12', '079 123 45', '0791234567890', '+0 79 123 45 67'])(
    'that cannot be dialled is rejected before it is sent: %s [FORMS-16]',
    async (number) => {
      await opened('profile');
      const calls = page!.calls.all.length;
      await fill('Profile', [[/^Phone/, number]]);
      await press('Profile', 'Save profile');
      expect(page!.calls.all).toHaveLength(calls);
      const reported = document.getElementById(field('Profile', /^Phone/).getAttribute('aria-describedby')!)!;
      expect(reported.textContent).toBe('Please enter a valid phone number, such as 079 123 45 67 or +49 30 1234567.');
    },
  );

  it('has a hint about the prefix of foreign numbers, which are accepted too', async () => {
    await opened('profile');
    const hint = document.getElementById(field('Profile', /^Phone/).getAttribute('aria-describedby')!)!;
    expect(hint.textContent).toBe(
      'For example 079 123 45 67. Start a number from abroad with +, such as +49 30 1234567.',
    );
  });

  it.each(['079 123 45 67', '044/123 45 67', '+41 79 123 45 67', '0049 30 1234567'])(
    'is accepted in any usual notation: %s',
    async (number) => {
      await opened('profile');
      await fill('Profile', [[/^Phone/, number]]);
      await press('Profile', 'Save profile');
      expect(sent().variables).toMatchObject({ changes: { phone: number } });
    },
  );
});

/** The notice that a change of the email address to neu@example.ch is pending. */
const pendingChange = () =>
  screen.getByText(/^New email address: neu@example.ch /).closest<HTMLElement>('[role="status"]')!;

describe('a change of address', () => {
  it('clears the form after the request', async () => {
    const form = 'Change email address';
    await opened('security');
    await fill(form, [
      ['New email address', 'vreni.neu@example.ch'],
      ['Your password', 'Brombeer-Gipfel 7'],
    ]);
    await press(form);
    await page!.calls.last.answer(done);
    expect(field(form, 'New email address').value).toBe('');
    expect(field(form, 'New email address').getAttribute('aria-invalid')).not.toBe('true');
    expect(field(form, 'Your password').value).toBe('');
  });

  it('is shown as pending until both mailboxes have confirmed', async () => {
    await opened('security', { pendingEmail: 'neu@example.ch', emailChangeConfirmedBy: ['new'] });
    const notice = pendingChange();
    const lines = within(notice).getAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      'vreni@example.ch: open the link in our email',
      'neu@example.ch: confirmed',
    ]);
  });

  it('of an unverified account is pending for the new mailbox alone, and the notice can send its email again', async () => {
    await opened('security', { status: 'unverified', pendingEmail: 'neu@example.ch' });
    const change = pendingChange();
    expect(change.textContent).toContain('Open the link in our email to confirm it.');
    expect(change.textContent).toContain('Until then, log in with vreni@example.ch.');
    const notice = screen.getByRole('region', { name: 'Your email address isn’t confirmed yet' });
    expect(notice.textContent).toContain('Please open the link in the email we sent to neu@example.ch.');
    const hint = 'We’ll email a link to the new address. It replaces the old one once you’ve opened that link.';
    expect(screen.getByText(hint)).toBeTruthy();
  });

  it('receives the focus from a link to it, also from its own page', async () => {
    await opened('security#address', { status: 'unverified' });
    const title = screen.getByRole('heading', { name: 'Email address' });
    expect(document.activeElement).toBe(title);
    const link = screen.getByRole('link', { name: 'Use a different email' });
    link.focus();
    await act(async () => link.click());
    expect(document.activeElement).toBe(title);
  });

  it('is not mentioned while none is pending', async () => {
    await opened('security');
    expect(screen.queryByText(/^New email address: /)).toBeNull();
  });
});

const [here, there] = vrenisAccount.sessions;
const visibleAgain = 'Your account is visible again';
const elsewhere = { ...there!, id: 'third', agent: 'Edge, Windows' };

describe('the commands of a single press', () => {
  it.each([
    ['security', 'Log out: Safari, iPhone', {}, 'endSession(', { id: 'there' }, 'Where you’re logged in'],
    [
      'security',
      'Log out other devices',
      { sessions: [here!, there!, elsewhere] },
      'endOtherSessions',
      {},
      'Where you’re logged in',
    ],
    ['profile', 'Reactivate account', { status: 'deactivated' }, 'reactivateAccount(', {}, visibleAgain],
    [
      'profile',
      'Keep account',
      { status: 'leaving', deletionUntil: here!.seen },
      'undoDeletion(',
      {},
      'Your account won’t be deleted',
    ],
    ['profile', 'Send the email again', { status: 'unverified' }, 'requestVerification(', {}, 'Your account is active'],
  ] as const)('at %s: %s', async (tab, name, account, operation, variables, after) => {
    await opened(tab, account);
    screen.getByRole('button', { name }).focus();
    await pressAlone(name);
    expect(sent().query).toContain(operation);
    expect(sent().variables).toMatchObject(variables);
    expect(screen.getByRole('button', { name }).getAttribute('aria-busy')).toBe('true');
    const calls = page!.calls.all.length;
    await pressAlone(name);
    expect(page!.calls.all, 'once at a time').toHaveLength(calls);

    await page!.calls.last.answer({ data: { done: { __typename: 'Refusal', message: 'Not now.', problems: [] } } });
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain('Not now.');
    await pressAlone(name);
    await page!.calls.last.answer(done);
    expect(sent().query).toContain('query OwnAccount');
    await page!.calls.last.answer({ data: accountAnswer({ ...vrenisAccount, sessions: [here!] }) });
    expect(screen.queryByRole('button', { name })).toBeNull();
    expect(document.activeElement?.textContent, 'the focus after the press').toBe(after);
  });

  it('announces the new state of the account after a change, and announces nothing at first', async () => {
    await opened('leave', { status: 'deactivated' });
    const reported = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(reported()).not.toContain(visibleAgain);
    expect(document.activeElement).toBe(document.body);
    await pressAlone('Reactivate account');
    await page!.calls.last.answer(done);
    await page!.calls.last.answer({ data: accountAnswer(vrenisAccount) });
    expect(reported()).toContain(visibleAgain);

    await fill('Hide account', [['Your password', 'Brombeer-Gipfel 7']]);
    within(screen.getByRole('form', { name: 'Hide account' }))
      .getByRole('button', { name: 'Hide account' })
      .focus();
    await press('Hide account');
    await page!.calls.last.answer(done);
    await page!.calls.last.answer({ data: accountAnswer({ ...vrenisAccount, status: 'deactivated' }) });
    expect(reported()).not.toContain(visibleAgain);
    expect(document.activeElement?.textContent).toBe('Your account is hidden');
  });

  it('leaves the focus on a field in which the user is typing', async () => {
    await opened('profile', { status: 'leaving', deletionUntil: here!.seen });
    await pressAlone('Keep account');
    const name = screen.getByRole('textbox', { name: /^Name/ });
    name.focus();
    await page!.calls.last.answer(done);
    await page!.calls.last.answer({ data: accountAnswer(vrenisAccount) });
    expect(document.activeElement).toBe(name);
  });

  it('distinguishes two sessions with the same name', async () => {
    await opened('security', { sessions: [here!, there!, { ...there!, id: 'third', place: '192.0.2.0' }] });
    const alike = screen.getAllByRole('button', { name: 'Log out: Safari, iPhone' });
    const described = alike.map((each) => document.getElementById(each.getAttribute('aria-describedby')!)!.textContent);
    expect(described).toEqual([expect.stringContaining('198.51.100.0'), expect.stringContaining('192.0.2.0')]);
  });

  it('offers no button to end the current session, and none for all others when there is only one', async () => {
    await opened('security');
    expect(screen.getAllByRole('button', { name: /^Log out/ }).map((each) => each.getAttribute('aria-label'))).toEqual([
      'Log out: Safari, iPhone',
    ]);
  });

  it('offers no button to hide a hidden account, or to delete a leaving one', async () => {
    await opened('leave', { status: 'deactivated' });
    const names = () =>
      [...document.querySelectorAll('[type=submit]')].map(
        (each) => each.getAttribute('aria-label') ?? each.textContent,
      );
    expect(names()).toEqual(['Reactivate account', 'Download your data', 'Delete account']);
    await page!.ends();
    await opened('leave', { status: 'leaving', deletionUntil: here!.seen });
    expect(names()).toEqual(['Keep account', 'Download your data']);
  });
});

describe('the download of the account’s data', () => {
  const { createObjectURL } = URL;
  afterEach(() => {
    vi.restoreAllMocks();
    URL.createObjectURL = createObjectURL;
  });

  it.each(['security', 'leave'])('saves a file from %s after the export has loaded', async (tab) => {
    const files: Blob[] = [];
    URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`;
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(`${this.download} from ${this.href}`);
    });
    const name = 'Download your data';
    await opened(tab);
    await pressAlone(name);
    expect(page!.calls.last.url).toBe('/api/v10/account/export.zip');
    await page!.calls.last.answer(
      { api: { error: 'account.tooManyAttempts', message: 'Not now.' }, parameters: [] },
      400,
    );
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain('Not now.');
    expect(saved).toEqual([]);

    await pressAlone(name);
    await page!.calls.last.answer(new Response('PK', { headers: { 'content-type': 'application/zip' } }));
    await screen.findByText('Your data has been downloaded.');
    expect(saved).toEqual(['allmend.zip from blob:1']);
    expect(await files[0]!.text()).toBe('PK');
  });
});
