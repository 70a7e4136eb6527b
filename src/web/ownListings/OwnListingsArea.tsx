import { Trans, useLingui } from '@lingui/react/macro';
import LayoutList from 'lucide-react/icons/layout-list';

import { unconfirmedEmailOf } from '#machines/account/profile.ts';
import { isOwnListingGroup, type OwnListingGroup } from '#machines/ownListings/ownListing.ts';
import { pathTo } from '#routes';

import { Protected } from '../account/guard/Protected.tsx';
import { useSession } from '../account/useSession.ts';
import { Unconfirmed } from '../account/user/Unconfirmed.tsx';
import { useLanguage } from '../page/firstPage.tsx';
import { Head } from '../page/head.tsx';
import { stepPath } from '../insertion/steps/stepNames.ts';
import { usePlace } from '../page/usePlace.ts';
import { Button, LinkButton } from '../ui/button/Button.tsx';
import { EmptyRoom } from '../ui/feedback/EmptyRoom.tsx';
import { NotLoaded } from '../ui/feedback/NotLoaded.tsx';
import { Spinner } from '../ui/feedback/Spinner.tsx';
import { OwnListingDialog } from './OwnListingDialog.tsx';
import { OwnListingRow } from './OwnListingRow.tsx';
import * as styles from './OwnListings.css.ts';
import { OwnListingsFlow, ownListingsLogic } from './ownListingsFlow.ts';
import { useDoneWords } from './ownListingWords.ts';
import { Link } from '../ui/navigation/Link.tsx';

const titleId = 'own-ads';

/** The user's own listings, grouped by whether they are online. */
export function OwnListingsArea() {
  const { t } = useLingui();
  const { type = '' } = usePlace().params;
  const group = isOwnListingGroup(type) ? type : 'active';
  return (
    <div className={styles.page}>
      <Head title={t({ id: 'ownAds.title', message: 'My ads' })} index={false} />
      <h1 id={titleId} tabIndex={-1} className={styles.title}>
        <Trans id="ownAds.title">My ads</Trans>
      </h1>
      <Protected>
        <CurrentListings group={group} />
      </Protected>
    </div>
  );
}

/**
 * The listings of a group. They are fetched again once the user's email address is confirmed, for which some of them
 * waited.
 */
function CurrentListings({ group }: { readonly group: OwnListingGroup }) {
  const unconfirmed = useSession(({ context }) => unconfirmedEmailOf(context.known));
  return <OwnListingsOf key={`${group} ${unconfirmed}`} group={group} />;
}

/** The listings of a group. */
export function OwnListingsOf({ group }: { readonly group: OwnListingGroup }) {
  return (
    <OwnListingsFlow.Provider logic={ownListingsLogic} options={{ input: { group } }}>
      <Groups />
      <Listings />
    </OwnListingsFlow.Provider>
  );
}

function Groups() {
  const { t } = useLingui();
  const language = useLanguage();
  const here = OwnListingsFlow.useSelector(({ context }) => context.group);
  const counts = OwnListingsFlow.useSelector(({ context }) => context.counts);
  const isKnown = OwnListingsFlow.useSelector((now) => now.matches('shown'));
  const names: Readonly<Record<OwnListingGroup, string>> = {
    active: t({ id: 'ownAds.active', message: 'Active' }),
    inactive: t({ id: 'ownAds.inactive', message: 'Inactive' }),
  };
  return (
    <nav aria-label={t({ id: 'ownAds.title', message: 'My ads' })} className={styles.groups}>
      {(Object.keys(names) as OwnListingGroup[]).map((group) => (
        <Link
          key={group}
          to={pathTo('ownAds', language, { type: group })}
          className={styles.group[group === here ? 'here' : 'elsewhere']}
          aria-current={group === here ? 'page' : undefined}
        >
          {names[group]}
          {isKnown && <span className={styles.count}>{counts[group]}</span>}
        </Link>
      ))}
    </nav>
  );
}

function Listings() {
  const flow = OwnListingsFlow.useActorRef();
  const hasFailed = OwnListingsFlow.useSelector((now) => now.matches('failed'));
  const isShown = OwnListingsFlow.useSelector((now) => now.matches('shown'));
  const listings = OwnListingsFlow.useSelector(({ context }) => context.listings);
  if (hasFailed) return <NotLoaded onRetry={() => flow.send({ type: 'loading.retried' })} />;
  if (!isShown) return <Spinner />;
  return (
    <>
      <p role="status" className={styles.status}>
        <Done />
      </p>
      {listings.some(({ status }) => status === 'awaitingVerification') && <Waiting />}
      {listings.length === 0 ? (
        <NoListings />
      ) : (
        <ul className={styles.rows}>
          {listings.map((listing) => (
            <OwnListingRow key={listing.id} listing={listing} />
          ))}
        </ul>
      )}
      <More />
      <OwnListingDialog />
    </>
  );
}

/** A notice above all listings that some wait until the user confirms the email address. */
function Waiting() {
  const email = useSession(({ context }) => unconfirmedEmailOf(context.known));
  return email === null ? null : (
    <Unconfirmed email={email}>
      <Trans id="ownAds.unconfirmed">Your ads go online right after that.</Trans>
    </Unconfirmed>
  );
}

/** Announces the result of the last action to screen readers. */
function Done() {
  const done = OwnListingsFlow.useSelector(({ context }) => context.done);
  const title = OwnListingsFlow.useSelector(
    ({ context }) => context.listings.find(({ id }) => id === context.done?.id)?.title,
  );
  const words = useDoneWords(title ?? '');
  return done && title !== undefined ? words[done.command] : null;
}

function More() {
  const { t } = useLingui();
  const flow = OwnListingsFlow.useActorRef();
  const hasMore = OwnListingsFlow.useSelector(({ context }) => context.endCursor !== null);
  const isLoading = OwnListingsFlow.useSelector((now) => now.matches({ shown: 'loadingMore' }));
  const hasFailed = OwnListingsFlow.useSelector(({ context }) => context.hasMoreFailed);
  if (!hasMore) return null;
  return (
    <div className={styles.more}>
      <div role="alert">{hasFailed && <Trans id="ownAds.failed">Something went wrong. Please try again.</Trans>}</div>
      <Button onClick={() => flow.send({ type: 'more.requested' })}>
        {isLoading
          ? t({ id: 'ownAds.loading', message: 'Loading…' })
          : t({ id: 'ownAds.more', message: 'Show more ads' })}
      </Button>
    </div>
  );
}

function NoListings() {
  const language = useLanguage();
  const group = OwnListingsFlow.useSelector(({ context }) => context.group);
  return group === 'active' ? (
    <EmptyRoom
      icon={LayoutList}
      title={<Trans id="ownAds.noActive">No active ads</Trans>}
      action={
        <LinkButton kind="primary" to={stepPath('start', language)}>
          <Trans id="ownAds.post">Post an ad</Trans>
        </LinkButton>
      }
    >
      <Trans id="ownAds.noActive.text">Someone may be looking for what you no longer need. Posting is free.</Trans>
    </EmptyRoom>
  ) : (
    <EmptyRoom icon={LayoutList} title={<Trans id="ownAds.noInactive">No inactive ads</Trans>}>
      <Trans id="ownAds.noInactive.text">
        Your paused, sold and expired ads appear here. You can duplicate any of them to post a new ad.
      </Trans>
    </EmptyRoom>
  );
}
