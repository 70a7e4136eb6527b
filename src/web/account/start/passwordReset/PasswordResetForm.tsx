import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';

import { passwordResetFormMachine, type PasswordValues } from '#machines/account/credentials/accountForms.ts';
import { pathTo } from '#routes';

import { useLanguage } from '../../../page/firstPage.tsx';
import { Form } from '../../../forms/Form.tsx';
import { submits } from '../../../forms/formFlow.ts';
import { FormProblem } from '../../../forms/FormProblem.tsx';
import { PasswordInput } from '../../../forms/fields/PasswordInput.tsx';
import { Submit } from '../../../forms/Submit.tsx';
import { useFlow } from '../../../flows/useFlow.ts';
import { session } from '../../session.ts';
import { resetPassword } from '../accountCalls.ts';
import { PasswordStrength } from '../PasswordStrength.tsx';

/**
 * Sets a new password by the token of a mail's link. This logs in on this device only and redirects to the home page.
 */
export function PasswordResetForm({ token }: { readonly token: () => string }) {
  const { t } = useLingui();
  const language = useLanguage();
  const navigate = useNavigate();
  const flow = useFlow(
    passwordResetFormMachine,
    () => ({
      actors: {
        submitting: submits(async (values: PasswordValues, signal) => {
          const answer = await resetPassword(token(), values, signal);
          session.send({ type: 'login.succeeded', publicAccountId: answer.publicAccountId });
          void navigate(pathTo('home', language), { replace: true });
          return answer;
        }),
      },
    }),
    { input: { values: {} } },
  );
  return (
    <Form flow={flow} label={t({ id: 'password.choose', message: 'Choose a new password' })}>
      <FormProblem />
      <PasswordInput
        name="password"
        label={t({ id: 'password.new', message: 'New password' })}
        autoComplete="new-password"
      >
        {(password, state) => <PasswordStrength password={password} {...state} />}
      </PasswordInput>
      <PasswordInput
        name="password_confirm"
        label={t({ id: 'password.repeat', message: 'Repeat password' })}
        autoComplete="new-password"
      />
      <Submit>
        <Trans id="password.change">Change password</Trans>
      </Submit>
    </Form>
  );
}
