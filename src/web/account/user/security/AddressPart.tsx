import { Trans, useLingui } from '@lingui/react/macro';

import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

import { addressFormMachine, type AddressValues } from '#machines/account/ownAccountForms.ts';

import { EmailInput } from '../../../forms/fields/EmailInput.tsx';
import { Form } from '../../../forms/Form.tsx';
import { submits } from '../../../forms/formFlow.ts';
import { FormProblem } from '../../../forms/FormProblem.tsx';
import { PasswordInput } from '../../../forms/fields/PasswordInput.tsx';
import { Submit } from '../../../forms/Submit.tsx';
import { useFlow } from '../../../flows/useFlow.ts';
import type { TabProps } from '../tabProps.ts';
import { addressPart } from '../tabNames.ts';
import * as styles from '../UserArea.css.ts';
import { requestEmailChange } from '../userCalls.ts';

/** The login's address, a pending new address, and the form that requests a change. */
export function AddressPart({ account, onChanged }: TabProps) {
  const { t } = useLingui();
  const flow = useFlow(
    addressFormMachine,
    () => ({
      actors: {
        submitting: submits(async (values: AddressValues, signal) => {
          await requestEmailChange(values, signal);
          onChanged();
          return null;
        }),
      },
    }),
    { input: { values: {} } },
  );
  const isUnverified = account.status === 'unverified';
  const title = useRef<HTMLHeadingElement>(null);
  const place = useLocation();
  // The account loads after the page, too late for the browser's own jump. Each click of the link is a new location.
  useEffect(() => {
    if (place.hash === `#${addressPart}`) title.current?.focus();
  }, [place]);
  return (
    <section id={addressPart} className={styles.part} aria-labelledby="address-title">
      <div className={styles.words}>
        <h2 ref={title} tabIndex={-1} id="address-title" className={styles.partTitle}>
          <Trans id="account.email.title">Email address</Trans>
        </h2>
        <p className={styles.breakable}>{account.email}</p>
      </div>
      {account.pendingEmail !== null && <Pending account={account} pending={account.pendingEmail} />}
      <Form flow={flow} label={t({ id: 'account.email.change', message: 'Change email address' })}>
        <FormProblem />
        <EmailInput
          label={t({ id: 'account.email.new', message: 'New email address' })}
          autoComplete="off"
          hint={
            isUnverified
              ? t({
                  id: 'account.email.hintNew',
                  message:
                    'We’ll email a link to the new address. It replaces the old one once you’ve opened that link.',
                })
              : t({
                  id: 'account.email.hintBoth',
                  message:
                    'We’ll email a link to your old and your new address. The change takes effect once you’ve opened both.',
                })
          }
        />
        <PasswordInput
          name="password"
          label={t({ id: 'account.password.yours', message: 'Your password' })}
          autoComplete="current-password"
        />
        <Submit kind="secondary">
          <Trans id="account.email.change">Change email address</Trans>
        </Submit>
      </Form>
    </section>
  );
}

/** Shows which confirmations a change still needs. Screen readers announce it after the request. */
function Pending({ account, pending }: Pick<TabProps, 'account'> & { readonly pending: string }) {
  const { email, status, emailChangeConfirmedBy: confirmed } = account;
  return (
    <div role="status" className={styles.notice}>
      <p className={styles.noticeTitle}>
        <Trans id="account.email.pending">New email address: {pending} (not confirmed yet)</Trans>
      </p>
      {status === 'unverified' ? (
        <p>
          <Trans id="account.email.pendingOpen">
            Open the link in our email to confirm it. Until then, log in with {email}.
          </Trans>
        </p>
      ) : (
        <ul className={styles.list}>
          <li>
            {confirmed.includes('old') ? (
              <Trans id="account.email.oldConfirmed">{email}: confirmed</Trans>
            ) : (
              <Trans id="account.email.oldOpen">{email}: open the link in our email</Trans>
            )}
          </li>
          <li>
            {confirmed.includes('new') ? (
              <Trans id="account.email.newConfirmed">{pending}: confirmed</Trans>
            ) : (
              <Trans id="account.email.newOpen">{pending}: open the link in our email</Trans>
            )}
          </li>
        </ul>
      )}
    </div>
  );
}
