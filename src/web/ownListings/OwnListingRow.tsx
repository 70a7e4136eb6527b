import { Plural, Trans } from '@lingui/react/macro';
import { useId } from 'react';

import { statusesTagged } from '#machines/listing/lifecycle/listingStatus.ts';
import { type ListedCommand, listedCommands, type OwnListing } from '#machines/ownListings/ownListing.ts';
import { calendarDayOf, daysBetween } from '#market/dates/dates.ts';
import { pictureFiles } from '#market/pictures.ts';

import { useNow } from '../page/clock.tsx';
import { useLanguage } from '../page/firstPage.tsx';
import { stepPath } from '../insertion/steps/stepNames.ts';
import { Badge } from '../ui/Badge.tsx';
import * as button from '../ui/button/Button.css.ts';
import { leaveFocusTo } from '../ui/focus/lostFocus.ts';
import { Picture } from '../ui/image/Picture.tsx';
import * as styles from './OwnListings.css.ts';
import { OwnListingsFlow } from './ownListingsFlow.ts';
import { useCommandWords, useStatusWords } from './ownListingWords.ts';
import { PriceForm } from './PriceForm.tsx';
import { Link } from '../ui/navigation/Link.tsx';

/** The look of the badge for each status: online, needing attention, or inactive. */
const looks = {
  unwritten: 'quiet',
  draft: 'quiet',
  awaitingVerification: 'warning',
  inReview: 'warning',
  rejected: 'warning',
  active: 'soft',
  paused: 'quiet',
  reserved: 'quiet',
  sold: 'quiet',
  expired: 'quiet',
  removed: 'quiet',
} as const satisfies Readonly<Record<OwnListing['status'], string>>;

/** The user's own listing: its summary, its status and its actions. */
export function OwnListingRow({ listing }: { readonly listing: OwnListing }) {
  const titleId = useId();
  const statusWords = useStatusWords();
  const isRepriced = OwnListingsFlow.useSelector(
    (now) => now.matches({ shown: 'repricing' }) && now.context.submitted?.id === listing.id,
  );
  return (
    <li className={styles.row}>
      <article aria-labelledby={titleId} className={styles.listing}>
        <span className={styles.picture}>
          <Picture
            of={listing.picture === null ? undefined : pictureFiles(listing.picture, 480)}
            alt=""
            sizes="144px"
          />
        </span>
        <div className={styles.words}>
          <h2 id={titleId} tabIndex={-1} className={styles.name}>
            {listing.path === null ? (
              <bdi>{listing.title}</bdi>
            ) : (
              <Link to={listing.path}>{<bdi>{listing.title}</bdi>}</Link>
            )}
          </h2>
          <p className={styles.price}>{listing.priceText}</p>
          <p className={styles.state}>
            <Badge kind={looks[listing.status]}>{statusWords[listing.status]}</Badge>
            <Term listing={listing} />
          </p>
          {listing.status === 'awaitingVerification' && (
            <p className={styles.because}>
              <Trans id="ownAds.unconfirmed.ad">Open the link in our email to publish this ad.</Trans>
            </p>
          )}
          {listing.because !== null && <p className={styles.because}>{listing.because}</p>}
        </div>
        <Commands listing={listing} titleId={titleId} />
      </article>
      {isRepriced && <PriceForm listing={listing} titleId={titleId} />}
      <Problem id={listing.id} />
    </li>
  );
}

const running: ReadonlySet<OwnListing['status']> = new Set(statusesTagged('running'));

/** The remaining time of the listing. */
function Term({ listing: { status, expiresAt } }: { readonly listing: OwnListing }) {
  const now = useNow();
  if (expiresAt === null || !running.has(status)) return null;
  const days = Math.max(0, daysBetween(calendarDayOf(now), calendarDayOf(expiresAt)));
  return (
    <span className={styles.term}>
      <Trans id="ownAds.daysLeft">
        <Plural value={days} _0="Expires today" one="# day left" other="# days left" />
      </Trans>
    </span>
  );
}

interface CommandsProps {
  readonly listing: OwnListing;
  readonly titleId: string;
}

/** The commands with an outline: those that a seller needs most for a listing in its state. */
const outlined: ReadonlySet<ListedCommand> = new Set(['renew', 'resume', 'cancelSale', 'endReservation', 'sell']);

/** The buttons of a listing: the most frequent actions first, the irreversible one last. */
function Commands({ listing: { id, may }, titleId }: CommandsProps) {
  const language = useLanguage();
  const flow = OwnListingsFlow.useActorRef();
  const words = useCommandWords();
  const isBusy = OwnListingsFlow.useSelector((now) => now.hasTag('busy'));
  const leaving = leaveFocusTo(titleId);
  const look = `${button.kind.secondary} ${button.size.dense}`;
  const quiet = `${button.kind.quiet} ${button.size.dense}`;
  const commands = listedCommands.filter((command) => may.includes(command));
  const press = (command: ListedCommand) => (
    <button
      key={command}
      ref={leaving}
      type="button"
      className={outlined.has(command) ? look : quiet}
      aria-describedby={titleId}
      aria-disabled={isBusy}
      onClick={() => flow.send({ type: 'command.chosen', id, command })}
    >
      {words[command]}
    </button>
  );
  return (
    <div className={styles.commands}>
      <div className={styles.mainCommands}>
        {may.includes('edit') && (
          <Link to={`${stepPath('start', language)}?edit=${id}`} className={look} aria-describedby={titleId}>
            {words.edit}
          </Link>
        )}
        {commands.filter((command) => outlined.has(command)).map(press)}
      </div>
      <div className={styles.otherCommands}>
        {commands.filter((command) => !outlined.has(command) && command !== 'remove').map(press)}
        <Link to={`${stepPath('start', language)}?copy=${id}`} className={quiet} aria-describedby={titleId}>
          <Trans id="ownAds.duplicate">Duplicate</Trans>
        </Link>
        {commands.filter((command) => command === 'remove').map(press)}
      </div>
    </div>
  );
}

/** Shows the error of the last action on this listing. */
function Problem({ id }: { readonly id: string }) {
  const problem = OwnListingsFlow.useSelector(({ context }) => (context.problem?.id === id ? context.problem : null));
  return (
    <div role="alert" className={styles.problem}>
      {problem && (problem.text ?? <Trans id="ownAds.failed">Something went wrong. Please try again.</Trans>)}
    </div>
  );
}
