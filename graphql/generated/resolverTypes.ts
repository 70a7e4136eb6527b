// Written by `npm run graphql` from the .graphql files of graphql/.
import type { AccountStatus } from '#server/graphql/sources.ts';
import type { AdStanding } from '#server/graphql/sources.ts';
import type { ContactState } from '#server/graphql/sources.ts';
import type { ConversationCommand } from '#server/graphql/sources.ts';
import type { DuplicateReason } from '#server/graphql/sources.ts';
import type { EmailChangeSide } from '#server/graphql/sources.ts';
import type { EntryKind } from '#server/graphql/sources.ts';
import type { EntryStanding } from '#server/graphql/sources.ts';
import type { Language } from '#server/graphql/sources.ts';
import type { LeavingReason } from '#server/graphql/sources.ts';
import type { ListingKind } from '#server/graphql/sources.ts';
import type { ListingSort } from '#server/graphql/sources.ts';
import type { ListingStatus } from '#server/graphql/sources.ts';
import type { MailLinkPurpose } from '#server/graphql/sources.ts';
import type { MailLinkState } from '#server/graphql/sources.ts';
import type { MessagesTab } from '#server/graphql/sources.ts';
import type { OwnAdCommand } from '#server/graphql/sources.ts';
import type { OwnAdGroup } from '#server/graphql/sources.ts';
import type { PictureFormat } from '#server/graphql/sources.ts';
import type { ReportReason } from '#server/graphql/sources.ts';
import type { SearchSuggestionType } from '#server/graphql/sources.ts';
import type { SellerKind } from '#server/graphql/sources.ts';
import type { SoldWhere } from '#server/graphql/sources.ts';
import type { WarningKind } from '#server/graphql/sources.ts';
import type { Widening } from '#server/graphql/sources.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { AmountSource, CantonSource, CategorySource, CategoryCountSource, ConversationSource, ConversationAdSource, ConversationEntrySource, CorrespondentSource, FacetSource, FreeSource, IntervalFacetSource, KindCountSource, ListingSource, ListingPageSource, MeSource, MessagingSettingsSource, OnRequestSource, OwnAdSource, PictureSource, RegionCountSource, SelectFacetSource, SellerCountSource, SessionSource } from '#server/graphql/sources.ts';
import type { OperationContext } from '#server/graphql/context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
export type EnumResolverSignature<T, AllowedValues = any> = { [key in keyof T]?: AllowedValues };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A moment in UTC, as RFC 3339 writes it: `2026-07-31T12:00:00.000Z`. */
  DateTime: { input: never; output: number; }
};

/**
 * The market, for those who look. Texts of the market (names of categories and cantons, labels, words for prices) are in
 * the language of the request's accept-language; what a seller wrote stays as written.
 */
export type Query = {
  /** Whoever asks, as their session tells; null where nobody is logged in. */
  readonly me?: Maybe<Me>;
  /** How whoever asks reaches the seller of an ad; null where there is no such ad that they may know of. */
  readonly contactBox?: Maybe<ContactBox>;
  /** The open drafts of whoever is logged in, the one that was written last first; null where nobody is. */
  readonly myDrafts?: Maybe<ReadonlyArray<KeptDraft>>;
  /** How many more ads of a category whoever is logged in may have running; null where nobody is. */
  readonly insertionQuota?: Maybe<InsertionQuota>;
  /** Where an ad of this title may belong, the likeliest first; none where nothing speaks for any. */
  readonly categoryGuesses: ReadonlyArray<CategoryGuess>;
  /** What comparable ads of others cost; null where there are too few of them to say. */
  readonly priceBand?: Maybe<PriceBand>;
  /** Ads of whoever is logged in that an ad seems to repeat, the likeliest first; none where nobody is. */
  readonly likelyDuplicates: ReadonlyArray<LikelyDuplicate>;
  /**
   * What a title that is typed may become: its last word completed, or the word that ads have behind it. First what one has
   * picked before, then what most ads have.
   */
  readonly titleSuggestions: ReadonlyArray<TitleSuggestion>;
  /**
   * The ad of an id as anybody may see it. Null where there is none: unknown, still a draft, paused or removed, or of a seller who
   * is away.
   */
  readonly listing?: Maybe<Listing>;
  /** Reports the state of a mail's link. It changes nothing: programs that scan mails open their links too. */
  readonly mailLink: MailLinkAnswer;
  /** The top-level categories in the order in which the market shows them. */
  readonly categories: ReadonlyArray<Category>;
  /** Conversations of whoever is logged in, the one that was written in last first; null where nobody is. */
  readonly conversations?: Maybe<Conversations>;
  /** How many conversations whoever is logged in has to look at, and has put away, by list; null where nobody is. */
  readonly conversationCounts?: Maybe<ConversationCounts>;
  /** A conversation of whoever is logged in; null where it is none of theirs. */
  readonly conversation?: Maybe<Conversation>;
  /**
   * Entries of one’s own conversations in whose texts all these words are, the newest first; null where nobody is logged in. At the
   * most the newest 20,000 messages of the newest 500 conversations are looked through.
   */
  readonly searchMessages?: Maybe<FoundMessages>;
  /** How whoever is logged in writes and is written to; null where nobody is. */
  readonly messagingSettings?: Maybe<MessagingSettings>;
  /** Ads of whoever is logged in, the one that changed last first; null where nobody is. */
  readonly myAds?: Maybe<OwnAds>;
  /** An ad of whoever is logged in; null where it is not one of theirs, or was removed. */
  readonly ownAd?: Maybe<OwnAd>;
  /**
   * A page of the ads that match a filter, with exact total and counts. An argument that breaks a rule is answered with an
   * error of code `BAD_USER_INPUT`, whose `problems` name argument, rule and value.
   */
  readonly searchListings: ListingPage;
  /**
   * What somebody may be about to look for, as far as they have typed it; with an empty text, what they looked for last and
   * the categories with most ads. A request that breaks a rule is answered with an error of code `BAD_USER_INPUT`, whose
   * `problems` name argument, rule and value.
   */
  readonly searchSuggestions: SearchSuggestions;
};


/**
 * The market, for those who look. Texts of the market (names of categories and cantons, labels, words for prices) are in
 * the language of the request's accept-language; what a seller wrote stays as written.
 */
export type QueryContactBoxArgs = {
  listing: Scalars['ID']['input'];
};


/**
 * The market, for those who look. Texts of the market (names of categories and cantons, labels, words for prices) are in
 * the language of the request's accept-language; what a seller wrote stays as written.
 */
export type QueryInsertionQuotaArgs = {
  category: Scalars['Int']['input'];
};


/**
 * The market, for those who look. Texts of the market (names of categories and cantons, labels, words for prices) are in
 * the language of the request's accept-language; what a seller wrote stays as written.
 */
export type QueryCategoryGuessesArgs = {
  title: Scalars['String']['input'];
};


/**
 * The market, for those who look. Texts of the market (names of categories and cantons, labels, words for prices) are in
 * the language of the request's accept-language; what a seller wrote stays as written.
 */
export type QueryPriceBandArgs = {
  subcategory: Scalars['Int']['input'];
  values: ReadonlyArray<FieldValue>;
};


/**
 * The market, for those who look. Texts of the market (names of categories and cantons, labels, words for prices) are in
 * the language of the request's accept-language; what a seller wrote stays as written.
 */
export type QueryLikelyDuplicatesArgs = {
  title: Scalars['String']['input'];
  subcategory?: InputMaybe<Scalars['Int']['input']>;
  photos: ReadonlyArray<Scalars['String']['input']>;
  but?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * The market, for those who look. Texts of the market (names of categories and cantons, labels, words for prices) are in
 * the language of the request's accept-language; what a seller wrote stays as written.
 */
export type QueryTitleSuggestionsArgs = {
  title: Scalars['String']['input'];
  category?: InputMaybe<Scalars['Int']['input']>;
  userIdentifier?: InputMaybe<Scalars['String']['input']>;
};


/**
 * The market, for those who look. Texts of the market (names of categories and cantons, labels, words for prices) are in
 * the language of the request's accept-language; what a seller wrote stays as written.
 */
export type QueryListingArgs = {
  id: Scalars['ID']['input'];
};


/**
 * The market, for those who look. Texts of the market (names of categories and cantons, labels, words for prices) are in
 * the language of the request's accept-language; what a seller wrote stays as written.
 */
export type QueryMailLinkArgs = {
  purpose: MailLinkPurpose;
  token: Scalars['String']['input'];
};


/**
 * The market, for those who look. Texts of the market (names of categories and cantons, labels, words for prices) are in
 * the language of the request's accept-language; what a seller wrote stays as written.
 */
export type QueryConversationsArgs = {
  tab: MessagesTab;
  archived?: Scalars['Boolean']['input'];
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};


/**
 * The market, for those who look. Texts of the market (names of categories and cantons, labels, words for prices) are in
 * the language of the request's accept-language; what a seller wrote stays as written.
 */
export type QueryConversationArgs = {
  id: Scalars['ID']['input'];
};


/**
 * The market, for those who look. Texts of the market (names of categories and cantons, labels, words for prices) are in
 * the language of the request's accept-language; what a seller wrote stays as written.
 */
export type QuerySearchMessagesArgs = {
  text: Scalars['String']['input'];
  first?: Scalars['Int']['input'];
};


/**
 * The market, for those who look. Texts of the market (names of categories and cantons, labels, words for prices) are in
 * the language of the request's accept-language; what a seller wrote stays as written.
 */
export type QueryMyAdsArgs = {
  group: OwnAdGroup;
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};


/**
 * The market, for those who look. Texts of the market (names of categories and cantons, labels, words for prices) are in
 * the language of the request's accept-language; what a seller wrote stays as written.
 */
export type QueryOwnAdArgs = {
  id: Scalars['ID']['input'];
};


/**
 * The market, for those who look. Texts of the market (names of categories and cantons, labels, words for prices) are in
 * the language of the request's accept-language; what a seller wrote stays as written.
 */
export type QuerySearchListingsArgs = {
  filter?: InputMaybe<ListingFilter>;
  sort?: ListingSort;
  page?: Scalars['Int']['input'];
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  asOf?: InputMaybe<Scalars['String']['input']>;
};


/**
 * The market, for those who look. Texts of the market (names of categories and cantons, labels, words for prices) are in
 * the language of the request's accept-language; what a seller wrote stays as written.
 */
export type QuerySearchSuggestionsArgs = {
  query: Scalars['String']['input'];
  first?: Scalars['Int']['input'];
  userIdentifier?: InputMaybe<Scalars['String']['input']>;
};

/** Whoever is logged in. */
export type Me = {
  /** What others’ calls name the account by. */
  readonly publicAccountId: Scalars['ID']['output'];
  /** The address that one logs in with; empty where the account has none. */
  readonly email: Scalars['String']['output'];
  /** The name that others see. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** The phone number. */
  readonly phone?: Maybe<Scalars['String']['output']>;
  /** Whether ads keep the phone number to themselves. */
  readonly phoneHidden: Scalars['Boolean']['output'];
  /** The postcode. */
  readonly zipcode?: Maybe<Scalars['String']['output']>;
  /** The canton, by its code from 1 to 24. */
  readonly region?: Maybe<Scalars['Int']['output']>;
  /** A person, or a company. */
  readonly sellerKind: SellerKind;
  /** The language of mails. */
  readonly language: Language;
  /** The picture or logo, by its name in the picture store. */
  readonly picture?: Maybe<Scalars['String']['output']>;
  /** Whether the link of the verification mail was opened. */
  readonly isVerified: Scalars['Boolean']['output'];
  /** Whether this is a moderator of the market. */
  readonly isModerator: Scalars['Boolean']['output'];
  /** Where the account stands. */
  readonly status: AccountStatus;
  /** The address that is to be confirmed; null where none is. */
  readonly pendingEmail?: Maybe<Scalars['String']['output']>;
  /** Which addresses have confirmed the change so far; empty where none is asked for. */
  readonly emailChangeConfirmedBy: ReadonlyArray<EmailChangeSide>;
  /** Until when a deletion can be undone; null where none is asked for. */
  readonly deletionUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Where one is logged in, this session first and then the one that was seen last. */
  readonly sessions: ReadonlyArray<Session>;
};

export type { AccountStatus };

/** What a command on one’s own account is answered: the account as it is now. */
export type AccountAnswer = Me | Refusal;

/** Why something was understood and not done. */
export type Refusal = {
  /** What programs act upon: `account.passwordTooShort`. `session.required` asks to log in. */
  readonly code: Scalars['String']['output'];
  /** What people read, in the language of the request. */
  readonly message: Scalars['String']['output'];
  /** What is wrong with each field; empty where it is nothing of the kind. */
  readonly problems: ReadonlyArray<FieldProblem>;
};

/** What is wrong with a field. */
export type FieldProblem = {
  /** The argument that it came in: `email`, `password`. */
  readonly field: Scalars['String']['output'];
  /** What programs act upon. */
  readonly code: Scalars['String']['output'];
  /** What people read, in the language of the request. */
  readonly message: Scalars['String']['output'];
};

/** What one may have the market do. */
export type Mutation = {
  /** The phone number of an ad’s seller. How often it is asked for is counted, and limited. */
  readonly showPhone: PhoneAnswer;
  /**
   * Has the account keep what a device has written of a draft, and tells what other devices have. Sent again nothing is written
   * twice. Without facts it only tells.
   */
  readonly keepDraft: KeepDraftAnswer;
  /**
   * Asks for another address. A mail goes to both, and the address changes once the links of both were opened.
   * Where the address so far was never verified, only the new one gets a mail: its verification link changes the address.
   */
  readonly requestEmailChange: AccountAnswer;
  /** Confirms a change of address by the token of one of its mails. */
  readonly confirmEmailChange: EmailChangeAnswer;
  /**
   * Makes an ad of a draft. Handed in again it is the same ad, and is published once. While the address of its seller is not
   * verified it waits for that.
   */
  readonly publishAd: PublishAnswer;
  /** Tells that the suggestion of a title was picked: it comes first from then on. */
  readonly insertionSuggestionClick: SuggestionOutcome;
  /** Deletes the suggestion of a title: whoever deletes it is not offered it again. */
  readonly insertionSuggestionDelete: SuggestionOutcome;
  /** Hides one’s ads and profile until one comes back. */
  readonly deactivateAccount: AccountAnswer;
  /** Comes back. */
  readonly reactivateAccount: AccountAnswer;
  /** Asks for the account to be erased once the time to undo it is over, and ends all its sessions. */
  readonly deleteAccount: DeletionAnswer;
  /** Takes the deletion back: by the token of its mail, or without one by whoever is logged in. */
  readonly undoDeletion: UndoDeletionAnswer;
  /** Tells why somebody leaves; once for a deletion, and without a session. */
  readonly giveLeavingReason: LeavingReasonAnswer;
  /**
   * Writes about an ad: the first message begins a conversation, a later one goes to the same. Sent again with the same `key` it is
   * answered as the first time.
   */
  readonly writeAboutAd: MessageAnswer;
  /** Writes in a conversation. Sent again with the same `key` it is answered as the first time. */
  readonly sendMessage: MessageAnswer;
  /** Notes that all up to an entry was seen. */
  readonly readConversation: ConversationAnswer;
  /** Puts a conversation away, until the other writes. */
  readonly archiveConversation: ConversationAnswer;
  /** Takes it out again. */
  readonly unarchiveConversation: ConversationAnswer;
  /** What the other writes there is neither counted nor mailed, and does not take the conversation out again. */
  readonly muteConversation: ConversationAnswer;
  /** It is again. */
  readonly unmuteConversation: ConversationAnswer;
  /**
   * Blocks the other of a conversation: neither of the two can write to the other any more, in no conversation, and neither sees the other type.
   * They are not told.
   */
  readonly blockCorrespondent: ConversationAnswer;
  /** Lets them write again. */
  readonly unblockCorrespondent: ConversationAnswer;
  /** Tells moderators of a conversation. The other is not told. */
  readonly reportConversation: ConversationAnswer;
  /** Offers an amount for the thing, or another one than the other has offered. One’s own offer that stood is withdrawn by it. */
  readonly makeOffer: MessageAnswer;
  /** Takes what the other has offered. */
  readonly acceptOffer: ConversationAnswer;
  /** Will not have what the other has offered. */
  readonly declineOffer: ConversationAnswer;
  /** Offers it no longer. */
  readonly withdrawOffer: ConversationAnswer;
  /** The seller keeps the thing for this buyer: the ad is reserved. */
  readonly reserveForBuyer: ConversationAnswer;
  /** It is free for everybody again. */
  readonly endReservationForBuyer: ConversationAnswer;
  /** Tells the other that one types. Answers whether they can be told. */
  readonly tellTyping: Scalars['Boolean']['output'];
  /** Lets somebody write again, with whom one need not have a conversation. */
  readonly unblockAccount: MessagingSettingsAnswer;
  /** Says that one is away, for half a year at the most. */
  readonly goAway: MessagingSettingsAnswer;
  /** One is back. */
  readonly comeBack: MessagingSettingsAnswer;
  /** No mail tells of what is unread any more. */
  readonly stopMessageMails: MessagingSettingsAnswer;
  /** Mails do again. */
  readonly wantMessageMails: MessagingSettingsAnswer;
  /** Changes what an ad says, judged as one that is handed in. One that a moderator has rejected is handed in again by it. */
  readonly reviseAd: OwnAdAnswer;
  /** Changes the price of an ad. */
  readonly repriceAd: OwnAdAnswer;
  /** Takes an ad out of sight for a while; its term runs on. */
  readonly pauseAd: OwnAdAnswer;
  /** Lets everybody find it again. */
  readonly resumeAd: OwnAdAnswer;
  /** Notes that the thing is promised to somebody. */
  readonly reserveAd: OwnAdAnswer;
  /** It is promised to nobody any more. */
  readonly endReservation: OwnAdAnswer;
  /** The thing is gone. */
  readonly sellAd: OwnAdAnswer;
  /** The buyer did not come after all. */
  readonly cancelSale: OwnAdAnswer;
  /** Gives another term to an ad whose own is over, or ends within a week. */
  readonly renewAd: OwnAdAnswer;
  /** Takes an ad away for good. */
  readonly removeAd: OwnAdAnswer;
  /** Sends a mail with a link to choose a new password. The answer is the same whether the address has an account or not. */
  readonly requestPasswordReset: MailAnswer;
  /** Chooses a new password by the token of a mail, ends all sessions of the account and begins a new one here. */
  readonly resetPassword: SessionAnswer;
  /** Chooses a new password, and ends all other sessions. */
  readonly changePassword: SessionAnswer;
  /** Changes what is named; null takes a value away, and what is left out stays. */
  readonly changeProfile: AccountAnswer;
  /**
   * Makes an account and sends a mail with a link that verifies the address. The answer is the same where the address has an
   * account already: then the mail says so. Nobody is logged in by it.
   */
  readonly register: MailAnswer;
  /** Sends the mail with the link that verifies the address once more. */
  readonly requestVerification: AccountAnswer;
  /**
   * Sends a visitor the mail with the link that verifies the address again. The answer is the same whether the address has an account
   * or not, and whether it is verified or not.
   */
  readonly requestVerificationByAddress: MailAnswer;
  /** Verifies an address by the token of its mail. Nobody is logged in by it. */
  readonly verifyEmail: VerifyEmailAnswer;
  /**
   * Renews an ad by the link of a mail, without a login: one in the last week of its term, or one that has ended. It does so once;
   * after that it answers how the ad stands.
   */
  readonly renewByLink: RenewalAnswer;
  /** Ends another session of one’s own; this one ends by logging out. */
  readonly endSession: AccountAnswer;
  /** Ends all sessions of one’s own but this one. */
  readonly endOtherSessions: AccountAnswer;
  /**
   * Notes that a visitor picked a suggestion. It becomes the latest search of their history. An operation may have this field
   * once, and a client may have 2,000 searches noted in a day.
   */
  readonly searchSuggestionClick: SuggestionOutcome;
  /** Deletes what one looked for out of one's own history. Only who was given its id can: nobody guesses one. */
  readonly searchSuggestionDelete: SuggestionOutcome;
  /**
   * Notes a search without a picked suggestion in the visitor's own history. The text and the category are stored for a year,
   * and the last 50 of each visitor. An operation may have this field once, and a client may have 2,000 searches noted in a
   * day.
   */
  readonly searchSubmitted: SuggestionOutcome;
  /** Forgets all that somebody looked for. */
  readonly searchHistoryClear: SuggestionOutcome;
};


/** What one may have the market do. */
export type MutationShowPhoneArgs = {
  listing: Scalars['ID']['input'];
};


/** What one may have the market do. */
export type MutationKeepDraftArgs = {
  id: Scalars['ID']['input'];
  facts: ReadonlyArray<Scalars['String']['input']>;
  after?: Scalars['Int']['input'];
};


/** What one may have the market do. */
export type MutationRequestEmailChangeArgs = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
  commandId?: InputMaybe<Scalars['String']['input']>;
};


