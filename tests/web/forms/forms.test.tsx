import { act, screen } from '@testing-library/react';
import { useActorRef } from '@xstate/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { formMachineOf } from '#machines/forms/formMachine.ts';
import { secret } from '#machines/journal/secret.ts';
import { CallFailed } from '#web/api/apiClient.ts';
import { Choice } from '#web/forms/choices/Choice.tsx';
import { sendEarlyValues } from '#web/forms/earlyText.ts';
import { Form } from '#web/forms/Form.tsx';
import { type FormFlow, Refused, submits } from '#web/forms/formFlow.ts';
import { FormProblem, type WrongField } from '#web/forms/FormProblem.tsx';
import { PasswordInput } from '#web/forms/fields/PasswordInput.tsx';
import { Submit } from '#web/forms/Submit.tsx';
import { Switch } from '#web/forms/choices/Switch.tsx';
import { TextInput } from '#web/forms/fields/TextInput.tsx';
import { renderView } from '#tests/web/renderView.tsx';

interface Values {
  readonly [name: string]: string | boolean;
  readonly email: string;
  readonly password: string;
  readonly plan: string;
  readonly staysLoggedIn: boolean;
}

const machine = formMachineOf<Values, null>({
  id: 'plan',
  description: 'A form of one field of each kind.',
  schema: z.object({
    email: z.string().check(z.minLength(1)),
    password: secret(z.string().check(z.minLength(1))),
    plan: z.enum(['plus', 'pro']),
    staysLoggedIn: z.boolean(),
  }) as never,
  defaults: { email: '', password: '', plan: '', staysLoggedIn: false },
});

async function opened(
  send: (values: Values) => Promise<null> = async () => null,
  values: Partial<Values> = {},
  wrong: readonly WrongField[] = [],
) {
  const logic = machine.provide({ actors: { submitting: submits(send) } });
  const flows: FormFlow[] = [];
  function Page() {
    const flow: FormFlow = useActorRef(logic, { input: { values } });
    flows[0] = flow;
    return (
      <Form flow={flow} label="Plan">
        <FormProblem wrong={wrong} />
        <TextInput
          name="email"
          label="Email"
          type="email"
          autoComplete="email"
          isClearable
          hint="Buyers don’t see your email address."
        />
        <PasswordInput name="password" label="Password" autoComplete="new-password" />
        <Choice name="plan" label="Which plan" options={options} />
        <Switch name="staysLoggedIn" label="Keep it" hint="For a year." />
        <Submit>Send</Submit>
      </Form>
    );
  }
  return { ...(await renderView(<Page />)), now: () => flows[0]!.getSnapshot(), Page };
}

const options = [
  { value: 'plus', label: 'Plus' },
  { value: 'pro', label: 'Pro' },
];

const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const send = () => screen.getByRole('button', { name: 'Send' });
const describedBy = (element: HTMLElement) =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent;

