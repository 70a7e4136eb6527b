import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';

import { registrationFormMachine, type RegistrationValues } from '#machines/account/credentials/accountForms.ts';
import { shownErrors } from '#machines/forms/formField.ts';

import { useLanguage } from '../../../page/firstPage.tsx';
import { Choice } from '../../../forms/choices/Choice.tsx';
import { EmailInput } from '../../../forms/fields/EmailInput.tsx';
import { Form } from '../../../forms/Form.tsx';
import { submits } from '../../../forms/formFlow.ts';
import { FormProblem } from '../../../forms/FormProblem.tsx';
import { PasswordInput } from '../../../forms/fields/PasswordInput.tsx';
import { Submit } from '../../../forms/Submit.tsx';
import { TextInput } from '../../../forms/fields/TextInput.tsx';
import { useFlow } from '../../../flows/useFlow.ts';
import { register } from '../accountCalls.ts';
import { PasswordStrength } from '../PasswordStrength.tsx';
import * as styles from './RegistrationForm.css.ts';
import { targetIn } from '../target.ts';
import { TermsNote } from './TermsNote.tsx';
import { storeTypedEmail, typedEmail } from './typedEmail.ts';

/** Creates an account. `onRegistered` gets the address that a mail was sent to. */
export function RegistrationForm({ onRegistered }: { readonly onRegistered: (email: string) => void }) {
  const { t } = useLingui();
  const language = useLanguage();
  const flow = useFlow(
    registrationFormMachine,
    () => ({
      actors: {
        submitting: submits(async (values: RegistrationValues, signal) => {
          const from = targetIn(window.location.search, window.location.origin);
          const answer = await register(values, language, signal, from);
          onRegistered(answer.email);
          return answer;
        }),
      },
    }),
    { input: { values: {} } },
  );
  useEffect(() => {
    const email = typedEmail();
    if (email !== '' && flow.getSnapshot().context.fields['email']!.value === '') {
      flow.send({ type: 'value.changed', field: 'email', value: email });
    }
    const { unsubscribe } = flow.subscribe((now) =>
      storeTypedEmail(now.context.answer === null ? String(now.context.fields['email']!.value) : ''),
    );
    return unsubscribe;
  }, [flow]);
  const fields = useSelector(flow, ({ context }) => context.fields);
  const labels = {
    email: t({ id: 'login.email', message: 'Email' }),
    password: t({ id: 'login.password', message: 'Password' }),
    password_confirm: t({ id: 'password.repeat', message: 'Repeat password' }),
    name: t({ id: 'register.name', message: 'Name' }),
  };
  const errors = shownErrors(fields);
  const wrong = Object.entries(labels).flatMap(([name, label]) => {
    const error = errors[name];
    return error ? [{ name, label, error }] : [];
  });
  const sellers = [
    { value: '0', label: t({ id: 'register.type.private', message: 'Private' }) },
    { value: '1', label: t({ id: 'register.type.business', message: 'Business' }) },
  ];
  return (
    <Form flow={flow} label={t({ id: 'register.action', message: 'Create account' })}>
      <FormProblem wrong={wrong} />
      <EmailInput
        label={labels.email}
        autoComplete="username"
        isClearable
        hint={t({
          id: 'register.email.hint',
          message: 'Your email address stays private. We’ll send you a link to confirm it.',
        })}
      />
      <div className={styles.pair}>
        <PasswordInput name="password" label={labels.password} autoComplete="new-password">
          {(password, state) => <PasswordStrength password={password} {...state} />}
        </PasswordInput>
        <PasswordInput name="password_confirm" label={labels.password_confirm} autoComplete="new-password" />
      </div>
      <Choice name="company_ad" label={t({ id: 'register.type', message: 'Account type' })} options={sellers} />
      <TextInput
        name="name"
        label={labels.name}
        autoComplete="nickname"
        isOptional
        isClearable
        hint={t({
          id: 'register.name.hint',
          message: 'Others will see you under this name. You can change it any time in your profile.',
        })}
      />
      <TermsNote />
      <Submit>
        <Trans id="register.action">Create account</Trans>
      </Submit>
    </Form>
  );
}