/** What one may have the market do. */
export type MutationConfirmEmailChangeArgs = {
  token: Scalars['String']['input'];
  commandId?: InputMaybe<Scalars['String']['input']>;
};


/** What one may have the market do. */
export type MutationPublishAdArgs = {
  draft: Scalars['ID']['input'];
  values: ReadonlyArray<FieldValue>;
  photos: ReadonlyArray<Scalars['String']['input']>;
};


/** What one may have the market do. */
export type MutationInsertionSuggestionClickArgs = {
  id: Scalars['ID']['input'];
  userIdentifier?: InputMaybe<Scalars['String']['input']>;
};


/** What one may have the market do. */
export type MutationInsertionSuggestionDeleteArgs = {
  id: Scalars['ID']['input'];
  userIdentifier?: InputMaybe<Scalars['String']['input']>;
};


/** What one may have the market do. */
export type MutationDeactivateAccountArgs = {
  password: Scalars['String']['input'];
  commandId?: InputMaybe<Scalars['String']['input']>;
};


/** What one may have the market do. */
export type MutationReactivateAccountArgs = {
  commandId?: InputMaybe<Scalars['String']['input']>;
};


/** What one may have the market do. */
export type MutationDeleteAccountArgs = {
  password: Scalars['String']['input'];
  commandId?: InputMaybe<Scalars['String']['input']>;
};


/** What one may have the market do. */
export type MutationUndoDeletionArgs = {
  token?: InputMaybe<Scalars['String']['input']>;
  commandId?: InputMaybe<Scalars['String']['input']>;
};


/** What one may have the market do. */
export type MutationGiveLeavingReasonArgs = {
  publicAccountId: Scalars['ID']['input'];
  reason: LeavingReason;
  text?: InputMaybe<Scalars['String']['input']>;
  commandId?: InputMaybe<Scalars['String']['input']>;
};


/** What one may have the market do. */
export type MutationWriteAboutAdArgs = {
  listing: Scalars['ID']['input'];
  message: MessageInput;
};


/** What one may have the market do. */
export type MutationSendMessageArgs = {
  conversation: Scalars['ID']['input'];
  message: MessageInput;
};


/** What one may have the market do. */
export type MutationReadConversationArgs = {
  id: Scalars['ID']['input'];
  upTo: Scalars['Int']['input'];
};


/** What one may have the market do. */
export type MutationArchiveConversationArgs = {
  id: Scalars['ID']['input'];
};


/** What one may have the market do. */
export type MutationUnarchiveConversationArgs = {
  id: Scalars['ID']['input'];
};


/** What one may have the market do. */
export type MutationMuteConversationArgs = {
  id: Scalars['ID']['input'];
};


/** What one may have the market do. */
export type MutationUnmuteConversationArgs = {
  id: Scalars['ID']['input'];
};


/** What one may have the market do. */
export type MutationBlockCorrespondentArgs = {
  conversation: Scalars['ID']['input'];
};


/** What one may have the market do. */
export type MutationUnblockCorrespondentArgs = {
  conversation: Scalars['ID']['input'];
};


/** What one may have the market do. */
export type MutationReportConversationArgs = {
  id: Scalars['ID']['input'];
  reason: ReportReason;
  entries?: ReadonlyArray<Scalars['Int']['input']>;
  text?: Scalars['String']['input'];
};


/** What one may have the market do. */
export type MutationMakeOfferArgs = {
  conversation: Scalars['ID']['input'];
  key: Scalars['String']['input'];
  francs: Scalars['Int']['input'];
};


/** What one may have the market do. */
export type MutationAcceptOfferArgs = {
  conversation: Scalars['ID']['input'];
  offer: Scalars['Int']['input'];
};


/** What one may have the market do. */
export type MutationDeclineOfferArgs = {
  conversation: Scalars['ID']['input'];
  offer: Scalars['Int']['input'];
};


/** What one may have the market do. */
export type MutationWithdrawOfferArgs = {
  conversation: Scalars['ID']['input'];
  offer: Scalars['Int']['input'];
};


/** What one may have the market do. */
export type MutationReserveForBuyerArgs = {
  conversation: Scalars['ID']['input'];
};


/** What one may have the market do. */
export type MutationEndReservationForBuyerArgs = {
  conversation: Scalars['ID']['input'];
};


/** What one may have the market do. */
export type MutationTellTypingArgs = {
  conversation: Scalars['ID']['input'];
};


/** What one may have the market do. */
export type MutationUnblockAccountArgs = {
  publicAccountId: Scalars['ID']['input'];
};


/** What one may have the market do. */
export type MutationGoAwayArgs = {
  until: Scalars['String']['input'];
};


/** What one may have the market do. */
export type MutationReviseAdArgs = {
  id: Scalars['ID']['input'];
  values: ReadonlyArray<FieldValue>;
  photos: ReadonlyArray<Scalars['String']['input']>;
};


/** What one may have the market do. */
export type MutationRepriceAdArgs = {
  id: Scalars['ID']['input'];
  kind: Scalars['String']['input'];
  price: Scalars['String']['input'];
};


/** What one may have the market do. */
export type MutationPauseAdArgs = {
  id: Scalars['ID']['input'];
};


/** What one may have the market do. */
export type MutationResumeAdArgs = {
  id: Scalars['ID']['input'];
};


/** What one may have the market do. */
export type MutationReserveAdArgs = {
  id: Scalars['ID']['input'];
};


/** What one may have the market do. */
export type MutationEndReservationArgs = {
  id: Scalars['ID']['input'];
};


/** What one may have the market do. */
export type MutationSellAdArgs = {
  id: Scalars['ID']['input'];
  where: SoldWhere;
};


/** What one may have the market do. */
export type MutationCancelSaleArgs = {
  id: Scalars['ID']['input'];
};


/** What one may have the market do. */
export type MutationRenewAdArgs = {
  id: Scalars['ID']['input'];
};


/** What one may have the market do. */
export type MutationRemoveAdArgs = {
  id: Scalars['ID']['input'];
};


/** What one may have the market do. */
export type MutationRequestPasswordResetArgs = {
  email: Scalars['String']['input'];
  commandId?: InputMaybe<Scalars['String']['input']>;
};


/** What one may have the market do. */
export type MutationResetPasswordArgs = {
  token: Scalars['String']['input'];
  password: Scalars['String']['input'];
  commandId?: InputMaybe<Scalars['String']['input']>;
};


/** What one may have the market do. */
export type MutationChangePasswordArgs = {
  current: Scalars['String']['input'];
  password: Scalars['String']['input'];
  commandId?: InputMaybe<Scalars['String']['input']>;
};


/** What one may have the market do. */
export type MutationChangeProfileArgs = {
  changes: ProfileChanges;
  commandId?: InputMaybe<Scalars['String']['input']>;
};


/** What one may have the market do. */
export type MutationRegisterArgs = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  zipcode?: InputMaybe<Scalars['String']['input']>;
  sellerKind?: SellerKind;
  language: Language;
  returnTo?: InputMaybe<Scalars['String']['input']>;
  commandId?: InputMaybe<Scalars['String']['input']>;
};


/** What one may have the market do. */
export type MutationRequestVerificationArgs = {
  returnTo?: InputMaybe<Scalars['String']['input']>;
  commandId?: InputMaybe<Scalars['String']['input']>;
};


/** What one may have the market do. */
export type MutationRequestVerificationByAddressArgs = {
  email: Scalars['String']['input'];
  commandId?: InputMaybe<Scalars['String']['input']>;
};


/** What one may have the market do. */
export type MutationVerifyEmailArgs = {
  token: Scalars['String']['input'];
  commandId?: InputMaybe<Scalars['String']['input']>;
};


/** What one may have the market do. */
export type MutationRenewByLinkArgs = {
  token: Scalars['String']['input'];
};


/** What one may have the market do. */
export type MutationEndSessionArgs = {
  id: Scalars['ID']['input'];
};


/** What one may have the market do. */
export type MutationSearchSuggestionClickArgs = {
  searchSuggestionID: Scalars['ID']['input'];
  userIdentifier?: InputMaybe<Scalars['String']['input']>;
};


/** What one may have the market do. */
export type MutationSearchSuggestionDeleteArgs = {
  searchSuggestionID: Scalars['ID']['input'];
};


/** What one may have the market do. */
export type MutationSearchSubmittedArgs = {
  searchToken: Scalars['String']['input'];
  userIdentifier: Scalars['String']['input'];
};


/** What one may have the market do. */
export type MutationSearchHistoryClearArgs = {
  userIdentifier: Scalars['String']['input'];
};

/** How whoever asks reaches the seller of an ad. */
export type ContactBox = {
  /** What the box says. */
  readonly state: ContactState;
  /** The conversation that one has about it already. */
  readonly conversation?: Maybe<Scalars['ID']['output']>;
  /** Whether a first message, or another one, is taken. */
  readonly mayWrite: Scalars['Boolean']['output'];
  /** Whether the seller shows a phone number. */
  readonly hasPhone: Scalars['Boolean']['output'];
  /** Until when the seller has said that they are away; null where they are there, or no message is taken. */
  readonly awayUntil?: Maybe<Scalars['DateTime']['output']>;
};

export type { ContactState };

/** The phone number of a seller. */
export type Phone = {
  /** As its owner wrote it. */
  readonly number: Scalars['String']['output'];
};

/** The phone number of a seller, or why it is not shown. */
export type PhoneAnswer = Phone | Refusal;

/** Some entries of a conversation. */
export type ConversationEntries = {
  /** The entries, oldest first. */
  readonly entries: ReadonlyArray<ConversationEntry>;
  /** Whether there are more in that direction. */
  readonly hasMore: Scalars['Boolean']['output'];
};

/** What stands in the log of a conversation. Numbers grow with time, and have gaps. */
export type ConversationEntry = {
  /** The conversation’s id and the number. */
  readonly id: Scalars['ID']['output'];
  /** Its number. */
  readonly number: Scalars['Int']['output'];
  /** When it was written. */
  readonly at: Scalars['DateTime']['output'];
  /** What it is. */
  readonly kind: EntryKind;
  /** Whether one wrote it oneself. */
  readonly isOwn: Scalars['Boolean']['output'];
  /** What the device calls it that wrote it; told to whoever did, of messages and offers. */
  readonly key?: Maybe<Scalars['String']['output']>;
  /** The text of a message; null where it has none, or whoever wrote it is gone. */
  readonly text?: Maybe<Scalars['String']['output']>;
  /** The pictures of a message, by their names in the picture store. Only the two see them. */
  readonly pictures: ReadonlyArray<Scalars['String']['output']>;
  /** Whether it is a message that is gone with whoever wrote it. */
  readonly isErased: Scalars['Boolean']['output'];
  /** The amount of an offer, in whole francs; of what became of one, that of the offer. */
  readonly francs?: Maybe<Scalars['Int']['output']>;
  /** The number of the offer that it is about; of an offer, its own. */
  readonly offer?: Maybe<Scalars['Int']['output']>;
  /** How far one’s own entry has come; null for those of the other. */
  readonly standing?: Maybe<EntryStanding>;
  /** What to beware of in what the other wrote; none for one’s own. */
  readonly warnings: ReadonlyArray<MessageWarning>;
};

export type { EntryKind };

export type { EntryStanding };

/** What to beware of in a message. */
export type MessageWarning = {
  /** Of which kind. */
  readonly kind: WarningKind;
  /** The words of the message that it is about. */
  readonly words: Scalars['String']['output'];
};

export type { WarningKind };

/** What was written, and the conversation that it stands in. */
export type MessageTaken = {
  /** The entry. */
  readonly entry: ConversationEntry;
  /** The conversation, as it is now. */
  readonly conversation: Conversation;
};

/** What was written, or why it was not taken. */
export type MessageAnswer = MessageTaken | Refusal;

/** What was found in one’s messages. */
export type FoundMessages = {
  /** The newest first, as many as were asked for at the most. */
  readonly found: ReadonlyArray<FoundMessage>;
  /** Whether there may be more of them, which are older. */
  readonly hasMore: Scalars['Boolean']['output'];
  /**
   * From when on all messages were looked through, where fewer were found than were asked for: older ones may have the words too. Null
   * where none is older.
   */
  readonly since?: Maybe<Scalars['DateTime']['output']>;
};

/** A message that was looked for. */
export type FoundMessage = {
  /** The message. */
  readonly entry: ConversationEntry;
  /** The conversation that it stands in. */
  readonly conversation: Conversation;
};

