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
        <Trans>
          If there is an account with this email address, an email with a link is on its way. The link works for an
          hour.
        </Trans>
      </MailSent>
    );
  }
  return (
    <Form flow={flow} label={t`Forgotten password`}>
      <FormProblem />
      <EmailInput label={t`Email`} autoComplete="username" isClearable />
      <Submit>
        <Trans>Send the link</Trans>
      </Submit>
    </Form>
  );
}
