import * as z from 'zod/mini';
import { declareFacts, type FactOf } from '../../journal/facts.ts';
import { languages } from '../../market/language.ts';
import { leavingReasons } from './leavingReasons.ts';
import { longestEmail, longestLeavingText, longestName, longestPhone, longestReturnPath } from '../limits.ts';

const text = (longest: number) => z.string().check(z.minLength(1), z.maxLength(longest));
const name = text(longestName);
const email = text(longestEmail);
const sellerKind = z.enum(['private', 'company']);
const language = z.enum(languages);
/** The page of the market that the user came from, as a path. */
const returnTo = z.optional(text(longestReturnPath));
const nothing = z.strictObject({});
/** A changed value of a profile: null removes it. */
const anew = <S extends z.ZodMiniType>(schema: S) => z.optional(z.nullable(schema));

/** The facts of an account. */
export const accountFacts = declareFacts('account', {
  /** A market file or a partner imported the seller; the account has no password yet. */
  'account.imported': {
    data: z.strictObject({ name, sellerKind, source: z.string() }),
    personal: ['name'],
  },
  /** Registration also requests the verification mail, as `account.verificationRequested` does. */
  'account.registered': {
    data: z.strictObject({ email, name: z.optional(name), sellerKind, language, returnTo }),
    personal: ['email', 'name', 'returnTo'],
  },
  /** A second registration with the address of this account: only a mail to its mailbox reports it. */
  'account.registrationRepeated': { data: z.strictObject({ language }) },
  'account.verificationRequested': { data: z.strictObject({ returnTo }), personal: ['returnTo'] },
  'account.emailVerified': { data: nothing },
  'account.passwordResetRequested': { data: nothing },
  /** No journal contains the password or its hash. */
  'account.passwordChanged': { data: nothing },
  'account.emailChangeRequested': { data: z.strictObject({ email }), personal: ['email'] },
  'account.emailChangeConfirmed': { data: z.strictObject({ by: z.enum(['old', 'new']) }) },
  /** Both email addresses have confirmed the change. */
  'account.emailChanged': { data: z.strictObject({ email }), personal: ['email'] },
  'account.profileChanged': {
    data: z.strictObject({
      name: anew(name),
      sellerKind: z.optional(sellerKind),
      phone: anew(text(longestPhone)),
      phoneHidden: z.optional(z.boolean()),
      zipcode: anew(z.string().check(z.regex(/^\d{4}$/))),
      region: anew(z.int().check(z.gte(1), z.lte(24))),
      language: z.optional(language),
      picture: anew(text(200)),
    }),
    personal: ['name', 'phone', 'zipcode'],
    // Version 1 had only the name and the seller kind, and could not remove values.
    upcasts: [(data) => data],
  },
  'account.deactivated': { data: nothing },
  'account.reactivated': { data: nothing },
  'account.deletionRequested': { data: z.strictObject({ until: z.int() }) },
  /** The owner has undone the deletion; the account is deactivated if it was before. */
  'account.deletionUndone': {
    data: z.strictObject({ isDeactivated: z.boolean() }),
    // In version 1 of this fact, undoing a deletion made a deactivated account visible.
    upcasts: [(data) => ({ ...data, isDeactivated: false })],
  },
  'account.erased': { data: nothing },
  /** The answer of a survey. It outlives the person, so the form says not to name anyone. */
  'account.leavingReasonGiven': {
    data: z.strictObject({ reason: z.enum(leavingReasons), text: z.optional(text(longestLeavingText)) }),
  },
  /**
   * A listing that counts towards the plan's limit starts to run. The journal serialises two at once, so only one gets
   * the last slot.
   */
  'account.slotTaken': { data: z.strictObject({ listing: z.string() }) },
  'account.blocked': { data: z.strictObject({ reason: text(500) }) },
  'account.unblocked': { data: nothing },
  'account.moderatorAppointed': { data: nothing },
  'account.moderatorDismissed': { data: nothing },
});

export type AccountFact = FactOf<typeof accountFacts>;