/** The draft of an ad as an account keeps it. */
export type KeptDraft = {
  /** Its id, which becomes that of the ad. */
  readonly id: Scalars['ID']['output'];
  /** The facts of its journal behind the version that was asked from, oldest first, each as JSON. */
  readonly facts: ReadonlyArray<Scalars['String']['output']>;
  /** The version that they lead to. */
  readonly version: Scalars['Int']['output'];
};

/** What keeping a draft is answered. */
export type KeepDraftAnswer = KeptDraft | Refusal;

export type { EmailChangeSide };

/** An address has confirmed the change. */
export type EmailChangeConfirmed = {
  /** Whether both have, and the address is changed. */
  readonly isComplete: Scalars['Boolean']['output'];
  /** Which of the two confirmed. */
  readonly by: EmailChangeSide;
};

/** What confirming a change of address is answered. */
export type EmailChangeAnswer = EmailChangeConfirmed | Refusal;

/** What stands in a field of the form for an ad. */
export type FieldValue = {
  /** The key of the field: `title`. */
  readonly key: Scalars['String']['input'];
  /** As typed; `true` or `false` for a switch. */
  readonly value: Scalars['String']['input'];
};

/** An ad that the market has taken. */
export type AdTaken = {
  /** Its id. */
  readonly id: Scalars['ID']['output'];
  /** Where it stands. */
  readonly status: AdStanding;
};

export type { AdStanding };

/** Ads that count together for a plan. */
export type InsertionQuota = {
  /** How many run now. */
  readonly running: Scalars['Int']['output'];
  /** How many may; null where there is no limit. */
  readonly most?: Maybe<Scalars['Int']['output']>;
};

/** What handing in an ad is answered. */
export type PublishAnswer = AdTaken | Refusal;

/** A category that an ad may belong in. */
export type CategoryGuess = {
  /** The top-level category. */
  readonly category: Scalars['Int']['output'];
  /** The subcategory. */
  readonly subcategory: Scalars['Int']['output'];
  /** How sure that is, from 0 to 1. */
  readonly confidence: Scalars['Float']['output'];
  /** Why, in the language of the request. */
  readonly reason: Scalars['String']['output'];
};

/** What comparable ads cost, in whole francs. */
export type PriceBand = {
  /** A quarter of them cost less. */
  readonly low: Scalars['Int']['output'];
  /** Half of them cost less. */
  readonly median: Scalars['Int']['output'];
  /** A quarter of them cost more. */
  readonly high: Scalars['Int']['output'];
  /** How many ads that is of. */
  readonly sample: Scalars['Int']['output'];
};

/** An ad of one’s own that another one seems to repeat. */
export type LikelyDuplicate = {
  /** Its id. */
  readonly id: Scalars['ID']['output'];
  /** Its title. */
  readonly title: Scalars['String']['output'];
  /** The path of its page, in the language of the request; where nobody sees it, that of the list of one’s own ads that it is in. */
  readonly path: Scalars['String']['output'];
  /** What the two have in common. */
  readonly reason: DuplicateReason;
};

export type { DuplicateReason };

/** What a title may become. */
export type TitleSuggestion = {
  /** By this one tells that it was picked, or deletes it. */
  readonly id: Scalars['ID']['output'];
  /** The whole title. */
  readonly text: Scalars['String']['output'];
};

/** The account will be erased. */
export type DeletionRequested = {
  /** Whose it is. */
  readonly publicAccountId: Scalars['ID']['output'];
  /** Until when it can be undone. */
  readonly until: Scalars['DateTime']['output'];
};

/** The account stays. */
export type DeletionUndone = {
  /** Whose it is. */
  readonly publicAccountId: Scalars['ID']['output'];
};

/** The reason is noted. */
export type LeavingReasonNoted = {
  /** Whose it is. */
  readonly publicAccountId: Scalars['ID']['output'];
};

export type { LeavingReason };

/** What asking for deletion is answered. */
export type DeletionAnswer = DeletionRequested | Refusal;

/** What taking a deletion back is answered. */
export type UndoDeletionAnswer = DeletionUndone | Refusal;

/** What telling a reason is answered. */
export type LeavingReasonAnswer = LeavingReasonNoted | Refusal;

/** An ad, as the market shows it. */
export type Listing = {
  /** Twelve letters and digits that never change. */
  readonly id: Scalars['ID']['output'];
  /** The title, as the seller wrote it. */
  readonly title: Scalars['String']['output'];
  /** The text, as the seller wrote it. */
  readonly body: Scalars['String']['output'];
  /** The language that the seller wrote in. */
  readonly language: Language;
  /** The title as a part of an address. */
  readonly slug: Scalars['String']['output'];
  /** The path of its page, in the language of the request. */
  readonly path: Scalars['String']['output'];
  /** Whether somebody offers the thing or looks for it. */
  readonly kind: ListingKind;
  /** Where the ad stands. */
  readonly status: ListingStatus;
  /** The finest category known. */
  readonly category: Category;
  /** What the thing costs. */
  readonly price: Price;
  /** Where the thing is. */
  readonly place: ListingPlace;
  /** Whose ad it is. */
  readonly seller: Seller;
  /** Its pictures, cover first. */
  readonly pictures: ReadonlyArray<Picture>;
  /** What is told of the thing beyond title, text and price, in the order of its category. */
  readonly parameters: ReadonlyArray<ListingParameter>;
  /** When the ad last came to the top: published, renewed or bumped. */
  readonly listedAt: Scalars['DateTime']['output'];
  /** When its term ends or ended; null where it has none yet. */
  readonly expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether it is shown in a coloured row. */
  readonly isHighlighted: Scalars['Boolean']['output'];
  /**
   * Ads like it, the most alike first. They take searches of their own, so that an operation can ask for those of a few
   * ads only.
   */
  readonly similar: ReadonlyArray<Listing>;
  /** Where the source of an imported ad shows it. */
  readonly externalUrl?: Maybe<Scalars['String']['output']>;
};

export type { ListingKind };

export type { ListingStatus };

/** What a thing costs: an amount, nothing, or what one agrees on. */
export type Price = Amount | Free | OnRequest;

/** A price in Swiss francs. */
export type Amount = {
  /** Whole francs. */
  readonly francs: Scalars['Int']['output'];
  /** The amount before the last change, in whole francs; null where it never changed. */
  readonly previousFrancs?: Maybe<Scalars['Int']['output']>;
  /** As one writes it: `CHF 1’250.–`. */
  readonly text: Scalars['String']['output'];
};

/** The thing is given away. */
export type Free = {
  /** The word for it. */
  readonly text: Scalars['String']['output'];
};

/** The seller tells the price to who asks. */
export type OnRequest = {
  /** The words for it. */
  readonly text: Scalars['String']['output'];
};

/** Where a thing is, coarse on purpose: the street is for its seller to tell. */
export type ListingPlace = {
  /** As one says it: `3012 Bern BE`. */
  readonly text: Scalars['String']['output'];
  /** The postcode. */
  readonly postcode: Scalars['String']['output'];
  /** The name of the place; empty where only the postcode is known. */
  readonly locality: Scalars['String']['output'];
  /** The country, in two letters (ISO 3166). */
  readonly country: Scalars['String']['output'];
  /** The canton; null outside Switzerland and Liechtenstein. */
  readonly canton?: Maybe<Canton>;
};

/** Who sells. */
export type Seller = {
  /** What calls name the seller by. */
  readonly id: Scalars['ID']['output'];
  /** The name that the seller shows. */
  readonly name: Scalars['String']['output'];
  /** Whether this is a person or a company. */
  readonly kind: SellerKind;
  /** Since when the seller has been here. */
  readonly since: Scalars['DateTime']['output'];
  /** A picture or logo, square; null where the seller has none. Another one has another name. */
  readonly picture?: Maybe<Picture>;
};

export type { SellerKind };

/** A picture of an ad or a seller. */
export type Picture = {
  /** What the picture store calls it. */
  readonly name: Scalars['String']['output'];
  /** Its addresses in one format, a width each, narrowest first. */
  readonly addresses: ReadonlyArray<PictureAddress>;
};


/** A picture of an ad or a seller. */
export type PictureAddressesArgs = {
  format?: PictureFormat;
};

export type { PictureFormat };

/** Where a picture is in one width. */
export type PictureAddress = {
  /** In pixels. */
  readonly width: Scalars['Int']['output'];
  /** The path of the file. */
  readonly path: Scalars['String']['output'];
};

/** Something told of a thing. */
export type ListingParameter = {
  /** What calls name it by. */
  readonly key: Scalars['String']['output'];
  /** What it is called, in the language of the request. */
  readonly label: Scalars['String']['output'];
  /** Its value, in the language of the request. */
  readonly text: Scalars['String']['output'];
  /** Its value where it is a number, in the unit that the text names. */
  readonly number?: Maybe<Scalars['Float']['output']>;
};

export type { MailLinkPurpose };

export type { MailLinkState };

/** A link that works, or has worked. */
export type MailLink = {
  /** The progress of its action. */
  readonly state: MailLinkState;
  /** The account that the link belongs to. */
  readonly publicAccountId: Scalars['ID']['output'];
  /** The name that others see of that account; null if it has none. The link never reveals the address. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** The path of the page where the user goes on, as `EmailVerified` has it; null for other links, and until it is done. */
  readonly wayOn?: Maybe<Scalars['String']['output']>;
};

/** The answer about a link. */
export type MailLinkAnswer = MailLink | Refusal;

/** The daily limits of mutations. They rise with the age of the account. */
export type DailyLimit =
  /** Changes of ads. */
  | 'EDITS'
  /** Facts of drafts. A draft without facts is only read. */
  | 'DRAFTS'
  /** Messages and offers. */
  | 'MESSAGES'
  /** All other changes. */
  | 'CHANGES'
  /**
   * Limited elsewhere: by client and address, by mails and passwords, or counted once it is known to be new. No limit keeps an
   * account from leaving or from ending sessions.
   */
  | 'ELSEWHERE'
  /** Writes no journal. */
  | 'NONE';

export type { Language };

/** A node of the category tree. It has two levels: top-level categories, and subcategories below them. */
export type Category = {
  /** The number that addresses and calls use for it. */
  readonly id: Scalars['Int']['output'];
  /** What it is called. */
  readonly name: Scalars['String']['output'];
  /** The top-level category above a subcategory; null for a top-level category. */
  readonly parent?: Maybe<Category>;
  /** The subcategories of a top-level category; none for a subcategory. */
  readonly children: ReadonlyArray<Category>;
  /** How many ads search can find in it, those of its subcategories included. */
  readonly total: Scalars['Int']['output'];
};


/** A node of the category tree. It has two levels: top-level categories, and subcategories below them. */
export type CategoryNameArgs = {
  language?: InputMaybe<Language>;
};

/** A canton as the market codes it; Liechtenstein is one too, and half-cantons are together. */
export type Canton = {
  /** The number that addresses and calls use for it, 1 to 24 (`region`). */
  readonly code: Scalars['Int']['output'];
  /** What it is called. */
  readonly name: Scalars['String']['output'];
  /** The official abbreviations; two where two half-cantons share a code. */
  readonly abbreviations: ReadonlyArray<Scalars['String']['output']>;
};


/** A canton as the market codes it; Liechtenstein is one too, and half-cantons are together. */
export type CantonNameArgs = {
  language?: InputMaybe<Language>;
};

export type { MessagesTab };

/** What somebody writes: a text, pictures, or both. */
export type MessageInput = {
  /** What the device calls it: 1 to 60 letters, digits, - or _. The same key is the same message. */
  readonly key: Scalars['String']['input'];
  /** The text, 2,000 characters at the most. */
  readonly text?: Scalars['String']['input'];
  /** Names of pictures that were brought by `POST messaging/pictures.json`, 5 at the most. */
  readonly pictures?: ReadonlyArray<Scalars['String']['input']>;
};

/** A page of conversations. */
export type Conversations = {
  /** The conversations. */
  readonly conversations: ReadonlyArray<Conversation>;
  /** From where the next page goes on; null where this is the last. */
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  /** Up to which position of the journal it is told: what happens after it comes by the stream from there. */
  readonly position: Scalars['String']['output'];
};

/** Counts of conversations, by list. */
export type ConversationCounts = {
  /** Of those about ads of others. */
  readonly buying: TabCounts;
  /** Of those about one’s own. */
  readonly selling: TabCounts;
};

/** Counts of the conversations of a list. */
export type TabCounts = {
  /** In how many something is unread. Muted and archived conversations are not counted. */
  readonly unread: Scalars['Int']['output'];
  /** How many were put away. */
  readonly archived: Scalars['Int']['output'];
};

/** What a buyer and a seller say to each other about an ad, as one of the two sees it. */
export type Conversation = {
  /** Its id. */
  readonly id: Scalars['ID']['output'];
  /** In which list it stands: whether one buys or sells. */
  readonly tab: MessagesTab;
  /** The public account id of the buyer. */
  readonly buyerId: Scalars['ID']['output'];
  /** The ad, as it stands now. */
  readonly ad: ConversationAd;
  /** The other one. */
  readonly other: Correspondent;
  /** How many entries of the other are unread. */
  readonly unread: Scalars['Int']['output'];
  /** The last entry that one has seen; 0 for none. */
  readonly readUpTo: Scalars['Int']['output'];
  /** Whether one has put it away. */
  readonly isArchived: Scalars['Boolean']['output'];
  /** Whether one wants no word of it. */
  readonly isMuted: Scalars['Boolean']['output'];
  /** Whether one has blocked the other. */
  readonly isBlocked: Scalars['Boolean']['output'];
  /** Why one cannot write in it now; null where one can. */
  readonly closed?: Maybe<Refusal>;
  /** The last entry; null where there is none. */
  readonly last?: Maybe<ConversationEntry>;
  /** The offer that stands, or was agreed on. */
  readonly offer?: Maybe<Offer>;
  /** Whether the thing is kept for the buyer of this conversation. */
  readonly isReservedForBuyer: Scalars['Boolean']['output'];
  /** What may be done in it now. */
  readonly may: ReadonlyArray<ConversationCommand>;
  /** Its entries, oldest first: the last ones, or those before one. */
  readonly entries: ConversationEntries;
  /** Its entries after one, oldest first: what was missed. */
  readonly entriesAfter: ConversationEntries;
};


/** What a buyer and a seller say to each other about an ad, as one of the two sees it. */
export type ConversationEntriesArgs = {
  last?: Scalars['Int']['input'];
  before?: InputMaybe<Scalars['Int']['input']>;
};


/** What a buyer and a seller say to each other about an ad, as one of the two sees it. */
export type ConversationEntriesAfterArgs = {
  number: Scalars['Int']['input'];
  first?: Scalars['Int']['input'];
};

export type { ConversationCommand };

/** The ad that a conversation is about, as it stands now. A conversation outlives it. */
export type ConversationAd = {
  /** Its id. */
  readonly id: Scalars['ID']['output'];
  /** The title. */
  readonly title: Scalars['String']['output'];
  /** What the thing costs, as people read it. */
  readonly priceText: Scalars['String']['output'];
  /** The amount in whole francs, where the price is one. */
  readonly francs?: Maybe<Scalars['Int']['output']>;
  /** Where it stands; null where that is nobody’s business but its seller’s: it is paused, is looked at or its seller is away. */
  readonly status?: Maybe<AdStanding>;
  /** Whether it was taken away for good. */
  readonly isGone: Scalars['Boolean']['output'];
  /** The name of its cover in the picture store; null where it has none, or is gone. */
  readonly picture?: Maybe<Scalars['String']['output']>;
  /** The path of its page, in the language of the request; null where nobody sees it. */
  readonly path?: Maybe<Scalars['String']['output']>;
};

/** The other of a conversation. */
export type Correspondent = {
  /** What others’ calls name the account by. */
  readonly publicAccountId: Scalars['ID']['output'];
  /** Their name; null where they have none, or are gone. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** Their picture, by its name in the picture store. */
  readonly picture?: Maybe<Scalars['String']['output']>;
  /** Whether their account is gone for good: what they wrote is too. */
  readonly isGone: Scalars['Boolean']['output'];
  /** Until when they have said that they are away; null where they are there. */
  readonly awayUntil?: Maybe<Scalars['DateTime']['output']>;
};

/** An offer that stands, or was agreed on. */
export type Offer = {
  /** Its number among the entries. */
  readonly number: Scalars['Int']['output'];
  /** Whole francs. */
  readonly francs: Scalars['Int']['output'];
  /** Whether one made it oneself. */
  readonly isOwn: Scalars['Boolean']['output'];
  /** Whether both have agreed on it. */
  readonly isAgreed: Scalars['Boolean']['output'];
};

export type { ReportReason };

/** The conversation as it is after a command on it, or why that was refused. */
export type ConversationAnswer = Conversation | Refusal;

