import { Trans, useLingui } from '@lingui/react/macro';

import { passwordFormMachine, type PasswordValues } from '#machines/account/ownAccountForms.ts';

import { Form } from '../../../forms/Form.tsx';
import { FormDone } from '../../../forms/FormDone.tsx';
import { submits } from '../../../forms/formFlow.ts';
import { FormProblem } from '../../../forms/FormProblem.tsx';
import { PasswordInput } from '../../../forms/fields/PasswordInput.tsx';
import { Submit } from '../../../forms/Submit.tsx';
import { useFlow } from '../../../flows/useFlow.ts';
import { PasswordStrength } from '../../start/PasswordStrength.tsx';
import type { TabProps } from '../tabProps.ts';
import * as styles from '../UserArea.css.ts';
import { changePassword } from '../userCalls.ts';

/** The section where the user changes the password, by entering the present one. */
export function PasswordPart({ onChanged }: TabProps) {
  const { t } = useLingui();
  const flow = useFlow(
    passwordFormMachine,
    () => ({
      actors: {
        submitting: submits(async (values: PasswordValues, signal) => {
          await changePassword(values, signal);
          onChanged();
          return null;
        }),
      },
    }),
    { input: { values: {} } },
  );
  return (
    <section className={styles.part} aria-labelledby="password-title">
      <h2 id="password-title" className={styles.partTitle}>
        <Trans id="account.password.title">Password</Trans>
      </h2>
      <Form flow={flow} label={t({ id: 'account.password.change', message: 'Change password' })}>
        <FormProblem />
        <PasswordInput
          name="current"
          label={t({ id: 'account.password.current', message: 'Current password' })}
          autoComplete="current-password"
        />
        <PasswordInput
          name="password"
          label={t({ id: 'account.password.new', message: 'New password' })}
          autoComplete="new-password"
        >
          {(password, state) => <PasswordStrength password={password} {...state} />}
        </PasswordInput>
        <PasswordInput
          name="password_confirm"
          label={t({ id: 'account.password.repeat', message: 'Repeat new password' })}
          autoComplete="new-password"
          hint={t({ id: 'account.password.repeatHint', message: 'This logs you out on all your other devices.' })}
        />
        <FormDone>
          <Trans id="account.password.changed">Password changed.</Trans>
        </FormDone>
        <Submit>
          <Trans id="account.password.change">Change password</Trans>
        </Submit>
      </Form>
    </section>
  );
}
