import { Trans, useLingui } from '@lingui/react/macro';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';

import { resendVerificationFormMachine } from '#machines/account/credentials/accountForms.ts';

import { Form } from '../../../forms/Form.tsx';
import { FormDone } from '../../../forms/FormDone.tsx';
import { submits } from '../../../forms/formFlow.ts';
import { FormProblem } from '../../../forms/FormProblem.tsx';
import { Submit } from '../../../forms/Submit.tsx';
import { TextInput } from '../../../forms/fields/TextInput.tsx';
import { inspect } from '../../../flows/inspection.ts';
import { requestVerificationByAddress } from '../accountCalls.ts';

const logic = resendVerificationFormMachine.provide({
  actors: { submitting: submits(requestVerificationByAddress) },
});

type ResendVerificationFlow = ActorRefFrom<typeof logic>;

/** The form's flow and the address in its field. `email` prefills the address. */
export function useResendVerification(email: string | null) {
  const flow = useActorRef(logic, { input: { values: {} }, inspect });
  useEffect(() => {
    if (email !== null && flow.getSnapshot().context.fields['email']!.value === '') {
      flow.send({ type: 'value.changed', field: 'email', value: email });
    }
  }, [flow, email]);
  const typed = useSelector(flow, ({ context }) => String(context.fields['email']!.value).trim());
  return { flow, typed };
}

/** Requests the verification mail again, without a login. */
export function ResendVerification({ flow }: { readonly flow: ResendVerificationFlow }) {
  const { t } = useLingui();
  return (
    <Form flow={flow} label={t({ id: 'register.resend', message: 'Send the email again' })}>
      <FormProblem />
      <TextInput
        name="email"
        label={t({ id: 'login.email', message: 'Email' })}
        type="email"
        autoComplete="username"
        inputMode="email"
      />
      <Submit kind="secondary">
        <Trans id="register.resend">Send the email again</Trans>
      </Submit>
      <FormDone>
        <Trans id="register.resent">
          If this email address isn’t confirmed yet, you’ll get a new email. Only the link in that email works.
        </Trans>
      </FormDone>
    </Form>
  );
}