/** How somebody writes and is written to. */
export type MessagingSettings = {
  /** Until when one has said that one is away; null where one is there. */
  readonly awayUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Whether a mail tells of what was unread for a while. */
  readonly wantsMails: Scalars['Boolean']['output'];
  /** Whom one has blocked, the last one first. */
  readonly blocked: ReadonlyArray<Correspondent>;
};

/** The settings as they are now, or why they could not be changed. */
export type MessagingSettingsAnswer = MessagingSettings | Refusal;

export type { OwnAdGroup };

export type { SoldWhere };

export type { OwnAdCommand };

/** A page of one’s own ads. */
export type OwnAds = {
  /** The ads. */
  readonly ads: ReadonlyArray<OwnAd>;
  /** From where the next page goes on; null where this is the last. */
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  /** How many there are of each group. */
  readonly counts: OwnAdCounts;
};

/** How many ads one has. */
export type OwnAdCounts = {
  /** Of the group `ACTIVE`. */
  readonly active: Scalars['Int']['output'];
  /** Of the group `INACTIVE`. */
  readonly inactive: Scalars['Int']['output'];
};

/** An ad of one’s own, as its journal has it. */
export type OwnAd = {
  /** Its id. */
  readonly id: Scalars['ID']['output'];
  /** The title. */
  readonly title: Scalars['String']['output'];
  /** What the thing costs, as people read it. */
  readonly priceText: Scalars['String']['output'];
  /** `amount`, `free` or `onRequest`. */
  readonly priceKind: Scalars['String']['output'];
  /** The amount in whole francs, where the price is one. */
  readonly francs?: Maybe<Scalars['Int']['output']>;
  /** Where it stands. */
  readonly status: AdStanding;
  /** Why a moderator looks at it, or has said no. */
  readonly because?: Maybe<Scalars['String']['output']>;
  /** The name of its cover in the picture store; null where it has none. */
  readonly picture?: Maybe<Scalars['String']['output']>;
  /** The finest category known. */
  readonly category: Scalars['Int']['output'];
  /** The path of its page, in the language of the request; null where nobody sees it. */
  readonly path?: Maybe<Scalars['String']['output']>;
  /** When it was published; null where it was not. */
  readonly publishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When its term ends or ended; null where it has none yet. */
  readonly expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it was written or changed last. */
  readonly changedAt: Scalars['DateTime']['output'];
  /** What may be done with it now. */
  readonly may: ReadonlyArray<OwnAdCommand>;
  /** What it says, by the fields of the form. */
  readonly content: HandedContent;
};

/** What an ad says, by the fields of the form for ads. */
export type HandedContent = {
  /** What stands in the fields. */
  readonly values: ReadonlyArray<FieldEntry>;
  /** Names of photos, cover first. */
  readonly photos: ReadonlyArray<Scalars['String']['output']>;
};

/** What stands in a field of the form for an ad. */
export type FieldEntry = {
  /** The key of the field. */
  readonly key: Scalars['String']['output'];
  /** As it would be typed. */
  readonly value: Scalars['String']['output'];
};

/** The ad as it is after a command on it, or why that was refused. */
export type OwnAdAnswer = OwnAd | Refusal;

/** What is to be otherwise. A field that is left out stays, and null takes its value away. */
export type ProfileChanges = {
  /** The name that others see; 1 to 100 characters. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** A person, or a company; null is refused. */
  readonly sellerKind?: InputMaybe<SellerKind>;
  /** The phone number, as it is dialled in Switzerland or with +. */
  readonly phone?: InputMaybe<Scalars['String']['input']>;
  /** Whether ads keep it to themselves; null is refused. */
  readonly phoneHidden?: InputMaybe<Scalars['Boolean']['input']>;
  /** Four digits of a Swiss or Liechtenstein postcode. */
  readonly zipcode?: InputMaybe<Scalars['String']['input']>;
  /** A canton, by its code from 1 to 24. */
  readonly region?: InputMaybe<Scalars['Int']['input']>;
  /** The language of mails; null is refused. */
  readonly language?: InputMaybe<Language>;
};

/** A mail is on its way, if there is reason for one. */
export type MailSent = {
  /** The address that it goes to, as the market writes it. */
  readonly email: Scalars['String']['output'];
};

/** The address is verified. */
export type EmailVerified = {
  /** Whose it is. */
  readonly publicAccountId: Scalars['ID']['output'];
  /** The address, to log in with; null for an older link than the last one, and for an account whose address has changed since. */
  readonly email?: Maybe<Scalars['String']['output']>;
  /**
   * The path of the page where the user goes on: the one they came from, else that of their newest ad, else of their draft;
   * null if there is none of these.
   */
  readonly wayOn?: Maybe<Scalars['String']['output']>;
};

/** What is answered where a mail was asked for. */
export type MailAnswer = MailSent | Refusal;

/** What verifying is answered. */
export type VerifyEmailAnswer = EmailVerified | Refusal;

/** An ad that runs for another term. */
export type AdRenewed = {
  /** Its title, as its seller wrote it. */
  readonly title: Scalars['String']['output'];
  /** The path of its page, in the language of the request; null where nobody sees it. */
  readonly path?: Maybe<Scalars['String']['output']>;
  /** When its term ends now. */
  readonly expiresAt: Scalars['DateTime']['output'];
};

/** What renewing by a link is answered. */
export type RenewalAnswer = AdRenewed | Refusal;

/** What one looks for. What is left out or null means: any. */
export type ListingFilter = {
  /**
   * Free text, at most 200 characters. All of its words are looked for in title, text, category, brand and place; phrases
   * in quotation marks are looked for as they stand, and words after a minus sign must not be there.
   */
  readonly query?: InputMaybe<Scalars['String']['input']>;
  /** The language that the text is in; any of the four, if it is not told. */
  readonly queryLanguage?: InputMaybe<Language>;
  /** The id of a top-level category or of a subcategory. */
  readonly category?: InputMaybe<Scalars['Int']['input']>;
  /** The code of a canton, 1 to 24. Who looks in a canton looks in no localities, and the other way round. */
  readonly region?: InputMaybe<Scalars['Int']['input']>;
  /** How far beyond the canton one looks; within it, if it is not told. */
  readonly widened?: InputMaybe<Widening>;
  /** A part of the canton, as `localities.json` tells it. */
  readonly subregion?: InputMaybe<Scalars['String']['input']>;
  /** Places to look in, at most 10: ads in any of them. */
  readonly localities?: InputMaybe<ReadonlyArray<LocalityFilter>>;
  /** Only what somebody offers, or only what somebody looks for. */
  readonly kind?: InputMaybe<ListingKind>;
  /** The lowest price in whole francs, itself included. */
  readonly priceFrom?: InputMaybe<Scalars['Int']['input']>;
  /** The highest price in whole francs, itself included. */
  readonly priceTo?: InputMaybe<Scalars['Int']['input']>;
  /** Only what is given away. */
  readonly freeOnly?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only ads of sellers of this kind. */
  readonly seller?: InputMaybe<SellerKind>;
  /** Without ads that somebody has paid to show above the others. */
  readonly organic?: InputMaybe<Scalars['Boolean']['input']>;
  /** By numbers that ads of the category tell. What the category has no use for is an error. */
  readonly intervals?: InputMaybe<ReadonlyArray<IntervalFilter>>;
  /** By choices and texts that ads of the category tell. What the category has no use for is an error. */
  readonly selects?: InputMaybe<ReadonlyArray<SelectFilter>>;
};

/** A place to look in, and how far around it. */
export type LocalityFilter = {
  /** A postcode (`3011`), or the id of a town (`koeniz-be`), as `localities.json` tells them. */
  readonly localityID: Scalars['ID']['input'];
  /** Whole kilometres as the crow flies, 0 to 350; 0 for the place alone. */
  readonly radius?: Scalars['Int']['input'];
};

export type { Widening };

/** Bounds of a number that ads tell, both included. An absent one is open. */
export type IntervalFilter = {
  /** Which number: the key of a facet. */
  readonly key: Scalars['String']['input'];
  /** The least, in the unit of the facet. */
  readonly min?: InputMaybe<Scalars['Float']['input']>;
  /** The most, in the unit of the facet. */
  readonly max?: InputMaybe<Scalars['Float']['input']>;
};

/** Options of what ads tell: ads with any of them. */
export type SelectFilter = {
  /** Of what: the key of a facet. */
  readonly key: Scalars['String']['input'];
  /** Values of the options, at most 100; of a text in whatever case. */
  readonly options: ReadonlyArray<Scalars['String']['input']>;
};

export type { ListingSort };

/** What a search found, a page of it. */
export type ListingPage = {
  /** The ads of this page, in the order asked for. */
  readonly items: ReadonlyArray<Listing>;
  /** How many ads match, exactly and on all pages together. */
  readonly totalItemCount: Scalars['Int']['output'];
  /** How many ads each option of a filter would give. */
  readonly counts: ListingCounts;
  /** The filters that only ads of the category looked in have, in their order. */
  readonly facets: ReadonlyArray<Facet>;
  /** How far the ads of this page are from the nearest of the localities, where both places are known. */
  readonly distances: ReadonlyArray<ListingDistance>;
  /** Ads with a place in the gallery among all that match, newest first. */
  readonly gallery: ReadonlyArray<Listing>;
  /** Which page this is, and whether there are others. */
  readonly pageInfo: PageInfo;
  /** The search itself in one word, so that it can be asked for again; null where it tells more than fits one. */
  readonly searchToken?: Maybe<Scalars['String']['output']>;
};

/** How many ads each option would give, counted without that option's own filter. Options without an ad are left out. */
export type ListingCounts = {
  /** By category: the top-level ones and the subcategories. */
  readonly categories: ReadonlyArray<CategoryCount>;
  /** By canton, in the order of their codes. */
  readonly regions: ReadonlyArray<RegionCount>;
  /** By what an ad is for. */
  readonly kinds: ReadonlyArray<KindCount>;
  /** By kind of seller. */
  readonly sellers: ReadonlyArray<SellerCount>;
  /** How many are given away. */
  readonly free: Scalars['Int']['output'];
};

/** How many ads are for something. */
export type KindCount = {
  /** What they are for. */
  readonly kind: ListingKind;
  /** How many there are. */
  readonly count: Scalars['Int']['output'];
};

/** How many ads sellers of a kind have. */
export type SellerCount = {
  /** The kind of seller. */
  readonly seller: SellerKind;
  /** How many there are. */
  readonly count: Scalars['Int']['output'];
};

/** A filter that ads of a category have: by options, or by bounds of a number. */
export type Facet = SelectFacet | IntervalFacet;

/** A filter by options. */
export type SelectFacet = {
  /** What `SelectFilter` calls it: `brand`. */
  readonly key: Scalars['String']['output'];
  /** Its name in the language of the request. */
  readonly label: Scalars['String']['output'];
  /** What can be chosen, with how many ads each would give, counted without this filter; the most frequent first. */
  readonly options: ReadonlyArray<FacetOption>;
};

/** An option of a filter. */
export type FacetOption = {
  /** What `SelectFilter` calls it. */
  readonly value: Scalars['String']['output'];
  /** Its name in the language of the request, or as most sellers spell it. */
  readonly label: Scalars['String']['output'];
  /** How many ads it would give. */
  readonly count: Scalars['Int']['output'];
};

/** A filter by the bounds of a number. */
export type IntervalFacet = {
  /** What `IntervalFilter` calls it: `mileage`. */
  readonly key: Scalars['String']['output'];
  /** Its name in the language of the request. */
  readonly label: Scalars['String']['output'];
  /** As one writes it after a number: `km`. Null where a number stands alone. */
  readonly unit?: Maybe<Scalars['String']['output']>;
  /** The least that an ad can tell. */
  readonly min: Scalars['Float']['output'];
  /** The most that an ad can tell. */
  readonly max: Scalars['Float']['output'];
  /** By how much one number differs from the next. */
  readonly step: Scalars['Float']['output'];
};

/** How far an ad is. */
export type ListingDistance = {
  /** The id of the ad. */
  readonly id: Scalars['ID']['output'];
  /** Metres as the crow flies. */
  readonly metres: Scalars['Int']['output'];
};

/** How many ads a category would give. */
export type CategoryCount = {
  /** The category. */
  readonly category: Category;
  /** How many ads are in it or in a subcategory of it. */
  readonly count: Scalars['Int']['output'];
};

/** How many ads a canton would give. */
export type RegionCount = {
  /** The canton. */
  readonly region: Canton;
  /** How many ads are there. */
  readonly count: Scalars['Int']['output'];
};

/** A page among the pages of a result. */
export type PageInfo = {
  /** The number of this page, from 1. */
  readonly page: Scalars['Int']['output'];
  /** How many items a full page has. */
  readonly pageSize: Scalars['Int']['output'];
  /** How many pages there are; 0 where nothing matches. */
  readonly pageCount: Scalars['Int']['output'];
  /** Whether there is a page before this one. */
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  /** Whether there is a page after this one. */
  readonly hasNextPage: Scalars['Boolean']['output'];
  /** The moment of page 1, as the argument `asOf` of further pages takes it. */
  readonly asOf: Scalars['String']['output'];
};

/** A place where one is logged in. */
export type Session = {
  /** By this one ends it. It lets nobody in. */
  readonly id: Scalars['ID']['output'];
  /** Whether it is the one that asks. */
  readonly isThis: Scalars['Boolean']['output'];
  /** What the browser calls itself, in a few words: `Firefox, Linux`. */
  readonly agent: Scalars['String']['output'];
  /** The network that it was seen in last: the first part of its address. */
  readonly place: Scalars['String']['output'];
  /** When it began. */
  readonly created: Scalars['DateTime']['output'];
  /** When it was seen last, to some minutes. */
  readonly seen: Scalars['DateTime']['output'];
};

/** A session has begun, or goes on under a new token. */
export type SessionStarted = {
  /** What calls carry in x-csrf-token from now on; the cookie holds it too. */
  readonly token: Scalars['String']['output'];
  /** Whose session it is. */
  readonly me: Me;
};

/** What is answered where a session begins or is renewed. */
export type SessionAnswer = SessionStarted | Refusal;

/** What a text may become. */
export type SearchSuggestions = {
  /** The suggestions of a type together, in the order in which the types are shown. There is no group without any. */
  readonly suggestionGroups: ReadonlyArray<SearchSuggestionGroup>;
};

/** The suggestions of one type. */
export type SearchSuggestionGroup = {
  /** What they are. */
  readonly type: SearchSuggestionType;
  /** The suggestions, the likeliest first; of a history the latest first. */
  readonly suggestions: ReadonlyArray<SearchSuggestion>;
};

/** A search that is suggested. */
export type SearchSuggestion = {
  /** By this one tells that it was picked, or deletes it. */
  readonly searchSuggestionID: Scalars['ID']['output'];
  /** What it is. */
  readonly type: SearchSuggestionType;
  /** The search that it stands for, in one word. */
  readonly searchToken: Scalars['String']['output'];
  /** What it is called, in pieces: plain, bold, plain and so on, the first one plain and maybe empty. Bold is what was typed. */
  readonly labelTitleHighlighted: ReadonlyArray<Scalars['String']['output']>;
  /**
   * The category that is looked in, in the language of the request; of a subcategory itself, the one above. Null where
   * there is none.
   */
  readonly labelDescription?: Maybe<Scalars['String']['output']>;
  /** Whether it can be deleted: what is one's own history. */
  readonly deletable: Scalars['Boolean']['output'];
};

export type { SearchSuggestionType };

/** How it went. */
export type SuggestionOutcome = {
  /** Whether it is as was asked for; also where it had been so already. */
  readonly success: Scalars['Boolean']['output'];
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  AccountAnswer:
    | ( MeSource )
    | ( Refusal )
  ;
  PhoneAnswer:
    | ( Phone )
    | ( Refusal )
  ;
  MessageAnswer:
    | ( Omit<MessageTaken, 'entry' | 'conversation'> & { entry: _RefType['ConversationEntry'], conversation: _RefType['Conversation'] } )
    | ( Refusal )
  ;
  KeepDraftAnswer:
    | ( KeptDraft )
    | ( Refusal )
  ;
  EmailChangeAnswer:
    | ( EmailChangeConfirmed )
    | ( Refusal )
  ;
  PublishAnswer:
    | ( AdTaken )
    | ( Refusal )
  ;
  DeletionAnswer:
    | ( DeletionRequested )
    | ( Refusal )
  ;
  UndoDeletionAnswer:
    | ( DeletionUndone )
    | ( Refusal )
  ;
  LeavingReasonAnswer:
    | ( LeavingReasonNoted )
    | ( Refusal )
  ;
  Price:
    | ( AmountSource )
    | ( FreeSource )
    | ( OnRequestSource )
  ;
  MailLinkAnswer:
    | ( MailLink )
    | ( Refusal )
  ;
  ConversationAnswer:
    | ( ConversationSource )
    | ( Refusal )
  ;
  MessagingSettingsAnswer:
    | ( MessagingSettingsSource )
    | ( Refusal )
  ;
  OwnAdAnswer:
    | ( OwnAdSource )
    | ( Refusal )
  ;
  MailAnswer:
    | ( MailSent )
    | ( Refusal )
  ;
  VerifyEmailAnswer:
    | ( EmailVerified )
    | ( Refusal )
  ;
  RenewalAnswer:
    | ( AdRenewed )
    | ( Refusal )
  ;
  Facet:
    | ( SelectFacetSource )
    | ( IntervalFacetSource )
  ;
  SessionAnswer:
    | ( Omit<SessionStarted, 'me'> & { me: _RefType['Me'] } )
    | ( Refusal )
  ;
};


