import { Trans, useLingui } from '@lingui/react/macro';

import { unconfirmedEmailOf } from '#machines/account/profile.ts';
import { pathTo } from '#routes';

import { ConfirmationMail } from '../../account/user/ConfirmationMail.tsx';
import { Protected } from '../../account/guard/Protected.tsx';
import { useSession } from '../../account/useSession.ts';
import { useLanguage } from '../../page/firstPage.tsx';
import { Head } from '../../page/head.tsx';
import { LinkButton } from '../../ui/button/Button.tsx';
import { lastPublished } from './publishedListing.ts';
import { stepPath } from '../steps/stepNames.ts';
import * as styles from './SuccessPage.css.ts';

/** The result of the submission, and ways to sell faster (ROUTES-20, INSERTION-2). */
export function SuccessPage() {
  const { t } = useLingui();
  return (
    <>
      <Head title={t({ id: 'insert.yourAd', message: 'Your ad' })} index={false} />
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
        <Outcome isOnline={isOnline} isEdited={published?.isEdited ?? false} isUnconfirmed={waits && !isConfirmed} />
      </h1>
      {/* A live region: the status changes while the page is open if the mail's link is opened in another tab. */}
      <p role="status" className={styles.lead}>
        {waits && isConfirmed ? (
          <Trans id="insert.done.confirmed">Your email address is confirmed. You’ll find your ad under “My ads”.</Trans>
        ) : (
          published && <SuccessMessage status={published.status} email={email} />
        )}
      </p>
      {waits && !isConfirmed && <ConfirmationMail />}
      <div className={styles.ways}>
        {published && isOnline && (
          <LinkButton kind="primary" to={pathTo('listing', language, { id: published.id })}>
            <Trans id="insert.done.view">View ad</Trans>
          </LinkButton>
        )}
        <LinkButton to={pathTo('ownAds', language, { type: 'active' })}>
          <Trans id="insert.done.ownAds">My ads</Trans>
        </LinkButton>
        <LinkButton to={stepPath('start', language)}>
          <Trans id="insert.done.another">Post another ad</Trans>
        </LinkButton>
      </div>
      <section className={styles.part} aria-labelledby="faster">
        <h2 id="faster" className={styles.partTitle}>
          <Trans id="insert.tips">Sell faster</Trans>
        </h2>
        <ul className={styles.list}>
          <li>
            <Trans id="insert.tips.answer">Reply quickly. Buyers often write to several sellers at once.</Trans>
          </li>
          <li>
            <Trans id="insert.tips.share">Share your ad with friends. You’ll find “Share” on its page.</Trans>
          </li>
          <li>
            <Trans id="insert.tips.photos">Add several photos, ideally taken in daylight.</Trans>
          </li>
        </ul>
      </section>
    </div>
  );
}

interface OutcomeProps {
  readonly isOnline: boolean;
  readonly isEdited: boolean;
  /** Whether the listing waits until its seller confirms the email address. */
  readonly isUnconfirmed: boolean;
}

function Outcome({ isOnline, isEdited, isUnconfirmed }: OutcomeProps) {
  if (isEdited) return <Trans id="insert.done.edited">Changes saved</Trans>;
  if (isUnconfirmed) return <Trans id="insert.done.confirmEmail">Almost done: confirm your email</Trans>;
  return isOnline ? (
    <Trans id="insert.done.online">Your ad is online</Trans>
  ) : (
    <Trans id="insert.done.submitted">Ad submitted</Trans>
  );
}

interface SuccessMessageProps {
  readonly status: string | null;
  /** The email address that the confirmation mail went to; null if it is not known. */
  readonly email: string | null;
}

function SuccessMessage({ status, email }: SuccessMessageProps) {
  switch (status) {
    case 'active':
      return <Trans id="insert.done.online.text">Everyone can see it now.</Trans>;
    case 'awaitingVerification':
      if (email !== null)
        return (
          <Trans id="insert.done.mailTo">We’ve sent an email to {email}. Open the link in it to publish your ad.</Trans>
        );
      return <Trans id="insert.done.mail">We’ve sent you an email. Open the link in it to publish your ad.</Trans>;
    case 'inReview':
      return <Trans id="insert.done.review">We’re reviewing your ad. This takes up to a day.</Trans>;
    default:
      return null;
  }
}
