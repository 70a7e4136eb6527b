import { Trans, useLingui } from '@lingui/react/macro';

import { unconfirmedEmailOf } from '#machines/account/profile.ts';
import { pathTo } from '#routes';

import { ConfirmationMail } from '../../account/user/ConfirmationMail.tsx';
import { Protected } from '../../account/guard/Protected.tsx';
import { useSession } from '../../account/useSession.ts';
import { useLanguage } from '../../page/firstPage.tsx';
import { Head } from '../../page/head.tsx';
import { LinkButton } from '../../ui/button/Button.tsx';
import { lastPublished } from './publishedAd.ts';
import { stepPath } from '../steps/stepNames.ts';
import * as styles from './SuccessPage.css.ts';

/** The result of the submission, and ways to sell faster (ROUTES-20, INSERTION-2). */
export function SuccessPage() {
  const { t } = useLingui();
  return (
    <>
      <Head title={t`Your ad`} index={false} />
      <Protected>
        <Success />
      </Protected>
    </>
  );
}

function Success() {
  const language = useLanguage();
  const published = lastPublished();
  const isOnline = published?.status === 'active';
  const isConfirmed = useSession(({ context }) => context.known?.info.requiresAccountVerification === false);
  const email = useSession(({ context }) => unconfirmedEmailOf(context.known));
  const waits = published?.status === 'awaitingVerification';
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>
        <Outcome isOnline={isOnline} isEdited={published?.isEdited ?? false} />
      </h1>
      {/* It changes while the page is open, when the link of the mail is opened in another tab. */}
      <p role="status" className={styles.lead}>
        {waits && isConfirmed ? (
          <Trans>Your email address is confirmed. Under “My ads” you see the ad online.</Trans>
        ) : (
          published && <Told status={published.status} email={email} />
        )}
      </p>
      {waits && !isConfirmed && <ConfirmationMail />}
      <div className={styles.ways}>
        {published && isOnline && (
          <LinkButton kind="primary" to={pathTo('listing', language, { id: published.id })}>
            <Trans>See the ad</Trans>
          </LinkButton>
        )}
        <LinkButton to={pathTo('ownAds', language, { type: 'active' })}>
          <Trans>My ads</Trans>
        </LinkButton>
        <LinkButton kind="quiet" to={stepPath('start', language)}>
          <Trans>Post another ad</Trans>
        </LinkButton>
      </div>
      <section className={styles.part} aria-labelledby="faster">
        <h2 id="faster" className={styles.partTitle}>
          <Trans>Sell faster</Trans>
        </h2>
        <ul className={styles.list}>
          <li>
            <Trans>Answer soon: who asks today buys today.</Trans>
          </li>
          <li>
            <Trans>Share the ad with people who know somebody: its page has a button for that.</Trans>
          </li>
          <li>
            <Trans>Several pictures in daylight say more than words.</Trans>
          </li>
        </ul>
      </section>
    </div>
  );
}

function Outcome({ isOnline, isEdited }: { readonly isOnline: boolean; readonly isEdited: boolean }) {
  if (isEdited) return <Trans>Your changes are saved</Trans>;
  return isOnline ? <Trans>Your ad is online</Trans> : <Trans>Your ad is handed in</Trans>;
}

interface ToldProps {
  readonly status: string | null;
  /** The address that the mail went to, as far as it is known. */
  readonly email: string | null;
}

function Told({ status, email }: ToldProps) {
  switch (status) {
    case 'active':
      return <Trans>Everybody finds it now.</Trans>;
    case 'awaitingVerification':
      if (email !== null)
        return <Trans>We have sent an email to {email}. As soon as you open its link, everybody finds the ad.</Trans>;
      return <Trans>We have sent you an email. As soon as you open its link, everybody finds the ad.</Trans>;
    case 'inReview':
      return <Trans>We look at it first; that takes a day at the most.</Trans>;
    default:
      return null;
  }
}