/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Me: ResolverTypeWrapper<MeSource>;
  AccountStatus: AccountStatus;
  AccountAnswer: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AccountAnswer']>;
  Refusal: ResolverTypeWrapper<Refusal>;
  FieldProblem: ResolverTypeWrapper<FieldProblem>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ContactBox: ResolverTypeWrapper<ContactBox>;
  ContactState: ContactState;
  Phone: ResolverTypeWrapper<Phone>;
  PhoneAnswer: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PhoneAnswer']>;
  ConversationEntries: ResolverTypeWrapper<Omit<ConversationEntries, 'entries'> & { entries: ReadonlyArray<ResolversTypes['ConversationEntry']> }>;
  ConversationEntry: ResolverTypeWrapper<ConversationEntrySource>;
  EntryKind: EntryKind;
  EntryStanding: EntryStanding;
  MessageWarning: ResolverTypeWrapper<MessageWarning>;
  WarningKind: WarningKind;
  MessageTaken: ResolverTypeWrapper<Omit<MessageTaken, 'entry' | 'conversation'> & { entry: ResolversTypes['ConversationEntry'], conversation: ResolversTypes['Conversation'] }>;
  MessageAnswer: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['MessageAnswer']>;
  FoundMessages: ResolverTypeWrapper<Omit<FoundMessages, 'found'> & { found: ReadonlyArray<ResolversTypes['FoundMessage']> }>;
  FoundMessage: ResolverTypeWrapper<Omit<FoundMessage, 'entry' | 'conversation'> & { entry: ResolversTypes['ConversationEntry'], conversation: ResolversTypes['Conversation'] }>;
  KeptDraft: ResolverTypeWrapper<KeptDraft>;
  KeepDraftAnswer: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['KeepDraftAnswer']>;
  EmailChangeSide: EmailChangeSide;
  EmailChangeConfirmed: ResolverTypeWrapper<EmailChangeConfirmed>;
  EmailChangeAnswer: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['EmailChangeAnswer']>;
  FieldValue: FieldValue;
  AdTaken: ResolverTypeWrapper<AdTaken>;
  AdStanding: AdStanding;
  InsertionQuota: ResolverTypeWrapper<InsertionQuota>;
  PublishAnswer: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PublishAnswer']>;
  CategoryGuess: ResolverTypeWrapper<CategoryGuess>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  PriceBand: ResolverTypeWrapper<PriceBand>;
  LikelyDuplicate: ResolverTypeWrapper<LikelyDuplicate>;
  DuplicateReason: DuplicateReason;
  TitleSuggestion: ResolverTypeWrapper<TitleSuggestion>;
  DeletionRequested: ResolverTypeWrapper<DeletionRequested>;
  DeletionUndone: ResolverTypeWrapper<DeletionUndone>;
  LeavingReasonNoted: ResolverTypeWrapper<LeavingReasonNoted>;
  LeavingReason: LeavingReason;
  DeletionAnswer: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DeletionAnswer']>;
  UndoDeletionAnswer: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['UndoDeletionAnswer']>;
  LeavingReasonAnswer: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['LeavingReasonAnswer']>;
  Listing: ResolverTypeWrapper<ListingSource>;
  ListingKind: ListingKind;
  ListingStatus: ListingStatus;
  Price: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['Price']>;
  Amount: ResolverTypeWrapper<AmountSource>;
  Free: ResolverTypeWrapper<FreeSource>;
  OnRequest: ResolverTypeWrapper<OnRequestSource>;
  ListingPlace: ResolverTypeWrapper<Omit<ListingPlace, 'canton'> & { canton?: Maybe<ResolversTypes['Canton']> }>;
  Seller: ResolverTypeWrapper<Omit<Seller, 'picture'> & { picture?: Maybe<ResolversTypes['Picture']> }>;
  SellerKind: SellerKind;
  Picture: ResolverTypeWrapper<PictureSource>;
  PictureFormat: PictureFormat;
  PictureAddress: ResolverTypeWrapper<PictureAddress>;
  ListingParameter: ResolverTypeWrapper<ListingParameter>;
  MailLinkPurpose: MailLinkPurpose;
  MailLinkState: MailLinkState;
  MailLink: ResolverTypeWrapper<MailLink>;
  MailLinkAnswer: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['MailLinkAnswer']>;
  DailyLimit: DailyLimit;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Language: Language;
  Category: ResolverTypeWrapper<CategorySource>;
  Canton: ResolverTypeWrapper<CantonSource>;
  MessagesTab: MessagesTab;
  MessageInput: MessageInput;
  Conversations: ResolverTypeWrapper<Omit<Conversations, 'conversations'> & { conversations: ReadonlyArray<ResolversTypes['Conversation']> }>;
  ConversationCounts: ResolverTypeWrapper<ConversationCounts>;
  TabCounts: ResolverTypeWrapper<TabCounts>;
  Conversation: ResolverTypeWrapper<ConversationSource>;
  ConversationCommand: ConversationCommand;
  ConversationAd: ResolverTypeWrapper<ConversationAdSource>;
  Correspondent: ResolverTypeWrapper<CorrespondentSource>;
  Offer: ResolverTypeWrapper<Offer>;
  ReportReason: ReportReason;
  ConversationAnswer: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ConversationAnswer']>;
  MessagingSettings: ResolverTypeWrapper<MessagingSettingsSource>;
  MessagingSettingsAnswer: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['MessagingSettingsAnswer']>;
  OwnAdGroup: OwnAdGroup;
  SoldWhere: SoldWhere;
  OwnAdCommand: OwnAdCommand;
  OwnAds: ResolverTypeWrapper<Omit<OwnAds, 'ads'> & { ads: ReadonlyArray<ResolversTypes['OwnAd']> }>;
  OwnAdCounts: ResolverTypeWrapper<OwnAdCounts>;
  OwnAd: ResolverTypeWrapper<OwnAdSource>;
  HandedContent: ResolverTypeWrapper<HandedContent>;
  FieldEntry: ResolverTypeWrapper<FieldEntry>;
  OwnAdAnswer: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['OwnAdAnswer']>;
  ProfileChanges: ProfileChanges;
  MailSent: ResolverTypeWrapper<MailSent>;
  EmailVerified: ResolverTypeWrapper<EmailVerified>;
  MailAnswer: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['MailAnswer']>;
  VerifyEmailAnswer: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['VerifyEmailAnswer']>;
  AdRenewed: ResolverTypeWrapper<AdRenewed>;
  RenewalAnswer: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RenewalAnswer']>;
  ListingFilter: ListingFilter;
  LocalityFilter: LocalityFilter;
  Widening: Widening;
  IntervalFilter: IntervalFilter;
  SelectFilter: SelectFilter;
  ListingSort: ListingSort;
  ListingPage: ResolverTypeWrapper<ListingPageSource>;
  ListingCounts: ResolverTypeWrapper<Omit<ListingCounts, 'categories' | 'regions' | 'kinds' | 'sellers'> & { categories: ReadonlyArray<ResolversTypes['CategoryCount']>, regions: ReadonlyArray<ResolversTypes['RegionCount']>, kinds: ReadonlyArray<ResolversTypes['KindCount']>, sellers: ReadonlyArray<ResolversTypes['SellerCount']> }>;
  KindCount: ResolverTypeWrapper<KindCountSource>;
  SellerCount: ResolverTypeWrapper<SellerCountSource>;
  Facet: ResolverTypeWrapper<FacetSource>;
  SelectFacet: ResolverTypeWrapper<SelectFacetSource>;
  FacetOption: ResolverTypeWrapper<FacetOption>;
  IntervalFacet: ResolverTypeWrapper<IntervalFacetSource>;
  ListingDistance: ResolverTypeWrapper<ListingDistance>;
  CategoryCount: ResolverTypeWrapper<CategoryCountSource>;
  RegionCount: ResolverTypeWrapper<RegionCountSource>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  Session: ResolverTypeWrapper<SessionSource>;
  SessionStarted: ResolverTypeWrapper<Omit<SessionStarted, 'me'> & { me: ResolversTypes['Me'] }>;
  SessionAnswer: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SessionAnswer']>;
  SearchSuggestions: ResolverTypeWrapper<SearchSuggestions>;
  SearchSuggestionGroup: ResolverTypeWrapper<SearchSuggestionGroup>;
  SearchSuggestion: ResolverTypeWrapper<SearchSuggestion>;
  SearchSuggestionType: SearchSuggestionType;
  SuggestionOutcome: ResolverTypeWrapper<SuggestionOutcome>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Query: Record<PropertyKey, never>;
  ID: Scalars['ID']['output'];
  Boolean: Scalars['Boolean']['output'];
  Me: MeSource;
  AccountAnswer: ResolversUnionTypes<ResolversParentTypes>['AccountAnswer'];
  Refusal: Refusal;
  FieldProblem: FieldProblem;
  Mutation: Record<PropertyKey, never>;
  ContactBox: ContactBox;
  Phone: Phone;
  PhoneAnswer: ResolversUnionTypes<ResolversParentTypes>['PhoneAnswer'];
  ConversationEntries: Omit<ConversationEntries, 'entries'> & { entries: ReadonlyArray<ResolversParentTypes['ConversationEntry']> };
  ConversationEntry: ConversationEntrySource;
  MessageWarning: MessageWarning;
  MessageTaken: Omit<MessageTaken, 'entry' | 'conversation'> & { entry: ResolversParentTypes['ConversationEntry'], conversation: ResolversParentTypes['Conversation'] };
  MessageAnswer: ResolversUnionTypes<ResolversParentTypes>['MessageAnswer'];
  FoundMessages: Omit<FoundMessages, 'found'> & { found: ReadonlyArray<ResolversParentTypes['FoundMessage']> };
  FoundMessage: Omit<FoundMessage, 'entry' | 'conversation'> & { entry: ResolversParentTypes['ConversationEntry'], conversation: ResolversParentTypes['Conversation'] };
  KeptDraft: KeptDraft;
  KeepDraftAnswer: ResolversUnionTypes<ResolversParentTypes>['KeepDraftAnswer'];
  EmailChangeConfirmed: EmailChangeConfirmed;
  EmailChangeAnswer: ResolversUnionTypes<ResolversParentTypes>['EmailChangeAnswer'];
  FieldValue: FieldValue;
  AdTaken: AdTaken;
  InsertionQuota: InsertionQuota;
  PublishAnswer: ResolversUnionTypes<ResolversParentTypes>['PublishAnswer'];
  CategoryGuess: CategoryGuess;
  Float: Scalars['Float']['output'];
  PriceBand: PriceBand;
  LikelyDuplicate: LikelyDuplicate;
  TitleSuggestion: TitleSuggestion;
  DeletionRequested: DeletionRequested;
  DeletionUndone: DeletionUndone;
  LeavingReasonNoted: LeavingReasonNoted;
  DeletionAnswer: ResolversUnionTypes<ResolversParentTypes>['DeletionAnswer'];
  UndoDeletionAnswer: ResolversUnionTypes<ResolversParentTypes>['UndoDeletionAnswer'];
  LeavingReasonAnswer: ResolversUnionTypes<ResolversParentTypes>['LeavingReasonAnswer'];
  Listing: ListingSource;
  Price: ResolversUnionTypes<ResolversParentTypes>['Price'];
  Amount: AmountSource;
  Free: FreeSource;
  OnRequest: OnRequestSource;
  ListingPlace: Omit<ListingPlace, 'canton'> & { canton?: Maybe<ResolversParentTypes['Canton']> };
  Seller: Omit<Seller, 'picture'> & { picture?: Maybe<ResolversParentTypes['Picture']> };
  Picture: PictureSource;
  PictureAddress: PictureAddress;
  ListingParameter: ListingParameter;
  MailLink: MailLink;
  MailLinkAnswer: ResolversUnionTypes<ResolversParentTypes>['MailLinkAnswer'];
  DateTime: Scalars['DateTime']['output'];
  Category: CategorySource;
  Canton: CantonSource;
  MessageInput: MessageInput;
  Conversations: Omit<Conversations, 'conversations'> & { conversations: ReadonlyArray<ResolversParentTypes['Conversation']> };
  ConversationCounts: ConversationCounts;
  TabCounts: TabCounts;
  Conversation: ConversationSource;
  ConversationAd: ConversationAdSource;
  Correspondent: CorrespondentSource;
  Offer: Offer;
  ConversationAnswer: ResolversUnionTypes<ResolversParentTypes>['ConversationAnswer'];
  MessagingSettings: MessagingSettingsSource;
  MessagingSettingsAnswer: ResolversUnionTypes<ResolversParentTypes>['MessagingSettingsAnswer'];
  OwnAds: Omit<OwnAds, 'ads'> & { ads: ReadonlyArray<ResolversParentTypes['OwnAd']> };
  OwnAdCounts: OwnAdCounts;
  OwnAd: OwnAdSource;
  HandedContent: HandedContent;
  FieldEntry: FieldEntry;
  OwnAdAnswer: ResolversUnionTypes<ResolversParentTypes>['OwnAdAnswer'];
  ProfileChanges: ProfileChanges;
  MailSent: MailSent;
  EmailVerified: EmailVerified;
  MailAnswer: ResolversUnionTypes<ResolversParentTypes>['MailAnswer'];
  VerifyEmailAnswer: ResolversUnionTypes<ResolversParentTypes>['VerifyEmailAnswer'];
  AdRenewed: AdRenewed;
  RenewalAnswer: ResolversUnionTypes<ResolversParentTypes>['RenewalAnswer'];
  ListingFilter: ListingFilter;
  LocalityFilter: LocalityFilter;
  IntervalFilter: IntervalFilter;
  SelectFilter: SelectFilter;
  ListingPage: ListingPageSource;
  ListingCounts: Omit<ListingCounts, 'categories' | 'regions' | 'kinds' | 'sellers'> & { categories: ReadonlyArray<ResolversParentTypes['CategoryCount']>, regions: ReadonlyArray<ResolversParentTypes['RegionCount']>, kinds: ReadonlyArray<ResolversParentTypes['KindCount']>, sellers: ReadonlyArray<ResolversParentTypes['SellerCount']> };
  KindCount: KindCountSource;
  SellerCount: SellerCountSource;
  Facet: FacetSource;
  SelectFacet: SelectFacetSource;
  FacetOption: FacetOption;
  IntervalFacet: IntervalFacetSource;
  ListingDistance: ListingDistance;
  CategoryCount: CategoryCountSource;
  RegionCount: RegionCountSource;
  PageInfo: PageInfo;
  Session: SessionSource;
  SessionStarted: Omit<SessionStarted, 'me'> & { me: ResolversParentTypes['Me'] };
  SessionAnswer: ResolversUnionTypes<ResolversParentTypes>['SessionAnswer'];
  SearchSuggestions: SearchSuggestions;
  SearchSuggestionGroup: SearchSuggestionGroup;
  SearchSuggestion: SearchSuggestion;
  SuggestionOutcome: SuggestionOutcome;
  Int: Scalars['Int']['output'];
  String: Scalars['String']['output'];
};

export type ListSizeDirectiveArgs = {
  assumedSize: Scalars['Int']['input'];
  slicingArguments?: Maybe<ReadonlyArray<Scalars['String']['input']>>;
  sizedFields?: Maybe<ReadonlyArray<Scalars['String']['input']>>;
};

export type ListSizeDirectiveResolver<Result, Parent, ContextType = OperationContext, Args = ListSizeDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type CostDirectiveArgs = {
  weight: Scalars['Int']['input'];
};

export type CostDirectiveResolver<Result, Parent, ContextType = OperationContext, Args = CostDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type DailyLimitDirectiveArgs = {
  of: DailyLimit;
};

