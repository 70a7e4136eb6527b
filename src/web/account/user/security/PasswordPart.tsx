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

/** Changes the password by the present one. */
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
        <Trans>Password</Trans>
      </h2>
      <Form flow={flow} label={t`Change password`}>
        <FormProblem />
        <PasswordInput name="current" label={t`Present password`} autoComplete="current-password" />
        <PasswordInput name="password" label={t`New password`} autoComplete="new-password">
          {(password, told) => <PasswordStrength password={password} {...told} />}
        </PasswordInput>
        <PasswordInput
          name="password_confirm"
          label={t`Repeat new password`}
          autoComplete="new-password"
          hint={t`On all other devices you are logged out then.`}
        />
        <FormDone>
          <Trans>Your password is changed.</Trans>
        </FormDone>
        <Submit>
          <Trans>Change password</Trans>
        </Submit>
      </Form>
    </section>
  );
}