describe('a form', () => {
  it('moves the focus to the first invalid field after a press, and shows its error', async () => {
    const { user } = await opened(undefined, { email: 'vreni@example.ch' });
    await user.click(send());
    expect(document.activeElement).toBe(password());
    expect(describedBy(password())).toBe('Password is a mandatory field, please fill in.');
    await user.type(password(), 'x');
    expect(describedBy(password()), 'once it changes').toBeUndefined();
    await user.click(send());
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Plus' }));
    expect(describedBy(screen.getByRole('group', { name: 'Which plan' }))).toBe('Invalid selection.');
  });

  it('has a hint at its field until the field has an error', async () => {
    const { user } = await opened();
    expect(describedBy(email())).toBe('Buyers don’t see your email address.');
    await user.click(email());
    await user.tab();
    expect(describedBy(email())).toBe('Email is a mandatory field, please fill in.');
    expect(screen.getByText(/is a mandatory field/).closest('[aria-live=polite]')).not.toBeNull();
  });

  it('can be emptied field by field when the field allows it [FORMS-3]', async () => {
    const { user, now } = await opened();
    expect(screen.queryByRole('button', { name: 'Clear Email' })).toBeNull();
    await user.type(email(), 'vreni');
    await user.click(screen.getByRole('button', { name: 'Clear Email' }));
    expect(email().value).toBe('');
    expect(now().context.fields['email']!.value).toBe('');
    expect(document.activeElement).toBe(email());
  });

  it('reveals a password at a press, and hides it while it is sent', async () => {
    const answer = Promise.withResolvers<null>();
    const { user } = await opened(() => answer.promise, { email: 'vreni@example.ch', plan: 'pro' });
    await user.type(password(), 'geheim');
    await user.click(screen.getByRole('button', { name: 'Show Password' }));
    expect(password().type).toBe('text');
    await user.click(send());
    expect(password().type).toBe('password');
    await act(async () => answer.resolve(null));
    expect(password().value).toBe('');
  });

  it('sends the chosen and switched-on values', async () => {
    const sent: Values[] = [];
    const { user } = await opened(async (values) => {
      sent.push(values);
      return null;
    });
    await user.type(email(), 'vreni@example.ch');
    await user.type(password(), 'geheim');
    await user.click(screen.getByRole('radio', { name: 'Pro' }));
    await user.click(screen.getByRole('switch', { name: 'Keep it' }));
    await user.keyboard('{Enter}');
    await user.click(send());
    expect(sent[0]).toEqual({ email: 'vreni@example.ch', password: 'geheim', plan: 'pro', staysLoggedIn: true });
  });

  it('shows the refusal of a call at its field, and the general refusal above the form', async () => {
    const refusals = [
      new Refused({ fields: { email: { text: 'Nobody is called so.' } }, general: { text: 'That did not work.' } }),
      new CallFailed('POST account', 400, {
        parameters: [{ parameter: 'password', message: 'Too short.' }],
        fields: [],
      }),
      new TypeError('Failed to fetch'),
    ];
    const { user } = await opened(
      async () => {
        throw refusals.shift()!;
      },
      { email: 'vreni@example.ch', password: 'x', plan: 'pro' },
    );
    await user.click(send());
    expect(screen.getByRole('alert').textContent).toBe('That did not work.');
    expect(describedBy(email())).toBe('Nobody is called so.');
    expect(document.activeElement).toBe(email());
    await user.click(send());
    expect(screen.getByRole('alert').textContent).toBe('There are some errors in the form, please correct them.');
    expect(describedBy(password())).toBe('Too short.');
    await user.click(send());
    expect(screen.getByRole('alert').textContent).toBe('Oops, something went wrong. Please try again.');
  });

  it('names each field once in its list of errors, whether or not the error has the name', async () => {
    const wrong = [
      { name: 'email', label: 'Email', error: { text: 'Nobody is called so.' } },
      { name: 'password', label: 'Password', error: { text: 'Choose a password that is longer.' } },
    ];
    const refused = new Refused({ fields: {}, general: { text: 'That did not work.' } });
    const answer = async () => {
      throw refused;
    };
    const { user } = await opened(answer, { email: 'vreni@example.ch', password: 'x', plan: 'pro' }, wrong);
    await user.click(send());
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Email: Nobody is called so.',
      'Choose a password that is longer.',
    ]);
  });

  it('cannot be submitted before its script has loaded, and never in a URL', async () => {
    const { Page } = await opened();
    const html = await markupOf(<Page />);
    expect(html).toMatch(/<form[^>]* method="post"/);
    expect(html).toMatch(/<button type="submit" disabled=""/);
    expect(html).toContain('<noscript><p>Turn on JavaScript to use this page.</p></noscript>');
    expect(send().hasAttribute('disabled')).toBe(false);
  });

  it('keeps the values that were typed before its script loaded', async () => {
    const { now } = await opened();
    const form = screen.getByRole<HTMLFormElement>('form', { name: 'Plan' });
    const reported: unknown[] = [];
    const typed = form.cloneNode(true) as HTMLFormElement;
    const field = (name: string) => typed.querySelector<HTMLInputElement>(`[name=${name}]`)!;
    field('email').value = 'vreni@example.ch';
    field('password').value = 'geheim';
    field('staysLoggedIn').checked = true;
    typed.querySelector<HTMLInputElement>('[value=pro]')!.checked = true;
    const flow = { getSnapshot: now, send: (event: unknown) => void reported.push(event) };
    sendEarlyValues(typed, flow as unknown as FormFlow);
    expect(reported).toEqual([
      { type: 'value.changed', field: 'email', value: 'vreni@example.ch' },
      { type: 'secret.changed', field: 'password', secret: 'geheim' },
      { type: 'value.changed', field: 'plan', value: 'pro' },
      { type: 'value.changed', field: 'staysLoggedIn', value: true },
    ]);
  });
});

/** The markup of a view as the server renders it. */
async function markupOf(view: ReactNode): Promise<string> {
  const { I18nProvider } = await import('@lingui/react');
  const { loadAllMessages } = await import('#web/languages/catalogue.ts');
  return renderToString(<I18nProvider i18n={await loadAllMessages('en')}>{view}</I18nProvider>);
}
