import { Trans, useLingui } from '@lingui/react/macro';
import { useActorRef, useSelector } from '@xstate/react';
import { type ReactNode, type Ref, useEffect, useMemo } from 'react';

import type { LinkOwner } from '#machines/account/credentials/confirmationMachine.ts';
import { unconfirmedEmailOf } from '#machines/account/profile.ts';
import { pathTo } from '#routes';

import { useLanguage, useSupport } from '../../page/firstPage.tsx';
import { Head } from '../../page/head.tsx';
import { inspect } from '../../flows/inspection.ts';
import { usePlace } from '../../page/usePlace.ts';
import * as button from '../../ui/button/Button.css.ts';
import { LinkButton } from '../../ui/button/Button.tsx';
import { ErrorPanel } from '../../ui/feedback/ErrorPanel.tsx';
import { takeLostFocus } from '../../ui/focus/lostFocus.ts';
import { NotLoaded } from '../../ui/feedback/NotLoaded.tsx';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { watchSession } from '../session.ts';
import { Unconfirmed } from '../user/Unconfirmed.tsx';
import { useSession } from '../useSession.ts';
import { type ConfirmationRoute, confirmationLogic } from './confirming.ts';
import { Confirmed } from './Confirmed.tsx';
import { OtherAccount, useLinkReader } from './linkReader.tsx';
import { ConfirmationMessage } from './ConfirmationMessage.tsx';
import * as styles from './ConfirmationPage.css.ts';

/** The page that links in mails open (ROUTES-22, 25). Each link gets its own flow. */
export function ConfirmationPage() {
  const { name, params } = usePlace();
  const { token = '' } = params;
  return <Confirmation key={`${name} ${token}`} route={name as ConfirmationRoute} token={token} />;
}

function Confirmation({ route, token }: { readonly route: ConfirmationRoute; readonly token: string }) {
  const { t } = useLingui();
  const logic = useMemo(() => confirmationLogic(route, token), [route, token]);
  const flow = useActorRef(logic, { inspect });
  useEffect(() => flow.send({ type: 'page.opened' }), [flow]);
  // This layout has no user menu, so the page watches the session itself.
  useEffect(() => watchSession(), []);
  const screen = useSelector(flow, ({ value }) => value);
  const { refusal, owner, nextPath, email, hasPressed } = useSelector(flow, ({ context }) => context);
  // On a page that was just opened, nothing moves the focus: it stays where a reader begins.
  const focus = hasPressed ? takeLostFocus : undefined;
  const titles = {
    verify: t({ id: 'confirm.email', message: 'Confirm your email' }),
    emailChange: t({ id: 'confirm.emailChange', message: 'Change email address' }),
    deletionUndo: t({ id: 'confirm.keep', message: 'Keep account' }),
  };
  const title = titles[route];
  const request = () => flow.send({ type: 'confirmation.requested' });
  const offer = (isBusy: boolean, hasFailed: boolean) => (
    <Offer route={route} title={title} owner={owner} isBusy={isBusy} hasFailed={hasFailed} onRequest={request} />
  );
  const screens: Readonly<Record<typeof screen, ReactNode>> = {
    idle: <Waiting for={title} />,
    reading: <Waiting for={title} />,
    unread: (
      <div className={styles.waiting}>
        <h1 className={styles.title}>{title}</h1>
        <NotLoaded onRetry={() => flow.send({ type: 'reading.retried' })} />
      </div>
    ),
    offered: offer(false, false),
    confirming: offer(true, false),
    failed: offer(false, true),
    whole: <Confirmed route={route} owner={owner} nextPath={nextPath} email={email} focus={focus} />,
    half: <Half focus={focus} />,
    refused: <Refused route={route} why={refusal} focus={focus} />,
  };
  return (
    <div className={styles.page}>
      <Head title={title} index={false} />
      {screens[screen]}
    </div>
  );
}

/** The page before the server has answered: its headline already says what the page is about. */
function Waiting({ for: title }: { readonly for: string }) {
  return (
    <div className={styles.waiting}>
      <h1 className={styles.title}>{title}</h1>
      <Spinner />
      <noscript>
        <p>
          <Trans id="forms.noScript">Turn on JavaScript to use this page.</Trans>
        </p>
      </noscript>
    </div>
  );
}

