import { Trans, useLingui } from '@lingui/react/macro';
import { useActorRef } from '@xstate/react';

import { forgottenFormMachine } from '#machines/account/credentials/accountForms.ts';

import { EmailInput } from '../../../forms/fields/EmailInput.tsx';
import { Form } from '../../../forms/Form.tsx';
import { submits } from '../../../forms/formFlow.ts';
import { FormProblem } from '../../../forms/FormProblem.tsx';
import { Submit } from '../../../forms/Submit.tsx';
import { useSelector } from '@xstate/react';
import { inspect } from '../../../flows/inspection.ts';
import { takeLostFocus } from '../../../ui/focus/lostFocus.ts';
import * as type from '../../../theme/type.css.ts';
import { requestPasswordReset } from '../accountCalls.ts';
import { MailSent } from '../MailSent.tsx';

const logic = forgottenFormMachine.provide({ actors: { submitting: submits(requestPasswordReset) } });

/** Requests the mail that resets the password, and then confirms that it was sent. */
export function ForgottenForm() {
  const { t } = useLingui();
  const flow = useActorRef(logic, { input: { values: {} }, inspect });
  const sent = useSelector(flow, ({ context }) => context.answer);
  if (sent) {
    return (
      <MailSent ref={takeLostFocus} email={sent.email}>
        <Trans id="password.linkSent">
          If there’s an account with this email address, you’ll get a link shortly. It’s valid for one hour.
        </Trans>
      </MailSent>
    );
  }
  return (
    <Form flow={flow} label={t({ id: 'password.forgot.head', message: 'Forgotten password' })}>
      <p className={type.muted}>
        <Trans id="password.forgot.lead">
          Enter your email address and we’ll send you a link to choose a new password.
        </Trans>
      </p>
      <FormProblem />
      <EmailInput label={t({ id: 'login.email', message: 'Email' })} autoComplete="username" isClearable />
      <Submit>
        <Trans id="password.sendLink">Send link</Trans>
      </Submit>
    </Form>
  );
}