export type DailyLimitDirectiveResolver<Result, Parent, ContextType = OperationContext, Args = DailyLimitDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type QueryResolvers<ContextType = OperationContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  me?: Resolver<Maybe<ResolversTypes['Me']>, ParentType, ContextType>;
  contactBox?: Resolver<Maybe<ResolversTypes['ContactBox']>, ParentType, ContextType, RequireFields<QueryContactBoxArgs, 'listing'>>;
  myDrafts?: Resolver<Maybe<ReadonlyArray<ResolversTypes['KeptDraft']>>, ParentType, ContextType>;
  insertionQuota?: Resolver<Maybe<ResolversTypes['InsertionQuota']>, ParentType, ContextType, RequireFields<QueryInsertionQuotaArgs, 'category'>>;
  categoryGuesses?: Resolver<ReadonlyArray<ResolversTypes['CategoryGuess']>, ParentType, ContextType, RequireFields<QueryCategoryGuessesArgs, 'title'>>;
  priceBand?: Resolver<Maybe<ResolversTypes['PriceBand']>, ParentType, ContextType, RequireFields<QueryPriceBandArgs, 'subcategory' | 'values'>>;
  likelyDuplicates?: Resolver<ReadonlyArray<ResolversTypes['LikelyDuplicate']>, ParentType, ContextType, RequireFields<QueryLikelyDuplicatesArgs, 'title' | 'photos'>>;
  titleSuggestions?: Resolver<ReadonlyArray<ResolversTypes['TitleSuggestion']>, ParentType, ContextType, RequireFields<QueryTitleSuggestionsArgs, 'title'>>;
  listing?: Resolver<Maybe<ResolversTypes['Listing']>, ParentType, ContextType, RequireFields<QueryListingArgs, 'id'>>;
  mailLink?: Resolver<ResolversTypes['MailLinkAnswer'], ParentType, ContextType, RequireFields<QueryMailLinkArgs, 'purpose' | 'token'>>;
  categories?: Resolver<ReadonlyArray<ResolversTypes['Category']>, ParentType, ContextType>;
  conversations?: Resolver<Maybe<ResolversTypes['Conversations']>, ParentType, ContextType, RequireFields<QueryConversationsArgs, 'tab' | 'archived' | 'first'>>;
  conversationCounts?: Resolver<Maybe<ResolversTypes['ConversationCounts']>, ParentType, ContextType>;
  conversation?: Resolver<Maybe<ResolversTypes['Conversation']>, ParentType, ContextType, RequireFields<QueryConversationArgs, 'id'>>;
  searchMessages?: Resolver<Maybe<ResolversTypes['FoundMessages']>, ParentType, ContextType, RequireFields<QuerySearchMessagesArgs, 'text' | 'first'>>;
  messagingSettings?: Resolver<Maybe<ResolversTypes['MessagingSettings']>, ParentType, ContextType>;
  myAds?: Resolver<Maybe<ResolversTypes['OwnAds']>, ParentType, ContextType, RequireFields<QueryMyAdsArgs, 'group' | 'first'>>;
  ownAd?: Resolver<Maybe<ResolversTypes['OwnAd']>, ParentType, ContextType, RequireFields<QueryOwnAdArgs, 'id'>>;
  searchListings?: Resolver<ResolversTypes['ListingPage'], ParentType, ContextType, RequireFields<QuerySearchListingsArgs, 'sort' | 'page'>>;
  searchSuggestions?: Resolver<ResolversTypes['SearchSuggestions'], ParentType, ContextType, RequireFields<QuerySearchSuggestionsArgs, 'query' | 'first'>>;
};

