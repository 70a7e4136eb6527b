import { Trans, useLingui } from '@lingui/react/macro';
import { useActorRef, useSelector } from '@xstate/react';
import { type ReactNode, useMemo } from 'react';

import type { RenewedListing } from '#machines/ownListings/renewalMachine.ts';
import { calendarDayOf, formatDay } from '#market/dates/dates.ts';
import { pathTo } from '#routes';

import { useLanguage } from '../../page/firstPage.tsx';
import { Head } from '../../page/head.tsx';
import { inspect } from '../../flows/inspection.ts';
import { usePlace } from '../../page/usePlace.ts';
import * as button from '../../ui/button/Button.css.ts';
import { LinkButton } from '../../ui/button/Button.tsx';
import { ErrorPanel } from '../../ui/feedback/ErrorPanel.tsx';
import { takeLostFocus } from '../../ui/focus/lostFocus.ts';
import { useIsHydrated } from '../../ui/useIsHydrated.ts';
import * as styles from '../confirmation/ConfirmationPage.css.ts';
import { renewalLogic } from './renewing.ts';

/** The page where a seller renews a listing by the link of a mail. Each link gets its own flow. */
export function RenewalPage() {
  const { token = '' } = usePlace().params;
  return <Renewal key={token} token={token} />;
}

function Renewal({ token }: { readonly token: string }) {
  const { t } = useLingui();
  const logic = useMemo(() => renewalLogic(token), [token]);
  const flow = useActorRef(logic, { inspect });
  const screen = useSelector(flow, ({ value }) => value);
  const { renewed, refusal } = useSelector(flow, ({ context }) => context);
  const request = () => flow.send({ type: 'renewal.requested' });
  return (
    <div className={styles.page}>
      <Head title={t({ id: 'renew.action', message: 'Renew ad' })} index={false} />
      {renewed ? (
        <Renewed listing={renewed} />
      ) : refusal === null ? (
        <Offer isBusy={screen === 'renewing'} hasFailed={screen === 'failed'} onRequest={request} />
      ) : (
        <Refused why={refusal} />
      )}
    </div>
  );
}

interface OfferProps {
  readonly isBusy: boolean;
  readonly hasFailed: boolean;
  readonly onRequest: () => void;
}

/** The page before the listing is renewed. Its button does nothing until the script is loaded. */
function Offer({ isBusy, hasFailed, onRequest }: OfferProps) {
  const isAlive = useIsHydrated();
  return (
    <div className={styles.message}>
      <h1 className={styles.title}>
        <Trans id="renew.action">Renew ad</Trans>
      </h1>
      <p className={styles.text}>
        <Trans id="renew.offer.text">Still available? Renew your ad for another 60 days. One click, no login.</Trans>
      </p>
      {hasFailed && (
        <div className={styles.failure}>
          <ErrorPanel title={<Trans id="confirm.failed.title">Something went wrong.</Trans>}>
            <Trans id="confirm.failed.text">Nothing has changed yet. Please try again.</Trans>
          </ErrorPanel>
        </div>
      )}
      <button
        type="button"
        disabled={!isAlive}
        aria-disabled={isBusy}
        aria-busy={isBusy}
        onClick={onRequest}
        className={`${button.kind.primary} ${button.size.normal}`}
      >
        <Trans id="renew.action">Renew ad</Trans>
      </button>
      <noscript>
        <p>
          <Trans id="forms.noScript">Turn on JavaScript to use this page.</Trans>
        </p>
      </noscript>
    </div>
  );
}

function Renewed({ listing: { title, path, expiresAt } }: { readonly listing: RenewedListing }) {
  const language = useLanguage();
  const day = formatDay(calendarDayOf(Date.parse(expiresAt)), language);
  return (
    <div role="status" ref={takeLostFocus} tabIndex={-1} className={styles.message}>
      <RenewalMessage title={<Trans id="renew.done.title">Ad renewed</Trans>}>
        <Trans id="renew.done.text">
          “{title}” is now online until {day}.
        </Trans>
      </RenewalMessage>
      {path !== null && (
        <LinkButton kind="primary" to={path}>
          <Trans id="renew.viewAd">View ad</Trans>
        </LinkButton>
      )}
    </div>
  );
}

function Refused({ why }: { readonly why: string }) {
  const language = useLanguage();
  return (
    <div role="alert" ref={takeLostFocus} tabIndex={-1} className={styles.message}>
      <RenewalMessage title={<Trans id="renew.refused.title">Your ad wasn’t renewed</Trans>}>{why}</RenewalMessage>
      <div className={styles.ways}>
        <LinkButton kind="primary" to={pathTo('login', language)}>
          <Trans id="login.action">Log in</Trans>
        </LinkButton>
        <LinkButton to={pathTo('home', language)}>
          <Trans id="confirm.home">Return to homepage</Trans>
        </LinkButton>
      </div>
    </div>
  );
}

function RenewalMessage({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) {
  return (
    <>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{children}</p>
    </>
  );
}
