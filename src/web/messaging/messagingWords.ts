import { useLingui } from '@lingui/react/macro';

import type { ConversationDeed } from '#machines/messaging/openConversation/openConversationEvents.ts';
import type {
  ConversationAd,
  Correspondent,
  EntryStanding,
  ShownEntry,
} from '#machines/messaging/openConversation/shownConversation.ts';
import type { WarningKind } from '#machines/messaging/warnings.ts';
import { calendarDayOf, daysBetween, formatDay, formatTimeOfDay, localTimeOf } from '#market/dates/dates.ts';
import { formatFrancs } from '#market/prices.ts';
import { statusWords } from '#words/listing.ts';

import { useNow } from '../page/clock.tsx';
import { useLanguage } from '../page/firstPage.tsx';

/** The correspondent's name, or the words for a missing one. */
export function useCorrespondentName({ name, isGone }: Pick<Correspondent, 'name' | 'isGone'>): string {
  const { t } = useLingui();
  if (isGone) return t`Somebody who has left`;
  return name ?? t`Somebody without a name`;
}

/** The summary of an entry in one line. */
export function useEntryWords(): (entry: ShownEntry) => string {
  const { t } = useLingui();
  return ({ kind, isOwn, text, pictures, isErased, francs }) => {
    const amount = francs === null ? '' : formatFrancs(francs);
    switch (kind) {
      case 'message':
        if (isErased) return t`This message is gone.`;
        return text ?? (pictures.length > 1 ? t`Pictures` : t`A picture`);
      case 'offer':
        return t`Offer: ${amount}`;
      case 'counterOffer':
        return t`Counter-offer: ${amount}`;
      case 'offerAccepted':
        return t`Offer accepted: ${amount}`;
      case 'offerDeclined':
        return t`Offer declined: ${amount}`;
      case 'offerWithdrawn':
        return t`Offer withdrawn: ${amount}`;
      case 'reserved':
        // Only a seller reserves.
        return isOwn ? t`Reserved for the buyer` : t`Reserved for you`;
      case 'reservationEnded':
        return t`No longer reserved`;
    }
  };
}

/** The time of an entry in a list: the time of day if it is from today, else the day. */
export function useEntryTime(at: number | null): string {
  const { t } = useLingui();
  const language = useLanguage();
  const now = useNow();
  if (at === null) return '';
  const then = localTimeOf(at);
  const today = calendarDayOf(now);
  const days = daysBetween(then, today);
  if (days <= 0) return formatTimeOfDay(then);
  if (days === 1) return t`yesterday`;
  return formatDay(then.year === today.year ? { day: then.day, month: then.month } : then, language);
}

/** The heading of a day in the log. */
export function useDayWords(): (at: number) => string {
  const { t } = useLingui();
  const language = useLanguage();
  const now = useNow();
  return (at) => {
    const then = calendarDayOf(at);
    const today = calendarDayOf(now);
    const days = daysBetween(then, today);
    if (days <= 0) return t({ message: 'Today', comment: 'above what was written today' });
    if (days === 1) return t({ message: 'Yesterday', comment: 'above what was written yesterday' });
    return formatDay(then.year === today.year ? { day: then.day, month: then.month } : then, language);
  };
}

/** A listing's status in one word; undefined for an active one. */
export function useAdStateWords({ status, isGone }: Pick<ConversationAd, 'status' | 'isGone'>): string | undefined {
  const { t, i18n } = useLingui();
  if (isGone) return t`Removed`;
  if (status === 'reserved' || status === 'sold' || status === 'expired') return i18n._(statusWords[status]);
  return status === 'active' ? undefined : t`Not online now`;
}

/** The delivery states of the user's own messages. */
export function useStandingWords(): Readonly<Record<EntryStanding, string>> {
  const { t } = useLingui();
  return {
    sent: t({ message: 'Sent', comment: 'of a message: the market has it' }),
    delivered: t({ message: 'Delivered', comment: 'of a message: a device of the other has it' }),
    read: t({ message: 'Read', comment: 'of a message: the other has seen it' }),
  };
}

/** Warnings about a correspondent's message, each with advice. */
export function useWarningWords(): Readonly<Record<WarningKind, { readonly title: string; readonly advice: string }>> {
  const { t } = useLingui();
  return {
    link: {
      title: t`This message leads to another site.`,
      advice: t`Log in nowhere by such a link, and type in no card number: we never ask for that in messages.`,
    },
    foreignPhone: {
      title: t`This is a phone number from abroad.`,
      advice: t`Go on writing here: what is agreed elsewhere nobody can look up.`,
    },
    otherChannel: {
      title: t`The other wants to go on elsewhere.`,
      advice: t`Stay in this conversation: who wants to lead you away seldom means well.`,
    },
    payment: {
      title: t`Take care when paying.`,
      advice: t`Pay when you have seen the thing. Send no money ahead, and pay no fees to be paid.`,
    },
    secret: {
      title: t`Give away no code and no password.`,
      advice: t`Nobody who buys or sells needs one, nor does anybody from us.`,
    },
  };
}

/** The labels of the buttons of a conversation. */
export function useDeedWords(): Readonly<Record<ConversationDeed, string>> {
  const { t } = useLingui();
  return {
    accept: t`Accept`,
    decline: t`Decline`,
    withdraw: t`Withdraw`,
    reserve: t`Reserve for this buyer`,
    endReservation: t`End reservation`,
    archive: t`Put in the archive`,
    unarchive: t`Take out of the archive`,
    mute: t`Mute`,
    unmute: t`Unmute`,
    block: t`Block`,
    unblock: t`Lift the block`,
  };
}

/** The confirmations after each action. */
export function useDoneWords(): Readonly<Record<ConversationDeed | 'report', string>> {
  const { t } = useLingui();
  return {
    accept: t`The offer is accepted.`,
    decline: t`The offer is declined.`,
    withdraw: t`The offer is withdrawn.`,
    reserve: t`It is reserved for this buyer.`,
    endReservation: t`It is free again.`,
    archive: t`The conversation is in the archive.`,
    unarchive: t`The conversation is back in the list.`,
    mute: t`You hear no more of this conversation.`,
    unmute: t`You hear of this conversation again.`,
    block: t`You have blocked this person.`,
    unblock: t`The block is lifted.`,
    report: t`Thank you. We look at it; the other is not told.`,
  };
}