export type MeResolvers<ContextType = OperationContext, ParentType extends ResolversParentTypes['Me'] = ResolversParentTypes['Me']> = {
  publicAccountId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phoneHidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  zipcode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  region?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sellerKind?: Resolver<ResolversTypes['SellerKind'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
  picture?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isModerator?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AccountStatus'], ParentType, ContextType>;
  pendingEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  emailChangeConfirmedBy?: Resolver<ReadonlyArray<ResolversTypes['EmailChangeSide']>, ParentType, ContextType>;
  deletionUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  sessions?: Resolver<ReadonlyArray<ResolversTypes['Session']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AccountStatusResolvers = EnumResolverSignature<{ UNVERIFIED?: any, ACTIVE?: any, DEACTIVATED?: any, LEAVING?: any }, ResolversTypes['AccountStatus']>;

export type AccountAnswerResolvers<ContextType = OperationContext, ParentType extends ResolversParentTypes['AccountAnswer'] = ResolversParentTypes['AccountAnswer']> = {
  __resolveType: TypeResolveFn<'Me' | 'Refusal', ParentType, ContextType>;
};

export type RefusalResolvers<ContextType = OperationContext, ParentType extends ResolversParentTypes['Refusal'] = ResolversParentTypes['Refusal']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  problems?: Resolver<ReadonlyArray<ResolversTypes['FieldProblem']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FieldProblemResolvers<ContextType = OperationContext, ParentType extends ResolversParentTypes['FieldProblem'] = ResolversParentTypes['FieldProblem']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = OperationContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  showPhone?: Resolver<ResolversTypes['PhoneAnswer'], ParentType, ContextType, RequireFields<MutationShowPhoneArgs, 'listing'>>;
  keepDraft?: Resolver<ResolversTypes['KeepDraftAnswer'], ParentType, ContextType, RequireFields<MutationKeepDraftArgs, 'id' | 'facts' | 'after'>>;
  requestEmailChange?: Resolver<ResolversTypes['AccountAnswer'], ParentType, ContextType, RequireFields<MutationRequestEmailChangeArgs, 'email' | 'password'>>;
  confirmEmailChange?: Resolver<ResolversTypes['EmailChangeAnswer'], ParentType, ContextType, RequireFields<MutationConfirmEmailChangeArgs, 'token'>>;
  publishAd?: Resolver<ResolversTypes['PublishAnswer'], ParentType, ContextType, RequireFields<MutationPublishAdArgs, 'draft' | 'values' | 'photos'>>;
  insertionSuggestionClick?: Resolver<ResolversTypes['SuggestionOutcome'], ParentType, ContextType, RequireFields<MutationInsertionSuggestionClickArgs, 'id'>>;
  insertionSuggestionDelete?: Resolver<ResolversTypes['SuggestionOutcome'], ParentType, ContextType, RequireFields<MutationInsertionSuggestionDeleteArgs, 'id'>>;
  deactivateAccount?: Resolver<ResolversTypes['AccountAnswer'], ParentType, ContextType, RequireFields<MutationDeactivateAccountArgs, 'password'>>;
  reactivateAccount?: Resolver<ResolversTypes['AccountAnswer'], ParentType, ContextType, Partial<MutationReactivateAccountArgs>>;
  deleteAccount?: Resolver<ResolversTypes['DeletionAnswer'], ParentType, ContextType, RequireFields<MutationDeleteAccountArgs, 'password'>>;
  undoDeletion?: Resolver<ResolversTypes['UndoDeletionAnswer'], ParentType, ContextType, Partial<MutationUndoDeletionArgs>>;
  giveLeavingReason?: Resolver<ResolversTypes['LeavingReasonAnswer'], ParentType, ContextType, RequireFields<MutationGiveLeavingReasonArgs, 'publicAccountId' | 'reason'>>;
  writeAboutAd?: Resolver<ResolversTypes['MessageAnswer'], ParentType, ContextType, RequireFields<MutationWriteAboutAdArgs, 'listing' | 'message'>>;
  sendMessage?: Resolver<ResolversTypes['MessageAnswer'], ParentType, ContextType, RequireFields<MutationSendMessageArgs, 'conversation' | 'message'>>;
  readConversation?: Resolver<ResolversTypes['ConversationAnswer'], ParentType, ContextType, RequireFields<MutationReadConversationArgs, 'id' | 'upTo'>>;
  archiveConversation?: Resolver<ResolversTypes['ConversationAnswer'], ParentType, ContextType, RequireFields<MutationArchiveConversationArgs, 'id'>>;
  unarchiveConversation?: Resolver<ResolversTypes['ConversationAnswer'], ParentType, ContextType, RequireFields<MutationUnarchiveConversationArgs, 'id'>>;
  muteConversation?: Resolver<ResolversTypes['ConversationAnswer'], ParentType, ContextType, RequireFields<MutationMuteConversationArgs, 'id'>>;
  unmuteConversation?: Resolver<ResolversTypes['ConversationAnswer'], ParentType, ContextType, RequireFields<MutationUnmuteConversationArgs, 'id'>>;
  blockCorrespondent?: Resolver<ResolversTypes['ConversationAnswer'], ParentType, ContextType, RequireFields<MutationBlockCorrespondentArgs, 'conversation'>>;
  unblockCorrespondent?: Resolver<ResolversTypes['ConversationAnswer'], ParentType, ContextType, RequireFields<MutationUnblockCorrespondentArgs, 'conversation'>>;
  reportConversation?: Resolver<ResolversTypes['ConversationAnswer'], ParentType, ContextType, RequireFields<MutationReportConversationArgs, 'id' | 'reason' | 'entries' | 'text'>>;
  makeOffer?: Resolver<ResolversTypes['MessageAnswer'], ParentType, ContextType, RequireFields<MutationMakeOfferArgs, 'conversation' | 'key' | 'francs'>>;
  acceptOffer?: Resolver<ResolversTypes['ConversationAnswer'], ParentType, ContextType, RequireFields<MutationAcceptOfferArgs, 'conversation' | 'offer'>>;
  declineOffer?: Resolver<ResolversTypes['ConversationAnswer'], ParentType, ContextType, RequireFields<MutationDeclineOfferArgs, 'conversation' | 'offer'>>;
  withdrawOffer?: Resolver<ResolversTypes['ConversationAnswer'], ParentType, ContextType, RequireFields<MutationWithdrawOfferArgs, 'conversation' | 'offer'>>;
  reserveForBuyer?: Resolver<ResolversTypes['ConversationAnswer'], ParentType, ContextType, RequireFields<MutationReserveForBuyerArgs, 'conversation'>>;
  endReservationForBuyer?: Resolver<ResolversTypes['ConversationAnswer'], ParentType, ContextType, RequireFields<MutationEndReservationForBuyerArgs, 'conversation'>>;
  tellTyping?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationTellTypingArgs, 'conversation'>>;
  unblockAccount?: Resolver<ResolversTypes['MessagingSettingsAnswer'], ParentType, ContextType, RequireFields<MutationUnblockAccountArgs, 'publicAccountId'>>;
  goAway?: Resolver<ResolversTypes['MessagingSettingsAnswer'], ParentType, ContextType, RequireFields<MutationGoAwayArgs, 'until'>>;
  comeBack?: Resolver<ResolversTypes['MessagingSettingsAnswer'], ParentType, ContextType>;
  stopMessageMails?: Resolver<ResolversTypes['MessagingSettingsAnswer'], ParentType, ContextType>;
  wantMessageMails?: Resolver<ResolversTypes['MessagingSettingsAnswer'], ParentType, ContextType>;
  reviseAd?: Resolver<ResolversTypes['OwnAdAnswer'], ParentType, ContextType, RequireFields<MutationReviseAdArgs, 'id' | 'values' | 'photos'>>;
  repriceAd?: Resolver<ResolversTypes['OwnAdAnswer'], ParentType, ContextType, RequireFields<MutationRepriceAdArgs, 'id' | 'kind' | 'price'>>;
  pauseAd?: Resolver<ResolversTypes['OwnAdAnswer'], ParentType, ContextType, RequireFields<MutationPauseAdArgs, 'id'>>;
  resumeAd?: Resolver<ResolversTypes['OwnAdAnswer'], ParentType, ContextType, RequireFields<MutationResumeAdArgs, 'id'>>;
  reserveAd?: Resolver<ResolversTypes['OwnAdAnswer'], ParentType, ContextType, RequireFields<MutationReserveAdArgs, 'id'>>;
  endReservation?: Resolver<ResolversTypes['OwnAdAnswer'], ParentType, ContextType, RequireFields<MutationEndReservationArgs, 'id'>>;
  sellAd?: Resolver<ResolversTypes['OwnAdAnswer'], ParentType, ContextType, RequireFields<MutationSellAdArgs, 'id' | 'where'>>;
  cancelSale?: Resolver<ResolversTypes['OwnAdAnswer'], ParentType, ContextType, RequireFields<MutationCancelSaleArgs, 'id'>>;
  renewAd?: Resolver<ResolversTypes['OwnAdAnswer'], ParentType, ContextType, RequireFields<MutationRenewAdArgs, 'id'>>;
  removeAd?: Resolver<ResolversTypes['OwnAdAnswer'], ParentType, ContextType, RequireFields<MutationRemoveAdArgs, 'id'>>;
  requestPasswordReset?: Resolver<ResolversTypes['MailAnswer'], ParentType, ContextType, RequireFields<MutationRequestPasswordResetArgs, 'email'>>;
  resetPassword?: Resolver<ResolversTypes['SessionAnswer'], ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'token' | 'password'>>;
  changePassword?: Resolver<ResolversTypes['SessionAnswer'], ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'current' | 'password'>>;
  changeProfile?: Resolver<ResolversTypes['AccountAnswer'], ParentType, ContextType, RequireFields<MutationChangeProfileArgs, 'changes'>>;
  register?: Resolver<ResolversTypes['MailAnswer'], ParentType, ContextType, RequireFields<MutationRegisterArgs, 'email' | 'password' | 'sellerKind' | 'language'>>;
  requestVerification?: Resolver<ResolversTypes['AccountAnswer'], ParentType, ContextType, Partial<MutationRequestVerificationArgs>>;
  requestVerificationByAddress?: Resolver<ResolversTypes['MailAnswer'], ParentType, ContextType, RequireFields<MutationRequestVerificationByAddressArgs, 'email'>>;
  verifyEmail?: Resolver<ResolversTypes['VerifyEmailAnswer'], ParentType, ContextType, RequireFields<MutationVerifyEmailArgs, 'token'>>;
  renewByLink?: Resolver<ResolversTypes['RenewalAnswer'], ParentType, ContextType, RequireFields<MutationRenewByLinkArgs, 'token'>>;
  endSession?: Resolver<ResolversTypes['AccountAnswer'], ParentType, ContextType, RequireFields<MutationEndSessionArgs, 'id'>>;
  endOtherSessions?: Resolver<ResolversTypes['AccountAnswer'], ParentType, ContextType>;
  searchSuggestionClick?: Resolver<ResolversTypes['SuggestionOutcome'], ParentType, ContextType, RequireFields<MutationSearchSuggestionClickArgs, 'searchSuggestionID'>>;
  searchSuggestionDelete?: Resolver<ResolversTypes['SuggestionOutcome'], ParentType, ContextType, RequireFields<MutationSearchSuggestionDeleteArgs, 'searchSuggestionID'>>;
  searchSubmitted?: Resolver<ResolversTypes['SuggestionOutcome'], ParentType, ContextType, RequireFields<MutationSearchSubmittedArgs, 'searchToken' | 'userIdentifier'>>;
  searchHistoryClear?: Resolver<ResolversTypes['SuggestionOutcome'], ParentType, ContextType, RequireFields<MutationSearchHistoryClearArgs, 'userIdentifier'>>;
};

export type ContactBoxResolvers<ContextType = OperationContext, ParentType extends ResolversParentTypes['ContactBox'] = ResolversParentTypes['ContactBox']> = {
  state?: Resolver<ResolversTypes['ContactState'], ParentType, ContextType>;
  conversation?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  mayWrite?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPhone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  awayUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ContactStateResolvers = EnumResolverSignature<{ OWN?: any, OPEN?: any, AWAY?: any, RESERVED?: any, RESERVED_FOR_YOU?: any, SOLD?: any, OVER?: any, BLOCKED?: any, UNAVAILABLE?: any }, ResolversTypes['ContactState']>;

export type PhoneResolvers<ContextType = OperationContext, ParentType extends ResolversParentTypes['Phone'] = ResolversParentTypes['Phone']> = {
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PhoneAnswerResolvers<ContextType = OperationContext, ParentType extends ResolversParentTypes['PhoneAnswer'] = ResolversParentTypes['PhoneAnswer']> = {
  __resolveType: TypeResolveFn<'Phone' | 'Refusal', ParentType, ContextType>;
};

export type ConversationEntriesResolvers<ContextType = OperationContext, ParentType extends ResolversParentTypes['ConversationEntries'] = ResolversParentTypes['ConversationEntries']> = {
  entries?: Resolver<ReadonlyArray<ResolversTypes['ConversationEntry']>, ParentType, ContextType>;
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ConversationEntryResolvers<ContextType = OperationContext, ParentType extends ResolversParentTypes['ConversationEntry'] = ResolversParentTypes['ConversationEntry']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['EntryKind'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pictures?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  isErased?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  francs?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  offer?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  standing?: Resolver<Maybe<ResolversTypes['EntryStanding']>, ParentType, ContextType>;
  warnings?: Resolver<ReadonlyArray<ResolversTypes['MessageWarning']>, ParentType, ContextType>;
};

export type EntryKindResolvers = EnumResolverSignature<{ MESSAGE?: any, OFFER?: any, COUNTER_OFFER?: any, OFFER_ACCEPTED?: any, OFFER_DECLINED?: any, OFFER_WITHDRAWN?: any, RESERVED?: any, RESERVATION_ENDED?: any }, ResolversTypes['EntryKind']>;

export type EntryStandingResolvers = EnumResolverSignature<{ SENT?: any, DELIVERED?: any, READ?: any }, ResolversTypes['EntryStanding']>;

export type MessageWarningResolvers<ContextType = OperationContext, ParentType extends ResolversParentTypes['MessageWarning'] = ResolversParentTypes['MessageWarning']> = {
  kind?: Resolver<ResolversTypes['WarningKind'], ParentType, ContextType>;
  words?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WarningKindResolvers = EnumResolverSignature<{ LINK?: any, FOREIGN_PHONE?: any, OTHER_CHANNEL?: any, PAYMENT?: any, SECRET?: any }, ResolversTypes['WarningKind']>;

export type MessageTakenResolvers<ContextType = OperationContext, ParentType extends ResolversParentTypes['MessageTaken'] = ResolversParentTypes['MessageTaken']> = {
  entry?: Resolver<ResolversTypes['ConversationEntry'], ParentType, ContextType>;
  conversation?: Resolver<ResolversTypes['Conversation'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MessageAnswerResolvers<ContextType = OperationContext, ParentType extends ResolversParentTypes['MessageAnswer'] = ResolversParentTypes['MessageAnswer']> = {
  __resolveType: TypeResolveFn<'MessageTaken' | 'Refusal', ParentType, ContextType>;
};

export type FoundMessagesResolvers<ContextType = OperationContext, ParentType extends ResolversParentTypes['FoundMessages'] = ResolversParentTypes['FoundMessages']> = {
  found?: Resolver<ReadonlyArray<ResolversTypes['FoundMessage']>, ParentType, ContextType>;
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  since?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type FoundMessageResolvers<ContextType = OperationContext, ParentType extends ResolversParentTypes['FoundMessage'] = ResolversParentTypes['FoundMessage']> = {
  entry?: Resolver<ResolversTypes['ConversationEntry'], ParentType, ContextType>;
  conversation?: Resolver<ResolversTypes['Conversation'], ParentType, ContextType>;
};

export type KeptDraftResolvers<ContextType = OperationContext, ParentType extends ResolversParentTypes['KeptDraft'] = ResolversParentTypes['KeptDraft']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  facts?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type KeepDraftAnswerResolvers<ContextType = OperationContext, ParentType extends ResolversParentTypes['KeepDraftAnswer'] = ResolversParentTypes['KeepDraftAnswer']> = {
  __resolveType: TypeResolveFn<'KeptDraft' | 'Refusal', ParentType, ContextType>;
};

export type EmailChangeSideResolvers = EnumResolverSignature<{ OLD?: any, NEW?: any }, ResolversTypes['EmailChangeSide']>;

export type EmailChangeConfirmedResolvers<ContextType = OperationContext, ParentType extends ResolversParentTypes['EmailChangeConfirmed'] = ResolversParentTypes['EmailChangeConfirmed']> = {
  isComplete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['EmailChangeSide'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EmailChangeAnswerResolvers<ContextType = OperationContext, ParentType extends ResolversParentTypes['EmailChangeAnswer'] = ResolversParentTypes['EmailChangeAnswer']> = {
  __resolveType: TypeResolveFn<'EmailChangeConfirmed' | 'Refusal', ParentType, ContextType>;
};

export type AdTakenResolvers<ContextType = OperationContext, ParentType extends ResolversParentTypes['AdTaken'] = ResolversParentTypes['AdTaken']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AdStanding'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AdStandingResolvers = EnumResolverSignature<{ DRAFT?: any, AWAITING_VERIFICATION?: any, IN_REVIEW?: any, REJECTED?: any, ACTIVE?: any, PAUSED?: any, RESERVED?: any, SOLD?: any, EXPIRED?: any, REMOVED?: any }, ResolversTypes['AdStanding']>;

export type InsertionQuotaResolvers<ContextType = OperationContext, ParentType extends ResolversParentTypes['InsertionQuota'] = ResolversParentTypes['InsertionQuota']> = {
  running?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  most?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PublishAnswerResolvers<ContextType = OperationContext, ParentType extends ResolversParentTypes['PublishAnswer'] = ResolversParentTypes['PublishAnswer']> = {
  __resolveType: TypeResolveFn<'AdTaken' | 'Refusal', ParentType, ContextType>;
};

export type CategoryGuessResolvers<ContextType = OperationContext, ParentType extends ResolversParentTypes['CategoryGuess'] = ResolversParentTypes['CategoryGuess']> = {
  category?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  subcategory?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  confidence?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PriceBandResolvers<ContextType = OperationContext, ParentType extends ResolversParentTypes['PriceBand'] = ResolversParentTypes['PriceBand']> = {
  low?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  median?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  high?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sample?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LikelyDuplicateResolvers<ContextType = OperationContext, ParentType extends ResolversParentTypes['LikelyDuplicate'] = ResolversParentTypes['LikelyDuplicate']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['DuplicateReason'], ParentType, ContextType>;
};

export type DuplicateReasonResolvers = EnumResolverSignature<{ TITLE?: any, PHOTO?: any }, ResolversTypes['DuplicateReason']>;

export type TitleSuggestionResolvers<ContextType = OperationContext, ParentType extends ResolversParentTypes['TitleSuggestion'] = ResolversParentTypes['TitleSuggestion']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeletionRequestedResolvers<ContextType = OperationContext, ParentType extends ResolversParentTypes['DeletionRequested'] = ResolversParentTypes['DeletionRequested']> = {
  publicAccountId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeletionUndoneResolvers<ContextType = OperationContext, ParentType extends ResolversParentTypes['DeletionUndone'] = ResolversParentTypes['DeletionUndone']> = {
  publicAccountId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LeavingReasonNotedResolvers<ContextType = OperationContext, ParentType extends ResolversParentTypes['LeavingReasonNoted'] = ResolversParentTypes['LeavingReasonNoted']> = {
  publicAccountId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LeavingReasonResolvers = EnumResolverSignature<{ NOT_NEEDED?: any, NO_SUCCESS?: any, TOO_MANY_MAILS?: any, HARD_TO_USE?: any, BAD_EXPERIENCE?: any, PRIVACY?: any, OTHER_ACCOUNT?: any, OTHER?: any }, ResolversTypes['LeavingReason']>;

export type DeletionAnswerResolvers<ContextType = OperationContext, ParentType extends ResolversParentTypes['DeletionAnswer'] = ResolversParentTypes['DeletionAnswer']> = {
  __resolveType: TypeResolveFn<'DeletionRequested' | 'Refusal', ParentType, ContextType>;
};

export type UndoDeletionAnswerResolvers<ContextType = OperationContext, ParentType extends ResolversParentTypes['UndoDeletionAnswer'] = ResolversParentTypes['UndoDeletionAnswer']> = {
  __resolveType: TypeResolveFn<'DeletionUndone' | 'Refusal', ParentType, ContextType>;
};

export type LeavingReasonAnswerResolvers<ContextType = OperationContext, ParentType extends ResolversParentTypes['LeavingReasonAnswer'] = ResolversParentTypes['LeavingReasonAnswer']> = {
  __resolveType: TypeResolveFn<'LeavingReasonNoted' | 'Refusal', ParentType, ContextType>;
};

export type ListingResolvers<ContextType = OperationContext, ParentType extends ResolversParentTypes['Listing'] = ResolversParentTypes['Listing']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ListingKind'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ListingStatus'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['Category'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Price'], ParentType, ContextType>;
  place?: Resolver<ResolversTypes['ListingPlace'], ParentType, ContextType>;
  seller?: Resolver<ResolversTypes['Seller'], ParentType, ContextType>;
  pictures?: Resolver<ReadonlyArray<ResolversTypes['Picture']>, ParentType, ContextType>;
  parameters?: Resolver<ReadonlyArray<ResolversTypes['ListingParameter']>, ParentType, ContextType>;
  listedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isHighlighted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  similar?: Resolver<ReadonlyArray<ResolversTypes['Listing']>, ParentType, ContextType>;
  externalUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ListingKindResolvers = EnumResolverSignature<{ OFFER?: any, WANTED?: any }, ResolversTypes['ListingKind']>;

export type ListingStatusResolvers = EnumResolverSignature<{ ACTIVE?: any, RESERVED?: any, SOLD?: any, EXPIRED?: any }, ResolversTypes['ListingStatus']>;

export type PriceResolvers<ContextType = OperationContext, ParentType extends ResolversParentTypes['Price'] = ResolversParentTypes['Price']> = {
  __resolveType: TypeResolveFn<'Amount' | 'Free' | 'OnRequest', ParentType, ContextType>;
};

export type AmountResolvers<ContextType = OperationContext, ParentType extends ResolversParentTypes['Amount'] = ResolversParentTypes['Amount']> = {
  francs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  previousFrancs?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FreeResolvers<ContextType = OperationContext, ParentType extends ResolversParentTypes['Free'] = ResolversParentTypes['Free']> = {
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OnRequestResolvers<ContextType = OperationContext, ParentType extends ResolversParentTypes['OnRequest'] = ResolversParentTypes['OnRequest']> = {
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ListingPlaceResolvers<ContextType = OperationContext, ParentType extends ResolversParentTypes['ListingPlace'] = ResolversParentTypes['ListingPlace']> = {
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postcode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  locality?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  canton?: Resolver<Maybe<ResolversTypes['Canton']>, ParentType, ContextType>;
};

export type SellerResolvers<ContextType = OperationContext, ParentType extends ResolversParentTypes['Seller'] = ResolversParentTypes['Seller']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SellerKind'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  picture?: Resolver<Maybe<ResolversTypes['Picture']>, ParentType, ContextType>;
};

export type SellerKindResolvers = EnumResolverSignature<{ PRIVATE?: any, COMPANY?: any }, ResolversTypes['SellerKind']>;

export type PictureResolvers<ContextType = OperationContext, ParentType extends ResolversParentTypes['Picture'] = ResolversParentTypes['Picture']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  addresses?: Resolver<ReadonlyArray<ResolversTypes['PictureAddress']>, ParentType, ContextType, RequireFields<PictureAddressesArgs, 'format'>>;
};

export type PictureFormatResolvers = EnumResolverSignature<{ AVIF?: any, WEBP?: any, JPEG?: any }, ResolversTypes['PictureFormat']>;

export type PictureAddressResolvers<ContextType = OperationContext, ParentType extends ResolversParentTypes['PictureAddress'] = ResolversParentTypes['PictureAddress']> = {
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ListingParameterResolvers<ContextType = OperationContext, ParentType extends ResolversParentTypes['ListingParameter'] = ResolversParentTypes['ListingParameter']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type MailLinkPurposeResolvers = EnumResolverSignature<{ VERIFY_EMAIL?: any, CONFIRM_EMAIL_CHANGE?: any, UNDO_DELETION?: any }, ResolversTypes['MailLinkPurpose']>;

export type MailLinkStateResolvers = EnumResolverSignature<{ OPEN?: any, HALF?: any, DONE?: any }, ResolversTypes['MailLinkState']>;

export type MailLinkResolvers<ContextType = OperationContext, ParentType extends ResolversParentTypes['MailLink'] = ResolversParentTypes['MailLink']> = {
  state?: Resolver<ResolversTypes['MailLinkState'], ParentType, ContextType>;
  publicAccountId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  wayOn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MailLinkAnswerResolvers<ContextType = OperationContext, ParentType extends ResolversParentTypes['MailLinkAnswer'] = ResolversParentTypes['MailLinkAnswer']> = {
  __resolveType: TypeResolveFn<'MailLink' | 'Refusal', ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type LanguageResolvers = EnumResolverSignature<{ DE?: any, FR?: any, IT?: any, EN?: any }, ResolversTypes['Language']>;

export type CategoryResolvers<ContextType = OperationContext, ParentType extends ResolversParentTypes['Category'] = ResolversParentTypes['Category']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<CategoryNameArgs>>;
  parent?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType>;
  children?: Resolver<ReadonlyArray<ResolversTypes['Category']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CantonResolvers<ContextType = OperationContext, ParentType extends ResolversParentTypes['Canton'] = ResolversParentTypes['Canton']> = {
  code?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType, Partial<CantonNameArgs>>;
  abbreviations?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MessagesTabResolvers = EnumResolverSignature<{ BUYING?: any, SELLING?: any }, ResolversTypes['MessagesTab']>;

export type ConversationsResolvers<ContextType = OperationContext, ParentType extends ResolversParentTypes['Conversations'] = ResolversParentTypes['Conversations']> = {
  conversations?: Resolver<ReadonlyArray<ResolversTypes['Conversation']>, ParentType, ContextType>;
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ConversationCountsResolvers<ContextType = OperationContext, ParentType extends ResolversParentTypes['ConversationCounts'] = ResolversParentTypes['ConversationCounts']> = {
  buying?: Resolver<ResolversTypes['TabCounts'], ParentType, ContextType>;
  selling?: Resolver<ResolversTypes['TabCounts'], ParentType, ContextType>;
};

export type TabCountsResolvers<ContextType = OperationContext, ParentType extends ResolversParentTypes['TabCounts'] = ResolversParentTypes['TabCounts']> = {
  unread?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  archived?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ConversationResolvers<ContextType = OperationContext, ParentType extends ResolversParentTypes['Conversation'] = ResolversParentTypes['Conversation']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  tab?: Resolver<ResolversTypes['MessagesTab'], ParentType, ContextType>;
  buyerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ad?: Resolver<ResolversTypes['ConversationAd'], ParentType, ContextType>;
  other?: Resolver<ResolversTypes['Correspondent'], ParentType, ContextType>;
  unread?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  readUpTo?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isArchived?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isMuted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isBlocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  closed?: Resolver<Maybe<ResolversTypes['Refusal']>, ParentType, ContextType>;
  last?: Resolver<Maybe<ResolversTypes['ConversationEntry']>, ParentType, ContextType>;
  offer?: Resolver<Maybe<ResolversTypes['Offer']>, ParentType, ContextType>;
  isReservedForBuyer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  may?: Resolver<ReadonlyArray<ResolversTypes['ConversationCommand']>, ParentType, ContextType>;
  entries?: Resolver<ResolversTypes['ConversationEntries'], ParentType, ContextType, RequireFields<ConversationEntriesArgs, 'last'>>;
  entriesAfter?: Resolver<ResolversTypes['ConversationEntries'], ParentType, ContextType, RequireFields<ConversationEntriesAfterArgs, 'number' | 'first'>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConversationCommandResolvers = EnumResolverSignature<{ WRITE?: any, OFFER?: any, ACCEPT?: any, DECLINE?: any, WITHDRAW?: any, RESERVE?: any, END_RESERVATION?: any }, ResolversTypes['ConversationCommand']>;

export type ConversationAdResolvers<ContextType = OperationContext, ParentType extends ResolversParentTypes['ConversationAd'] = ResolversParentTypes['ConversationAd']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  priceText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  francs?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['AdStanding']>, ParentType, ContextType>;
  isGone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  picture?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CorrespondentResolvers<ContextType = OperationContext, ParentType extends ResolversParentTypes['Correspondent'] = ResolversParentTypes['Correspondent']> = {
  publicAccountId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  picture?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isGone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  awayUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type OfferResolvers<ContextType = OperationContext, ParentType extends ResolversParentTypes['Offer'] = ResolversParentTypes['Offer']> = {
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  francs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isAgreed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ReportReasonResolvers = EnumResolverSignature<{ FRAUD?: any, HARASSMENT?: any, SPAM?: any, FORBIDDEN?: any, OTHER?: any }, ResolversTypes['ReportReason']>;

export type ConversationAnswerResolvers<ContextType = OperationContext, ParentType extends ResolversParentTypes['ConversationAnswer'] = ResolversParentTypes['ConversationAnswer']> = {
  __resolveType: TypeResolveFn<'Conversation' | 'Refusal', ParentType, ContextType>;
};

export type MessagingSettingsResolvers<ContextType = OperationContext, ParentType extends ResolversParentTypes['MessagingSettings'] = ResolversParentTypes['MessagingSettings']> = {
  awayUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  wantsMails?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  blocked?: Resolver<ReadonlyArray<ResolversTypes['Correspondent']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MessagingSettingsAnswerResolvers<ContextType = OperationContext, ParentType extends ResolversParentTypes['MessagingSettingsAnswer'] = ResolversParentTypes['MessagingSettingsAnswer']> = {
  __resolveType: TypeResolveFn<'MessagingSettings' | 'Refusal', ParentType, ContextType>;
};

export type OwnAdGroupResolvers = EnumResolverSignature<{ ACTIVE?: any, INACTIVE?: any }, ResolversTypes['OwnAdGroup']>;

export type SoldWhereResolvers = EnumResolverSignature<{ HERE?: any, ELSEWHERE?: any, UNTOLD?: any }, ResolversTypes['SoldWhere']>;

export type OwnAdCommandResolvers = EnumResolverSignature<{ EDIT?: any, REPRICE?: any, PAUSE?: any, RESUME?: any, RESERVE?: any, END_RESERVATION?: any, SELL?: any, CANCEL_SALE?: any, RENEW?: any, REMOVE?: any }, ResolversTypes['OwnAdCommand']>;

export type OwnAdsResolvers<ContextType = OperationContext, ParentType extends ResolversParentTypes['OwnAds'] = ResolversParentTypes['OwnAds']> = {
  ads?: Resolver<ReadonlyArray<ResolversTypes['OwnAd']>, ParentType, ContextType>;
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  counts?: Resolver<ResolversTypes['OwnAdCounts'], ParentType, ContextType>;
};

export type OwnAdCountsResolvers<ContextType = OperationContext, ParentType extends ResolversParentTypes['OwnAdCounts'] = ResolversParentTypes['OwnAdCounts']> = {
  active?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  inactive?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OwnAdResolvers<ContextType = OperationContext, ParentType extends ResolversParentTypes['OwnAd'] = ResolversParentTypes['OwnAd']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  priceText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  priceKind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  francs?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AdStanding'], ParentType, ContextType>;
  because?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  picture?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  publishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  may?: Resolver<ReadonlyArray<ResolversTypes['OwnAdCommand']>, ParentType, ContextType>;
  content?: Resolver<ResolversTypes['HandedContent'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HandedContentResolvers<ContextType = OperationContext, ParentType extends ResolversParentTypes['HandedContent'] = ResolversParentTypes['HandedContent']> = {
  values?: Resolver<ReadonlyArray<ResolversTypes['FieldEntry']>, ParentType, ContextType>;
  photos?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FieldEntryResolvers<ContextType = OperationContext, ParentType extends ResolversParentTypes['FieldEntry'] = ResolversParentTypes['FieldEntry']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OwnAdAnswerResolvers<ContextType = OperationContext, ParentType extends ResolversParentTypes['OwnAdAnswer'] = ResolversParentTypes['OwnAdAnswer']> = {
  __resolveType: TypeResolveFn<'OwnAd' | 'Refusal', ParentType, ContextType>;
};

export type MailSentResolvers<ContextType = OperationContext, ParentType extends ResolversParentTypes['MailSent'] = ResolversParentTypes['MailSent']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EmailVerifiedResolvers<ContextType = OperationContext, ParentType extends ResolversParentTypes['EmailVerified'] = ResolversParentTypes['EmailVerified']> = {
  publicAccountId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  wayOn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MailAnswerResolvers<ContextType = OperationContext, ParentType extends ResolversParentTypes['MailAnswer'] = ResolversParentTypes['MailAnswer']> = {
  __resolveType: TypeResolveFn<'MailSent' | 'Refusal', ParentType, ContextType>;
};

export type VerifyEmailAnswerResolvers<ContextType = OperationContext, ParentType extends ResolversParentTypes['VerifyEmailAnswer'] = ResolversParentTypes['VerifyEmailAnswer']> = {
  __resolveType: TypeResolveFn<'EmailVerified' | 'Refusal', ParentType, ContextType>;
};

export type AdRenewedResolvers<ContextType = OperationContext, ParentType extends ResolversParentTypes['AdRenewed'] = ResolversParentTypes['AdRenewed']> = {
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RenewalAnswerResolvers<ContextType = OperationContext, ParentType extends ResolversParentTypes['RenewalAnswer'] = ResolversParentTypes['RenewalAnswer']> = {
  __resolveType: TypeResolveFn<'AdRenewed' | 'Refusal', ParentType, ContextType>;
};

export type WideningResolvers = EnumResolverSignature<{ NEIGHBOURS?: any, COUNTRY?: any }, ResolversTypes['Widening']>;

export type ListingSortResolvers = EnumResolverSignature<{ CHEAPEST?: any, EXPENSIVE?: any, OLDEST?: any, NEWEST?: any, RELEVANT?: any, NEAREST?: any }, ResolversTypes['ListingSort']>;

export type ListingPageResolvers<ContextType = OperationContext, ParentType extends ResolversParentTypes['ListingPage'] = ResolversParentTypes['ListingPage']> = {
  items?: Resolver<ReadonlyArray<ResolversTypes['Listing']>, ParentType, ContextType>;
  totalItemCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  counts?: Resolver<ResolversTypes['ListingCounts'], ParentType, ContextType>;
  facets?: Resolver<ReadonlyArray<ResolversTypes['Facet']>, ParentType, ContextType>;
  distances?: Resolver<ReadonlyArray<ResolversTypes['ListingDistance']>, ParentType, ContextType>;
  gallery?: Resolver<ReadonlyArray<ResolversTypes['Listing']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  searchToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ListingCountsResolvers<ContextType = OperationContext, ParentType extends ResolversParentTypes['ListingCounts'] = ResolversParentTypes['ListingCounts']> = {
  categories?: Resolver<ReadonlyArray<ResolversTypes['CategoryCount']>, ParentType, ContextType>;
  regions?: Resolver<ReadonlyArray<ResolversTypes['RegionCount']>, ParentType, ContextType>;
  kinds?: Resolver<ReadonlyArray<ResolversTypes['KindCount']>, ParentType, ContextType>;
  sellers?: Resolver<ReadonlyArray<ResolversTypes['SellerCount']>, ParentType, ContextType>;
  free?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type KindCountResolvers<ContextType = OperationContext, ParentType extends ResolversParentTypes['KindCount'] = ResolversParentTypes['KindCount']> = {
  kind?: Resolver<ResolversTypes['ListingKind'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SellerCountResolvers<ContextType = OperationContext, ParentType extends ResolversParentTypes['SellerCount'] = ResolversParentTypes['SellerCount']> = {
  seller?: Resolver<ResolversTypes['SellerKind'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FacetResolvers<ContextType = OperationContext, ParentType extends ResolversParentTypes['Facet'] = ResolversParentTypes['Facet']> = {
  __resolveType: TypeResolveFn<'SelectFacet' | 'IntervalFacet', ParentType, ContextType>;
};

export type SelectFacetResolvers<ContextType = OperationContext, ParentType extends ResolversParentTypes['SelectFacet'] = ResolversParentTypes['SelectFacet']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  options?: Resolver<ReadonlyArray<ResolversTypes['FacetOption']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FacetOptionResolvers<ContextType = OperationContext, ParentType extends ResolversParentTypes['FacetOption'] = ResolversParentTypes['FacetOption']> = {
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type IntervalFacetResolvers<ContextType = OperationContext, ParentType extends ResolversParentTypes['IntervalFacet'] = ResolversParentTypes['IntervalFacet']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  min?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  max?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  step?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ListingDistanceResolvers<ContextType = OperationContext, ParentType extends ResolversParentTypes['ListingDistance'] = ResolversParentTypes['ListingDistance']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  metres?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CategoryCountResolvers<ContextType = OperationContext, ParentType extends ResolversParentTypes['CategoryCount'] = ResolversParentTypes['CategoryCount']> = {
  category?: Resolver<ResolversTypes['Category'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RegionCountResolvers<ContextType = OperationContext, ParentType extends ResolversParentTypes['RegionCount'] = ResolversParentTypes['RegionCount']> = {
  region?: Resolver<ResolversTypes['Canton'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = OperationContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  asOf?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SessionResolvers<ContextType = OperationContext, ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isThis?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  agent?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  place?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  created?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  seen?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SessionStartedResolvers<ContextType = OperationContext, ParentType extends ResolversParentTypes['SessionStarted'] = ResolversParentTypes['SessionStarted']> = {
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  me?: Resolver<ResolversTypes['Me'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SessionAnswerResolvers<ContextType = OperationContext, ParentType extends ResolversParentTypes['SessionAnswer'] = ResolversParentTypes['SessionAnswer']> = {
  __resolveType: TypeResolveFn<'SessionStarted' | 'Refusal', ParentType, ContextType>;
};

export type SearchSuggestionsResolvers<ContextType = OperationContext, ParentType extends ResolversParentTypes['SearchSuggestions'] = ResolversParentTypes['SearchSuggestions']> = {
  suggestionGroups?: Resolver<ReadonlyArray<ResolversTypes['SearchSuggestionGroup']>, ParentType, ContextType>;
};

export type SearchSuggestionGroupResolvers<ContextType = OperationContext, ParentType extends ResolversParentTypes['SearchSuggestionGroup'] = ResolversParentTypes['SearchSuggestionGroup']> = {
  type?: Resolver<ResolversTypes['SearchSuggestionType'], ParentType, ContextType>;
  suggestions?: Resolver<ReadonlyArray<ResolversTypes['SearchSuggestion']>, ParentType, ContextType>;
};

export type SearchSuggestionResolvers<ContextType = OperationContext, ParentType extends ResolversParentTypes['SearchSuggestion'] = ResolversParentTypes['SearchSuggestion']> = {
  searchSuggestionID?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['SearchSuggestionType'], ParentType, ContextType>;
  searchToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  labelTitleHighlighted?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  labelDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deletable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SearchSuggestionTypeResolvers = EnumResolverSignature<{ correctkeyword?: any, historykeyword?: any, categoryItem?: any, gratiskeyword?: any, searchkeyword?: any, historycategory?: any, popcategory?: any, searchcategory?: any }, ResolversTypes['SearchSuggestionType']>;

export type SuggestionOutcomeResolvers<ContextType = OperationContext, ParentType extends ResolversParentTypes['SuggestionOutcome'] = ResolversParentTypes['SuggestionOutcome']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type Resolvers<ContextType = OperationContext> = {
  Query?: QueryResolvers<ContextType>;
  Me?: MeResolvers<ContextType>;
  AccountStatus?: AccountStatusResolvers;
  AccountAnswer?: AccountAnswerResolvers<ContextType>;
  Refusal?: RefusalResolvers<ContextType>;
  FieldProblem?: FieldProblemResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  ContactBox?: ContactBoxResolvers<ContextType>;
  ContactState?: ContactStateResolvers;
  Phone?: PhoneResolvers<ContextType>;
  PhoneAnswer?: PhoneAnswerResolvers<ContextType>;
  ConversationEntries?: ConversationEntriesResolvers<ContextType>;
  ConversationEntry?: ConversationEntryResolvers<ContextType>;
  EntryKind?: EntryKindResolvers;
  EntryStanding?: EntryStandingResolvers;
  MessageWarning?: MessageWarningResolvers<ContextType>;
  WarningKind?: WarningKindResolvers;
  MessageTaken?: MessageTakenResolvers<ContextType>;
  MessageAnswer?: MessageAnswerResolvers<ContextType>;
  FoundMessages?: FoundMessagesResolvers<ContextType>;
  FoundMessage?: FoundMessageResolvers<ContextType>;
  KeptDraft?: KeptDraftResolvers<ContextType>;
  KeepDraftAnswer?: KeepDraftAnswerResolvers<ContextType>;
  EmailChangeSide?: EmailChangeSideResolvers;
  EmailChangeConfirmed?: EmailChangeConfirmedResolvers<ContextType>;
  EmailChangeAnswer?: EmailChangeAnswerResolvers<ContextType>;
  AdTaken?: AdTakenResolvers<ContextType>;
  AdStanding?: AdStandingResolvers;
  InsertionQuota?: InsertionQuotaResolvers<ContextType>;
  PublishAnswer?: PublishAnswerResolvers<ContextType>;
  CategoryGuess?: CategoryGuessResolvers<ContextType>;
  PriceBand?: PriceBandResolvers<ContextType>;
  LikelyDuplicate?: LikelyDuplicateResolvers<ContextType>;
  DuplicateReason?: DuplicateReasonResolvers;
  TitleSuggestion?: TitleSuggestionResolvers<ContextType>;
  DeletionRequested?: DeletionRequestedResolvers<ContextType>;
  DeletionUndone?: DeletionUndoneResolvers<ContextType>;
  LeavingReasonNoted?: LeavingReasonNotedResolvers<ContextType>;
  LeavingReason?: LeavingReasonResolvers;
  DeletionAnswer?: DeletionAnswerResolvers<ContextType>;
  UndoDeletionAnswer?: UndoDeletionAnswerResolvers<ContextType>;
  LeavingReasonAnswer?: LeavingReasonAnswerResolvers<ContextType>;
  Listing?: ListingResolvers<ContextType>;
  ListingKind?: ListingKindResolvers;
  ListingStatus?: ListingStatusResolvers;
  Price?: PriceResolvers<ContextType>;
  Amount?: AmountResolvers<ContextType>;
  Free?: FreeResolvers<ContextType>;
  OnRequest?: OnRequestResolvers<ContextType>;
  ListingPlace?: ListingPlaceResolvers<ContextType>;
  Seller?: SellerResolvers<ContextType>;
  SellerKind?: SellerKindResolvers;
  Picture?: PictureResolvers<ContextType>;
  PictureFormat?: PictureFormatResolvers;
  PictureAddress?: PictureAddressResolvers<ContextType>;
  ListingParameter?: ListingParameterResolvers<ContextType>;
  MailLinkPurpose?: MailLinkPurposeResolvers;
  MailLinkState?: MailLinkStateResolvers;
  MailLink?: MailLinkResolvers<ContextType>;
  MailLinkAnswer?: MailLinkAnswerResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  Language?: LanguageResolvers;
  Category?: CategoryResolvers<ContextType>;
  Canton?: CantonResolvers<ContextType>;
  MessagesTab?: MessagesTabResolvers;
  Conversations?: ConversationsResolvers<ContextType>;
  ConversationCounts?: ConversationCountsResolvers<ContextType>;
  TabCounts?: TabCountsResolvers<ContextType>;
  Conversation?: ConversationResolvers<ContextType>;
  ConversationCommand?: ConversationCommandResolvers;
  ConversationAd?: ConversationAdResolvers<ContextType>;
  Correspondent?: CorrespondentResolvers<ContextType>;
  Offer?: OfferResolvers<ContextType>;
  ReportReason?: ReportReasonResolvers;
  ConversationAnswer?: ConversationAnswerResolvers<ContextType>;
  MessagingSettings?: MessagingSettingsResolvers<ContextType>;
  MessagingSettingsAnswer?: MessagingSettingsAnswerResolvers<ContextType>;
  OwnAdGroup?: OwnAdGroupResolvers;
  SoldWhere?: SoldWhereResolvers;
  OwnAdCommand?: OwnAdCommandResolvers;
  OwnAds?: OwnAdsResolvers<ContextType>;
  OwnAdCounts?: OwnAdCountsResolvers<ContextType>;
  OwnAd?: OwnAdResolvers<ContextType>;
  HandedContent?: HandedContentResolvers<ContextType>;
  FieldEntry?: FieldEntryResolvers<ContextType>;
  OwnAdAnswer?: OwnAdAnswerResolvers<ContextType>;
  MailSent?: MailSentResolvers<ContextType>;
  EmailVerified?: EmailVerifiedResolvers<ContextType>;
  MailAnswer?: MailAnswerResolvers<ContextType>;
  VerifyEmailAnswer?: VerifyEmailAnswerResolvers<ContextType>;
  AdRenewed?: AdRenewedResolvers<ContextType>;
  RenewalAnswer?: RenewalAnswerResolvers<ContextType>;
  Widening?: WideningResolvers;
  ListingSort?: ListingSortResolvers;
  ListingPage?: ListingPageResolvers<ContextType>;
  ListingCounts?: ListingCountsResolvers<ContextType>;
  KindCount?: KindCountResolvers<ContextType>;
  SellerCount?: SellerCountResolvers<ContextType>;
  Facet?: FacetResolvers<ContextType>;
  SelectFacet?: SelectFacetResolvers<ContextType>;
  FacetOption?: FacetOptionResolvers<ContextType>;
  IntervalFacet?: IntervalFacetResolvers<ContextType>;
  ListingDistance?: ListingDistanceResolvers<ContextType>;
  CategoryCount?: CategoryCountResolvers<ContextType>;
  RegionCount?: RegionCountResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  SessionStarted?: SessionStartedResolvers<ContextType>;
  SessionAnswer?: SessionAnswerResolvers<ContextType>;
  SearchSuggestions?: SearchSuggestionsResolvers<ContextType>;
  SearchSuggestionGroup?: SearchSuggestionGroupResolvers<ContextType>;
  SearchSuggestion?: SearchSuggestionResolvers<ContextType>;
  SearchSuggestionType?: SearchSuggestionTypeResolvers;
  SuggestionOutcome?: SuggestionOutcomeResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = OperationContext> = {
  listSize?: ListSizeDirectiveResolver<any, any, ContextType>;
  cost?: CostDirectiveResolver<any, any, ContextType>;
  dailyLimit?: DailyLimitDirectiveResolver<any, any, ContextType>;
};
