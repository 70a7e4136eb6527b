import { Trans, useLingui } from '@lingui/react/macro';

import type { ShownEntry } from '#machines/messaging/openConversation/shownConversation.ts';
import { formatFrancs } from '#market/prices.ts';

import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/button/Button.tsx';
import * as styles from './Conversation.css.ts';
import { OpenConversationFlow } from '../messagesFlow.ts';
import { useActionWords } from '../messagingWords.ts';

interface OfferCardProps {
  readonly entry: ShownEntry;
  readonly entries: readonly ShownEntry[];
}

/** An offered amount, its outcome, and the possible actions. */
export function OfferCard({ entry, entries }: OfferCardProps) {
  const { t } = useLingui();
  const { kind, isOwn, francs } = entry;
  const isCounter = kind === 'counterOffer';
  const label = isOwn
    ? isCounter
      ? t({ id: 'message.offer.yourCounter', message: 'Your counter-offer' })
      : t({ id: 'message.offer.yours', message: 'Your offer' })
    : isCounter
      ? t({ id: 'message.offer.counter', message: 'Counter-offer' })
      : t({ id: 'message.offer.theirs', message: 'Offer', comment: 'an amount from the correspondent' });
  const said = formatFrancs(francs!);
  return (
    <div
      className={styles.offer}
      role="group"
      aria-label={t({ id: 'message.offer.label', message: `${label}: ${said}` })}
    >
      <span className={styles.offerTitle}>{label}</span>
      <span className={styles.offerLine}>
        <span className={styles.amount}>{said}</span>
        <Became entry={entry} entries={entries} />
      </span>
      <Answers entry={entry} />
    </div>
  );
}

function Became({ entry, entries }: OfferCardProps) {
  const currentOffer = OpenConversationFlow.useSelector(({ context }) => context.conversation!.offer);
  const after = entries.find(({ offer, number }) => offer === entry.number && number > entry.number);
  if (after?.kind === 'offerAccepted') {
    return (
      <Badge kind="soft">
        <Trans comment="of an offer" id="message.offer.accepted">
          Accepted
        </Trans>
      </Badge>
    );
  }
  if (after?.kind === 'offerDeclined') {
    return (
      <Badge>
        <Trans comment="of an offer" id="message.offer.declined">
          Declined
        </Trans>
      </Badge>
    );
  }
  if (after?.kind === 'offerWithdrawn') {
    return (
      <Badge>
        <Trans comment="of an offer" id="message.offer.withdrawn">
          Withdrawn
        </Trans>
      </Badge>
    );
  }
  return (
    <Badge>
      {currentOffer?.number === entry.number ? (
        <Trans comment="of an offer without an answer" id="message.offer.pending">
          Pending
        </Trans>
      ) : (
        <Trans comment="of an offer that a later offer replaces" id="message.offer.replaced">
          Replaced
        </Trans>
      )}
    </Badge>
  );
}

function Answers({ entry: { number } }: { readonly entry: ShownEntry }) {
  const flow = OpenConversationFlow.useActorRef();
  const offer = OpenConversationFlow.useSelector(({ context }) => context.conversation!.offer);
  const may = OpenConversationFlow.useSelector(({ context }) => context.conversation!.may);
  const isBusy = OpenConversationFlow.useSelector((now) => now.hasTag('busy'));
  const words = useActionWords();
  if (offer?.number !== number || offer.isAgreed || isBusy) return null;
  return (
    <span className={styles.answers}>
      {may.includes('accept') && (
        <Button kind="primary" size="dense" onClick={() => flow.send({ type: 'action.chosen', action: 'accept' })}>
          {words.accept}
        </Button>
      )}
      {may.includes('decline') && (
        <Button size="dense" onClick={() => flow.send({ type: 'action.chosen', action: 'decline' })}>
          {words.decline}
        </Button>
      )}
      {!offer.isOwn && may.includes('offer') && (
        <Button size="dense" onClick={() => flow.send({ type: 'offer.requested' })}>
          <Trans id="message.offer.makeCounter">Make counter-offer</Trans>
        </Button>
      )}
      {may.includes('withdraw') && (
        <Button size="dense" onClick={() => flow.send({ type: 'action.chosen', action: 'withdraw' })}>
          {words.withdraw}
        </Button>
      )}
    </span>
  );
}