interface OfferProps {
  readonly route: ConfirmationRoute;
  readonly title: string;
  readonly owner: LinkOwner | null;
  readonly isBusy: boolean;
  readonly hasFailed: boolean;
  readonly onRequest: () => void;
}

/** The page before the user confirms: it says what will happen, and its button does it. */
function Offer({ route, title, owner, isBusy, hasFailed, onRequest }: OfferProps) {
  const reader = useLinkReader(owner);
  return (
    <div className={styles.message}>
      <ConfirmationMessage title={title}>
        {reader === 'owner' && route === 'verify' ? offeredToOwner : offered[route]()}
      </ConfirmationMessage>
      {reader === 'another' && (
        <p className={styles.other}>
          <OtherAccount owner={owner} />
        </p>
      )}
      {hasFailed && (
        <div className={styles.failure}>
          <ErrorPanel title={<Trans id="confirm.failed.title">Something went wrong.</Trans>}>
            <Trans id="confirm.failed.text">Nothing has changed yet. Please try again.</Trans>
          </ErrorPanel>
        </div>
      )}
      <button
        type="button"
        aria-disabled={isBusy}
        aria-busy={isBusy}
        onClick={onRequest}
        className={`${button.kind.primary} ${button.size.normal}`}
      >
        {title}
      </button>
    </div>
  );
}

const offered: Readonly<Record<ConfirmationRoute, () => ReactNode>> = {
  verify: () => (
    <Trans id="confirm.email.visitor">Confirm your email address to activate your account. Then you can log in.</Trans>
  ),
  emailChange: () => (
    <Trans id="confirm.emailChange.text">
      We sent a link to your old and your new email address. The change takes effect once you’ve confirmed both.
    </Trans>
  ),
  deletionUndo: () => (
    <Trans id="confirm.keep.text">Your account will be deleted soon. Keep it and you won’t lose anything.</Trans>
  ),
};

const offeredToOwner = <Trans id="confirm.email.owner">Confirm your email address to activate your account.</Trans>;

/** Receives the focus when the button disappears. */
interface ResultProps {
  readonly focus: Ref<HTMLDivElement> | undefined;
}

function Half({ focus }: ResultProps) {
  return (
    <div role="status" ref={focus} tabIndex={-1} className={styles.message}>
      <ConfirmationMessage title={<Trans id="confirm.half.title">One email address confirmed</Trans>}>
        <Trans id="confirm.half.text">
          Now open the link we sent to your other email address. Until then, nothing changes.
        </Trans>
      </ConfirmationMessage>
    </div>
  );
}

interface RefusedProps extends ResultProps {
  readonly route: ConfirmationRoute;
  readonly why: string | null;
}

/** Shows why the link is refused. A reader whose address may still be unconfirmed can request another mail. */
function Refused({ route, why, focus }: RefusedProps) {
  const language = useLanguage();
  const support = useSupport();
  const isVisitor = useSession(({ context }) => context.publicAccountId === null);
  const unconfirmed = useSession(({ context }) => unconfirmedEmailOf(context.known));
  const isVerification = route === 'verify';
  const offersMail = isVerification && isVisitor;
  return (
    <div className={styles.message}>
      <div role="alert" ref={focus} tabIndex={-1}>
        <ConfirmationMessage title={<Trans id="confirm.refused.title">This link doesn’t work</Trans>}>
          {why}
        </ConfirmationMessage>
      </div>
      {isVerification && unconfirmed !== null && (
        <div className={styles.failure}>
          <Unconfirmed email={unconfirmed} />
        </div>
      )}
      <div className={styles.ways}>
        {offersMail && (
          <LinkButton kind="primary" to={pathTo('checkEmail', language)}>
            <Trans id="confirm.newEmail">Request a new email</Trans>
          </LinkButton>
        )}
        <LinkButton kind={offersMail ? 'secondary' : 'primary'} to={pathTo('home', language)}>
          <Trans id="confirm.home">Return to homepage</Trans>
        </LinkButton>
        {support !== undefined && (
          <LinkButton to={`mailto:${support}`}>
            <Trans id="confirm.contact">Contact us</Trans>
          </LinkButton>
        )}
      </div>
    </div>
  );
}
