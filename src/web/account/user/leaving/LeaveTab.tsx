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
    // Goes to the survey page, which explains the next steps and reads the session cookie again.
    void navigate(pathTo('deleteSurvey', language, { id: publicAccountId }), { replace: true });
  }

  return (
    <>
      {(status === 'active' || status === 'unverified') && (
        <Grave
          id="break"
          title={t({ id: 'account.hide.title', message: 'Hide account' })}
          send={deactivateAccount}
          onDone={onChanged}
        >
          <p>
            <Trans id="account.hide.text">
              Others won’t see your ads or your profile, but nothing will be deleted. You can reactivate your account
              with one click.
            </Trans>
          </p>
        </Grave>
      )}
      <DataPart />
      {status !== 'leaving' && (
        <Grave
          id="leave"
          title={t({ id: 'account.delete.title', message: 'Delete account' })}
          kind="danger"
          send={leave}
        >
          <ul className={styles.list}>
            <li>
              <Trans id="account.delete.loggedOut">You’ll be logged out on all your devices right away.</Trans>
            </li>
            <li>
              <Trans id="account.delete.offline">Your ads go offline right away.</Trans>
            </li>
            <li>
              <Trans id="account.delete.undo">
                You have 14 days to change your mind: open the link in our email, or log in and choose “Keep account”.
              </Trans>
            </li>
            <li>
              <Trans id="account.delete.erased">
                After 14 days, we permanently delete your personal data, and your ads can’t come back.
              </Trans>
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
  /** The kind of the button that submits the action. */
  readonly kind?: 'primary' | 'danger';
  readonly send: (values: ConfirmedValues, signal: AbortSignal) => Promise<unknown>;
  readonly onDone?: () => void;
  /** The explanation of the action. */
  readonly children: ReactNode;
}

/** A section with an action that the user confirms with the password. */
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
      <div className={styles.words}>
        <h2 id={`${id}-title`} className={styles.partTitle}>
          {title}
        </h2>
        {children}
      </div>
      <Form flow={flow} label={title}>
        <FormProblem />
        <PasswordInput
          name="password"
          label={t({ id: 'account.password.yours', message: 'Your password' })}
          autoComplete="current-password"
        />
        <Submit kind={kind}>{title}</Submit>
      </Form>
    </section>
  );
}
