import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';

import { confirmedFormMachine, type ConfirmedValues } from '#machines/account/ownAccountForms.ts';
import { pathTo } from '#routes';

import { useLanguage } from '../../../page/firstPage.tsx';
import { Form } from '../../../forms/Form.tsx';
import { submits } from '../../../forms/formFlow.ts';
import { FormProblem } from '../../../forms/FormProblem.tsx';
import { PasswordInput } from '../../../forms/fields/PasswordInput.tsx';
import { Submit } from '../../../forms/Submit.tsx';
import { useFlow } from '../../../flows/useFlow.ts';
import { DataPart } from './DataPart.tsx';
import type { TabProps } from '../tabProps.ts';
import * as styles from '../UserArea.css.ts';
import { deactivateAccount, deleteAccount } from '../userCalls.ts';

/** Hides the account for a while, or has it deleted. A pending request is shown above. */
export function LeaveTab({ account, onChanged }: TabProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const language = useLanguage();
  const { publicAccountId, status } = account;

  async function leave(values: ConfirmedValues, signal: AbortSignal): Promise<void> {
    await deleteAccount(values, signal);
    // The survey page explains the next steps and reads the session again.
    void navigate(pathTo('deleteSurvey', language, { id: publicAccountId }), { replace: true });
  }

  return (
    <>
      {(status === 'active' || status === 'unverified') && (
        <Grave id="break" title={t`Hide the account`} send={deactivateAccount} onDone={onChanged}>
          <p>
            <Trans>
              Nobody sees your ads and your profile. Everything stays as it is, and you come back with one click.
            </Trans>
          </p>
        </Grave>
      )}
      <DataPart />
      {status !== 'leaving' && (
        <Grave id="leave" title={t`Delete the account`} kind="danger" send={leave}>
          <ul className={styles.list}>
            <li>
              <Trans>You are logged out on all devices at once.</Trans>
            </li>
            <li>
              <Trans>For 14 days you can undo it: by the link in our email, or by logging in.</Trans>
            </li>
            <li>
              <Trans>Then your ads and all that is known of you are erased for good.</Trans>
            </li>
          </ul>
        </Grave>
      )}
    </>
  );
}

interface GraveProps {
  readonly id: string;
  readonly title: string;
  /** The kind of its button. */
  readonly kind?: 'primary' | 'danger';
  readonly send: (values: ConfirmedValues, signal: AbortSignal) => Promise<unknown>;
  readonly onDone?: () => void;
  /** The explanation. */
  readonly children: ReactNode;
}

/** An action that the password confirms. */
function Grave({ id, title, kind = 'primary', send, onDone, children }: GraveProps) {
  const { t } = useLingui();
  const flow = useFlow(
    confirmedFormMachine,
    () => ({
      actors: {
        submitting: submits(async (values: ConfirmedValues, signal) => {
          await send(values, signal);
          onDone?.();
          return null;
        }),
      },
    }),
    { input: { values: {} } },
  );
  return (
    <section className={styles.part} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.partTitle}>
        {title}
      </h2>
      {children}
      <Form flow={flow} label={title}>
        <FormProblem />
        <PasswordInput name="password" label={t`Your password`} autoComplete="current-password" />
        <Submit kind={kind}>{title}</Submit>
      </Form>
    </section>
  );
}
