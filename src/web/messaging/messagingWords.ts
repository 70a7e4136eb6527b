import { useLingui } from '@lingui/react/macro';

import type { ConversationAction } from '#machines/messaging/openConversation/openConversationEvents.ts';
import type {
  ConversationListing,
  Correspondent,
  DeliveryState,
  ShownEntry,
} from '#machines/messaging/openConversation/shownConversation.ts';
import type { WarningKind } from '#machines/messaging/warnings.ts';
import { calendarDayOf, daysBetween, formatDay, formatTimeOfDay, localTimeOf } from '#market/dates/dates.ts';
import { formatFrancs } from '#market/prices.ts';
import { statusWords } from '#words/listing.ts';

import { useNow } from '../page/clock.tsx';
import { useLanguage } from '../page/firstPage.tsx';

/** The correspondent's name, or words that replace a missing one. */
export function useCorrespondentName({ name, isGone }: Pick<Correspondent, 'name' | 'isGone'>): string {
  const { t } = useLingui();
  if (isGone) return t({ id: 'message.who.deleted', message: 'Deleted account' });
  return name ?? t({ id: 'message.who.unnamed', message: 'Unnamed account' });
}

/** The summary of an entry in one line. */
export function useEntryWords(): (entry: ShownEntry) => string {
  const { t } = useLingui();
  return ({ kind, isOwn, text, pictures, isErased, francs }) => {
    const amount = francs === null ? '' : formatFrancs(francs);
    switch (kind) {
      case 'message':
        if (isErased) return t({ id: 'message.entry.deleted', message: 'Message deleted' });
        return (
          text ??
          (pictures.length > 1
            ? t({ id: 'message.photos', message: 'Photos' })
            : t({ id: 'message.photo', message: 'Photo' }))
        );
      case 'offer':
        return t({ id: 'message.entry.offer', message: `Offer: ${amount}` });
      case 'counterOffer':
        return t({ id: 'message.entry.counter', message: `Counter-offer: ${amount}` });
      case 'offerAccepted':
        return t({ id: 'message.entry.accepted', message: `Offer accepted: ${amount}` });
      case 'offerDeclined':
        return t({ id: 'message.entry.declined', message: `Offer declined: ${amount}` });
      case 'offerWithdrawn':
        return t({ id: 'message.entry.withdrawn', message: `Offer withdrawn: ${amount}` });
      case 'reserved':
        // If the entry is the user's own, the user is the seller: only a seller reserves.
        return isOwn
          ? t({ id: 'message.entry.reserved', message: 'Reserved for this buyer' })
          : t({ id: 'message.entry.reservedYou', message: 'Reserved for you' });
      case 'reservationEnded':
        return t({ id: 'message.entry.unreserved', message: 'Reservation ended' });
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
  if (days <= 0) return formatTimeOfDay(then, language);
  if (days === 1) return t({ id: 'message.yesterday', message: 'Yesterday' });
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
    if (days <= 0) return t({ id: 'message.today', message: 'Today', comment: 'above the messages of today' });
    if (days === 1) return t({ id: 'message.yesterday', message: 'Yesterday' });
    return formatDay(then.year === today.year ? { day: then.day, month: then.month } : then, language);
  };
}

/** A listing's status in one word; undefined for an active one. */
export function useListingStateWords({
  status,
  isGone,
}: Pick<ConversationListing, 'status' | 'isGone'>): string | undefined {
  const { t, i18n } = useLingui();
  if (isGone) return t({ id: 'message.ad.deleted', message: 'Deleted' });
  if (status === 'reserved' || status === 'sold' || status === 'expired') return i18n._(statusWords[status]);
  return status === 'active' ? undefined : t({ id: 'message.ad.offline', message: 'Not online' });
}

/** The delivery states of the user's own messages. */
export function useDeliveryWords(): Readonly<Record<DeliveryState, string>> {
  const { t } = useLingui();
  return {
    sent: t({ id: 'message.state.sent', message: 'Sent', comment: 'of a message: the market has it' }),
    delivered: t({
      id: 'message.state.delivered',
      message: 'Delivered',
      comment: 'of a message: a device of the recipient has it',
    }),
    read: t({ id: 'message.state.read', message: 'Read', comment: 'of a message: the recipient has seen it' }),
  };
}

/** Warnings about a correspondent's message, each with advice. */
export function useWarningWords(): Readonly<Record<WarningKind, { readonly title: string; readonly advice: string }>> {
  const { t } = useLingui();
  return {
    link: {
      title: t({ id: 'message.warn.link', message: 'Possible scam: this link leads to another site.' }),
      advice: t({
        id: 'message.warn.linkAdvice',
        message: 'Don’t log in or enter card details through this link. We never ask for them in messages.',
      }),
    },
    foreignPhone: {
      title: t({ id: 'message.warn.phone', message: 'Possible scam: this is a foreign phone number.' }),
      advice: t({
        id: 'message.warn.phoneAdvice',
        message: 'Keep writing here. We can’t help with deals made elsewhere.',
      }),
    },
    otherChannel: {
      title: t({ id: 'message.warn.channel', message: 'Possible scam: this person wants to continue elsewhere.' }),
      advice: t({
        id: 'message.warn.channelAdvice',
        message: 'Keep writing here. Scammers often switch to other apps, where we can’t protect you.',
      }),
    },
    payment: {
      title: t({ id: 'message.warn.payment', message: 'Possible scam: be careful with this payment.' }),
      advice: t({
        id: 'message.warn.paymentAdvice',
        message: 'See it before you pay. Never pay in advance, and never pay a fee to receive money.',
      }),
    },
    secret: {
      title: t({ id: 'message.warn.secret', message: 'Possible scam: never share a code or password.' }),
      advice: t({ id: 'message.warn.secretAdvice', message: 'No buyer or seller needs it, and we never ask for it.' }),
    },
  };
}

/** The labels of the buttons for actions on a conversation. */
export function useActionWords(): Readonly<Record<ConversationAction, string>> {
  const { t } = useLingui();
  return {
    accept: t({ id: 'message.do.accept', message: 'Accept' }),
    decline: t({ id: 'message.do.decline', message: 'Decline' }),
    withdraw: t({ id: 'message.do.withdraw', message: 'Withdraw' }),
    reserve: t({ id: 'message.do.reserve', message: 'Reserve for this buyer' }),
    endReservation: t({ id: 'message.do.endReservation', message: 'End reservation' }),
    archive: t({ id: 'message.do.archive', message: 'Archive' }),
    unarchive: t({ id: 'message.do.unarchive', message: 'Unarchive' }),
    mute: t({ id: 'message.do.mute', message: 'Mute' }),
    unmute: t({ id: 'message.do.unmute', message: 'Unmute' }),
    block: t({ id: 'message.do.block', message: 'Block' }),
    unblock: t({ id: 'message.do.unblock', message: 'Unblock' }),
  };
}

/** The confirmations after each action. */
export function useDoneWords(): Readonly<Record<ConversationAction | 'report', string>> {
  const { t } = useLingui();
  return {
    accept: t({ id: 'message.done.accept', message: 'Offer accepted' }),
    decline: t({ id: 'message.done.decline', message: 'Offer declined' }),
    withdraw: t({ id: 'message.done.withdraw', message: 'Offer withdrawn' }),
    reserve: t({ id: 'message.done.reserve', message: 'Reserved for this buyer' }),
    endReservation: t({ id: 'message.done.endReservation', message: 'Reservation ended' }),
    archive: t({ id: 'message.done.archive', message: 'Conversation archived' }),
    unarchive: t({ id: 'message.done.unarchive', message: 'Conversation unarchived' }),
    mute: t({ id: 'message.done.mute', message: 'Conversation muted' }),
    unmute: t({ id: 'message.done.unmute', message: 'Conversation unmuted' }),
    block: t({ id: 'message.done.block', message: 'You’ve blocked this person.' }),
    unblock: t({ id: 'message.done.unblock', message: 'You’ve unblocked this person.' }),
    report: t({
      id: 'message.done.report',
      message: 'Thank you. We’ll review your report. The other person won’t be notified.',
    }),
  };
}
