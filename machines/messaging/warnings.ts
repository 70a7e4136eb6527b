import { linkIn } from './warnings/links.ts';
import { otherChannelIn } from './warnings/otherChannels.ts';
import { foreignPhoneIn } from './warnings/foreignPhones.ts';
import { paymentIn, splitPaymentIn } from './warnings/payments.ts';
import { secretIn } from './warnings/secrets.ts';
import { legible, wordsAt, type Finder } from './warnings/legible.ts';

/** The subjects of a warning: a link, a foreign number, another channel, a way to pay, or a code. */
export const warningKinds = ['link', 'foreignPhone', 'otherChannel', 'payment', 'secret'] as const;
export type WarningKind = (typeof warningKinds)[number];

/** A warning for the recipient of a message. */
export interface Warning {
  readonly kind: WarningKind;
  /** The words of the message that caused the warning. */
  readonly words: string;
}

const finders: Readonly<Record<WarningKind, Finder>> = {
  link: linkIn,
  foreignPhone: foreignPhoneIn,
  otherChannel: otherChannelIn,
  payment: paymentIn,
  secret: secretIn,
};

/**
 * The warnings for the recipient of a message in German, French, Italian or English: at most one of each kind. No
 * message is held back for a warning. Warnings are computed when a message is read and never persisted, so a better
 * rule also covers older messages. Swiss phone numbers cause no warning. `earlier` is what the same sender wrote
 * before, at the beginning of a conversation.
 */
export function warningsIn(message: string, earlier = ''): readonly Warning[] {
  const text = legible(message);
  return warningKinds.flatMap((kind) => {
    const found =
      finders[kind](text) ??
      (kind === 'payment' && earlier !== '' ? splitPaymentIn(text, () => legible(earlier)) : undefined);
    return found ? [{ kind, words: wordsAt(text, found) }] : [];
  });
}
