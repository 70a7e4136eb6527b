import { Trans, useLingui } from '@lingui/react/macro';
import Ban from 'lucide-react/icons/ban';
import Flag from 'lucide-react/icons/flag';
import ShieldCheck from 'lucide-react/icons/shield-check';

import { pictureFiles } from '#market/pictures.ts';

import { Badge } from '../../ui/Badge.tsx';
import { Button, LinkButton } from '../../ui/button/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Picture } from '../../ui/image/Picture.tsx';
import * as styles from './ListingOfConversation.css.ts';
import { OpenConversationFlow } from '../messagesFlow.ts';
import { useListingStateWords, useActionWords } from '../messagingWords.ts';
import { SafetyLink } from './SafetyLink.tsx';
import { Link } from '../../ui/navigation/Link.tsx';

/** Shows the listing of the conversation in its current state, and advice against scams. */
export function ListingOfConversation() {
  const { t } = useLingui();
  const flow = OpenConversationFlow.useActorRef();
  const listing = OpenConversationFlow.useSelector(({ context }) => context.conversation!.listing);
  const isBlocked = OpenConversationFlow.useSelector(({ context }) => context.conversation!.isBlocked);
  const state = useListingStateWords(listing);
  const words = useActionWords();
  return (
    <aside className={styles.side} aria-label={t({ id: 'message.ad.label', message: 'Ad details' })}>
      <div className={styles.card}>
        <span className={styles.picture}>
          <Picture of={listing.picture === null ? undefined : pictureFiles(listing.picture, 480)} alt="" sizes="240px">
            {state !== undefined && (
              <span className={styles.badge}>
                <Badge kind="warning">{state}</Badge>
              </span>
            )}
          </Picture>
        </span>
        <div className={styles.words}>
          {listing.priceText !== '' && <p className={styles.price}>{listing.priceText}</p>}
          <p className={styles.title}>
            {listing.path === null ? (
              <bdi>{listing.title}</bdi>
            ) : (
              <Link to={listing.path} className={styles.link}>
                <bdi>{listing.title}</bdi>
              </Link>
            )}
          </p>
          {state !== undefined && <p className={styles.stateLine}>{state}</p>}
          {listing.isGone && (
            <p className={styles.hint}>
              <Trans id="message.ad.gone">This ad was deleted. Your messages stay here.</Trans>
            </p>
          )}
        </div>
      </div>
      <Reservation />
      <div className={styles.wideOnly}>
        {listing.path !== null && (
          <LinkButton to={listing.path}>
            <Trans id="message.ad.view">View ad</Trans>
          </LinkButton>
        )}
        <div className={styles.advice}>
          <Icon of={ShieldCheck} />
          <p>
            <strong>
              <Trans id="message.safety.stay">Stay in this conversation.</Trans>
            </strong>{' '}
            <Trans id="message.safety.pay">
              Pay only once you’ve seen the item. Anyone sending you to another site is probably a scammer.
            </Trans>{' '}
            <SafetyLink />
          </p>
        </div>
        <div className={styles.ways}>
          <Button kind="quiet" size="dense" icon={Flag} onClick={() => flow.send({ type: 'report.requested' })}>
            <Trans id="message.do.report">Report</Trans>
          </Button>
          <Button
            kind="quiet"
            size="dense"
            icon={Ban}
            onClick={() => flow.send({ type: 'action.chosen', action: isBlocked ? 'unblock' : 'block' })}
          >
            {isBlocked ? words.unblock : words.block}
          </Button>
        </div>
      </div>
    </aside>
  );
}

/** Whether the listing is reserved for the buyer, and the seller's action on that. */
function Reservation() {
  const flow = OpenConversationFlow.useActorRef();
  const isReserved = OpenConversationFlow.useSelector(({ context }) => context.conversation!.isReservedForBuyer);
  const tab = OpenConversationFlow.useSelector(({ context }) => context.conversation!.tab);
  const may = OpenConversationFlow.useSelector(({ context }) => context.conversation!.may);
  const words = useActionWords();
  const action = (['reserve', 'endReservation'] as const).find((one) => may.includes(one));
  if (!isReserved && action === undefined) return null;
  return (
    <div className={styles.reservation}>
      {isReserved && (
        <p className={styles.reserved}>
          {tab === 'buying' ? (
            <Trans id="message.reservedForYou">This item is reserved for you.</Trans>
          ) : (
            <Trans id="message.ad.reservedByYou">You’ve reserved the item for this buyer.</Trans>
          )}
        </p>
      )}
      {action !== undefined && (
        <Button size="dense" onClick={() => flow.send({ type: 'action.chosen', action })}>
          {words[action]}
        </Button>
      )}
    </div>
  );
}
