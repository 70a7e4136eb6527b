// Written by `npm run graphql` from the .graphql files of graphql/.
import type { AccountStatus } from '#server/graphql/sources.ts';
import type { ContactState } from '#server/graphql/sources.ts';
import type { ConversationCommand } from '#server/graphql/sources.ts';
import type { DeliveryState } from '#server/graphql/sources.ts';
import type { DuplicateReason } from '#server/graphql/sources.ts';
import type { EmailChangeSide } from '#server/graphql/sources.ts';
import type { EntryKind } from '#server/graphql/sources.ts';
import type { Language } from '#server/graphql/sources.ts';
import type { LeavingReason } from '#server/graphql/sources.ts';
import type { ListingKind } from '#server/graphql/sources.ts';
import type { ListingSort } from '#server/graphql/sources.ts';
import type { ListingStatus } from '#server/graphql/sources.ts';
import type { MailLinkPurpose } from '#server/graphql/sources.ts';
import type { MailLinkState } from '#server/graphql/sources.ts';
import type { MessagesTab } from '#server/graphql/sources.ts';
import type { OwnListingCommand } from '#server/graphql/sources.ts';
import type { OwnListingGroup } from '#server/graphql/sources.ts';
import type { OwnListingStatus } from '#server/graphql/sources.ts';
import type { PictureFormat } from '#server/graphql/sources.ts';
import type { ReportReason } from '#server/graphql/sources.ts';
import type { SearchSuggestionType } from '#server/graphql/sources.ts';
import type { SellerKind } from '#server/graphql/sources.ts';
import type { SoldWhere } from '#server/graphql/sources.ts';
import type { WarningKind } from '#server/graphql/sources.ts';
import type { Widening } from '#server/graphql/sources.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { AmountSource, CantonSource, CategorySource, CategoryCountSource, ConversationSource, ConversationEntrySource, ConversationListingSource, CorrespondentSource, FacetSource, FreeSource, IntervalFacetSource, KindCountSource, ListingSource, ListingPageSource, MeSource, MessagingSettingsSource, OnRequestSource, OwnListingSource, PictureSource, RegionCountSource, SelectFacetSource, SellerCountSource, SessionSource } from '#server/graphql/sources.ts';
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
  /** A moment in UTC, in RFC 3339: `2026-07-31T12:00:00.000Z`. */
  DateTime: { input: never; output: number; }
};

/**
 * The market for readers. Texts of the market (names of categories and cantons, labels, words for prices) are in the
 * language of the request's accept-language. Texts of sellers stay as written.
 */
export type Query = {
  /** The account that is logged in; null for a visitor. */
  readonly me?: Maybe<Me>;
  /** How the viewer can reach the seller of a listing; null if there is no such listing that the viewer may see. */
  readonly contactBox?: Maybe<ContactBox>;
  /** The open drafts of the account, latest first; null for a visitor. */
  readonly myDrafts?: Maybe<ReadonlyArray<SavedDraft>>;
  /** The quota of running listings in a category; null for a visitor. */
  readonly insertionQuota?: Maybe<InsertionQuota>;
  /** Categories that may fit a listing with this title, the likeliest first; empty without evidence. */
  readonly categoryGuesses: ReadonlyArray<CategoryGuess>;
  /** The prices of comparable listings of other sellers; null if there are too few of them. */
  readonly priceBand?: Maybe<PriceBand>;
  /** Listings of the account that a listing seems to repeat, the likeliest first; empty for a visitor. */
  readonly likelyDuplicates: ReadonlyArray<LikelyDuplicate>;
  /**
   * Completions of a typed title: its last word completed, or a frequent next word. The user’s earlier picks come first,
   * then the most frequent.
   */
  readonly titleSuggestions: ReadonlyArray<TitleSuggestion>;
  /**
   * The public listing with this id. Null if there is none: unknown, still a draft, paused or removed, or of a seller who
   * is away.
   */
  readonly listing?: Maybe<Listing>;
  /** Reports the state of a mail's link. It changes nothing: programs that scan mails open their links too. */
  readonly mailLink: MailLinkAnswer;
  /** The top-level categories in the order in which the market shows them. */
  readonly categories: ReadonlyArray<Category>;
  /** Conversations of the account, latest first; null for a visitor. */
  readonly conversations?: Maybe<Conversations>;
  /** The numbers of unread and archived conversations of the account, by list; null for a visitor. */
  readonly conversationCounts?: Maybe<ConversationCounts>;
  /** A conversation of the account; null if it has no such conversation. */
  readonly conversation?: Maybe<Conversation>;
  /**
   * Entries of the account’s conversations that contain all these words, the newest first; null for a visitor. The search
   * covers at most the newest 20,000 messages of the newest 500 conversations.
   */
  readonly searchMessages?: Maybe<FoundMessages>;
  /** The messaging settings of the account; null for a visitor. */
  readonly messagingSettings?: Maybe<MessagingSettings>;
  /** Listings of the account, the latest change first; null for a visitor. */
  readonly ownListings?: Maybe<OwnListings>;
  /** A listing of the account; null if it has no such listing, or the listing was removed. */
  readonly ownListing?: Maybe<OwnListing>;
  /**
   * A page of the listings that match a filter, with exact total and counts. An invalid argument returns an error of code
   * `BAD_USER_INPUT`, whose `problems` name argument, rule and value.
   */
  readonly searchListings: ListingPage;
  /**
   * Suggestions for a typed text. For an empty text, these are the latest searches and the largest categories. An invalid
   * request returns an error of code `BAD_USER_INPUT`, whose `problems` name argument, rule and value.
   */
  readonly searchSuggestions: SearchSuggestions;
};


/**
 * The market for readers. Texts of the market (names of categories and cantons, labels, words for prices) are in the
 * language of the request's accept-language. Texts of sellers stay as written.
 */
export type QueryContactBoxArgs = {
  listing: Scalars['ID']['input'];
};


/**
 * The market for readers. Texts of the market (names of categories and cantons, labels, words for prices) are in the
 * language of the request's accept-language. Texts of sellers stay as written.
 */
export type QueryInsertionQuotaArgs = {
  category: Scalars['Int']['input'];
};


/**
 * The market for readers. Texts of the market (names of categories and cantons, labels, words for prices) are in the
 * language of the request's accept-language. Texts of sellers stay as written.
 */
export type QueryCategoryGuessesArgs = {
  title: Scalars['String']['input'];
};


/**
 * The market for readers. Texts of the market (names of categories and cantons, labels, words for prices) are in the
 * language of the request's accept-language. Texts of sellers stay as written.
 */
export type QueryPriceBandArgs = {
  subcategory: Scalars['Int']['input'];
  values: ReadonlyArray<FieldValue>;
};


/**
 * The market for readers. Texts of the market (names of categories and cantons, labels, words for prices) are in the
 * language of the request's accept-language. Texts of sellers stay as written.
 */
export type QueryLikelyDuplicatesArgs = {
  title: Scalars['String']['input'];
  subcategory?: InputMaybe<Scalars['Int']['input']>;
  photos: ReadonlyArray<Scalars['String']['input']>;
  but?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * The market for readers. Texts of the market (names of categories and cantons, labels, words for prices) are in the
 * language of the request's accept-language. Texts of sellers stay as written.
 */
export type QueryTitleSuggestionsArgs = {
  title: Scalars['String']['input'];
  category?: InputMaybe<Scalars['Int']['input']>;
  userIdentifier?: InputMaybe<Scalars['String']['input']>;
};


/**
 * The market for readers. Texts of the market (names of categories and cantons, labels, words for prices) are in the
 * language of the request's accept-language. Texts of sellers stay as written.
 */
export type QueryListingArgs = {
  id: Scalars['ID']['input'];
};


/**
 * The market for readers. Texts of the market (names of categories and cantons, labels, words for prices) are in the
 * language of the request's accept-language. Texts of sellers stay as written.
 */
export type QueryMailLinkArgs = {
  purpose: MailLinkPurpose;
  token: Scalars['String']['input'];
};


/**
 * The market for readers. Texts of the market (names of categories and cantons, labels, words for prices) are in the
 * language of the request's accept-language. Texts of sellers stay as written.
 */
export type QueryConversationsArgs = {
  tab: MessagesTab;
  archived?: Scalars['Boolean']['input'];
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};


/**
 * The market for readers. Texts of the market (names of categories and cantons, labels, words for prices) are in the
 * language of the request's accept-language. Texts of sellers stay as written.
 */
export type QueryConversationArgs = {
  id: Scalars['ID']['input'];
};


/**
 * The market for readers. Texts of the market (names of categories and cantons, labels, words for prices) are in the
 * language of the request's accept-language. Texts of sellers stay as written.
 */
export type QuerySearchMessagesArgs = {
  text: Scalars['String']['input'];
  first?: Scalars['Int']['input'];
};


/**
 * The market for readers. Texts of the market (names of categories and cantons, labels, words for prices) are in the
 * language of the request's accept-language. Texts of sellers stay as written.
 */
export type QueryOwnListingsArgs = {
  group: OwnListingGroup;
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};


/**
 * The market for readers. Texts of the market (names of categories and cantons, labels, words for prices) are in the
 * language of the request's accept-language. Texts of sellers stay as written.
 */
export type QueryOwnListingArgs = {
  id: Scalars['ID']['input'];
};


/**
 * The market for readers. Texts of the market (names of categories and cantons, labels, words for prices) are in the
 * language of the request's accept-language. Texts of sellers stay as written.
 */
export type QuerySearchListingsArgs = {
  filter?: InputMaybe<ListingFilter>;
  sort?: ListingSort;
  page?: Scalars['Int']['input'];
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  asOf?: InputMaybe<Scalars['String']['input']>;
};


/**
 * The market for readers. Texts of the market (names of categories and cantons, labels, words for prices) are in the
 * language of the request's accept-language. Texts of sellers stay as written.
 */
export type QuerySearchSuggestionsArgs = {
  query: Scalars['String']['input'];
  first?: Scalars['Int']['input'];
  userIdentifier?: InputMaybe<Scalars['String']['input']>;
};

/** The account that is logged in. */
export type Me = {
  /** The public id of the account, which the calls of other users name. */
  readonly publicAccountId: Scalars['ID']['output'];
  /** The address for the login; empty if the account has none. */
  readonly email: Scalars['String']['output'];
  /** The public name. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** The phone number. */
  readonly phone?: Maybe<Scalars['String']['output']>;
  /** Whether listings hide the phone number. */
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
  /** The status of the account. */
  readonly status: AccountStatus;
  /** The address that has to be confirmed; null if there is none. */
  readonly pendingEmail?: Maybe<Scalars['String']['output']>;
  /** The addresses that have confirmed the change so far; empty without a change. */
  readonly emailChangeConfirmedBy: ReadonlyArray<EmailChangeSide>;
  /** The end of the time for undoing a deletion; null if none was requested. */
  readonly deletionUntil?: Maybe<Scalars['DateTime']['output']>;
  /** The account’s sessions: this one first, then by last use. */
  readonly sessions: ReadonlyArray<Session>;
};

export type { AccountStatus };

/** The account after a command on it, or a refusal. */
export type AccountAnswer = Me | Refusal;

/** Why a command was understood but not carried out. */
export type Refusal = {
  /** The code for programs: `account.passwordTooShort`. `session.required` means that a login is needed. */
  readonly code: Scalars['String']['output'];
  /** The message for people, in the language of the request. */
  readonly message: Scalars['String']['output'];
  /** The problem of each field; empty for other refusals. */
  readonly problems: ReadonlyArray<FieldProblem>;
};

/** The problem of a field. */
export type FieldProblem = {
  /** The name of the argument: `email`, `password`. */
  readonly field: Scalars['String']['output'];
  /** The code for programs. */
  readonly code: Scalars['String']['output'];
  /** The message for people, in the language of the request. */
  readonly message: Scalars['String']['output'];
};

/** The commands of the market. */
export type Mutation = {
  /** The phone number of a listing’s seller. Requests are counted and limited. */
  readonly showPhone: PhoneAnswer;
  /**
   * Stores the facts of a device’s draft in the account, and returns those of other devices. A repeated fact is stored
   * once. Without facts it only returns new ones.
   */
  readonly saveDraft: SaveDraftAnswer;
  /**
   * Requests another address. Both addresses get a mail, and the change takes effect once both links were opened. If the
   * present address was never verified, only the new one gets a mail: its verification link changes the address.
   */
  readonly requestEmailChange: AccountAnswer;
  /** Confirms a change of address by the token of one of its mails. */
  readonly confirmEmailChange: EmailChangeAnswer;
  /**
   * Publishes a draft as a listing. A repeated call returns the same listing, which is published once. It waits until its
   * seller’s address is verified.
   */
  readonly publishListing: PublishAnswer;
  /** Reports that the suggestion of a title was picked: it comes first from then on. */
  readonly insertionSuggestionClick: SuggestionOutcome;
  /** Deletes the suggestion of a title: the user does not get it again. */
  readonly insertionSuggestionDelete: SuggestionOutcome;
  /** Hides the account’s listings and profile until it is reactivated. */
  readonly deactivateAccount: AccountAnswer;
  /** Shows the account again. */
  readonly reactivateAccount: AccountAnswer;
  /** Requests the deletion of the account after the time for undoing it, and ends all its sessions. */
  readonly deleteAccount: DeletionAnswer;
  /** Undoes the deletion: by the token of its mail, or by the session. */
  readonly undoDeletion: UndoDeletionAnswer;
  /** States the reason for leaving; once for a deletion, and without a session. */
  readonly giveLeavingReason: LeavingReasonAnswer;
  /**
   * Writes about a listing: the first message starts a conversation, a later one goes to the same. A repeated `key`
   * returns the first answer.
   */
  readonly writeAboutListing: MessageAnswer;
  /** Writes in a conversation. A repeated `key` returns the first answer. */
  readonly sendMessage: MessageAnswer;
  /** Marks all entries up to this one as seen. */
  readonly readConversation: ConversationAnswer;
  /** Archives a conversation, until the other side writes. */
  readonly archiveConversation: ConversationAnswer;
  /** Takes it out of the archive. */
  readonly unarchiveConversation: ConversationAnswer;
  /**
   * Mutes a conversation: new entries of the other side are neither counted nor mailed, and do not take it out of the
   * archive.
   */
  readonly muteConversation: ConversationAnswer;
  /** Unmutes it. */
  readonly unmuteConversation: ConversationAnswer;
  /**
   * Blocks the correspondent. Neither of the two can write to the other any more, in any conversation, and neither sees
   * the other type. The correspondent is not notified.
   */
  readonly blockCorrespondent: ConversationAnswer;
  /** Removes the block. */
  readonly unblockCorrespondent: ConversationAnswer;
  /** Reports a conversation to moderators. The other side is not notified. */
  readonly reportConversation: ConversationAnswer;
  /** Makes an offer, or a counter-offer. It replaces the own open offer. */
  readonly makeOffer: MessageAnswer;
  /** Accepts the offer of the other side. */
  readonly acceptOffer: ConversationAnswer;
  /** Declines the offer of the other side. */
  readonly declineOffer: ConversationAnswer;
  /** Withdraws the own offer. */
  readonly withdrawOffer: ConversationAnswer;
  /** Reserves the listing for this buyer, as its seller. */
  readonly reserveForBuyer: ConversationAnswer;
  /** Ends the reservation for this buyer. */
  readonly endReservationForBuyer: ConversationAnswer;
  /** Signals typing to the correspondent. Returns whether the correspondent can receive it. */
  readonly reportTyping: Scalars['Boolean']['output'];
  /** Removes the block of an account, also without a conversation. */
  readonly unblockAccount: MessagingSettingsAnswer;
  /** Sets an absence, for half a year at most. */
  readonly goAway: MessagingSettingsAnswer;
  /** Ends the absence. */
  readonly comeBack: MessagingSettingsAnswer;
  /** Turns off mails about unread messages. */
  readonly stopMessageMails: MessagingSettingsAnswer;
  /** Turns these mails on again. */
  readonly wantMessageMails: MessagingSettingsAnswer;
  /**
   * Changes the content of a listing, with the same validation as a new one. A rejected listing is thereby submitted
   * again.
   */
  readonly reviseListing: OwnListingAnswer;
  /** Changes the price of a listing. */
  readonly repriceListing: OwnListingAnswer;
  /** Hides a listing for a while; its term runs on. */
  readonly pauseListing: OwnListingAnswer;
  /** Makes it public again. */
  readonly resumeListing: OwnListingAnswer;
  /** Reserves the thing for a buyer. */
  readonly reserveListing: OwnListingAnswer;
  /** Ends the reservation. */
  readonly endReservation: OwnListingAnswer;
  /** Marks the thing as sold. */
  readonly sellListing: OwnListingAnswer;
  /** Undoes the sale. */
  readonly cancelSale: OwnListingAnswer;
  /** Starts another term of a listing that has expired, or expires within a week. */
  readonly renewListing: OwnListingAnswer;
  /** Removes a listing permanently. */
  readonly removeListing: OwnListingAnswer;
  /** Sends a mail with a link to choose a new password. The answer is the same whether the address has an account or not. */
  readonly requestPasswordReset: MailAnswer;
  /** Chooses a new password by the token of a mail, ends all sessions of the account and begins a new one here. */
  readonly resetPassword: SessionAnswer;
  /** Chooses a new password, and ends all other sessions. */
  readonly changePassword: SessionAnswer;
  /** Changes the named values; null removes a value, and omitted ones stay. */
  readonly changeProfile: AccountAnswer;
  /**
   * Creates an account and sends a mail with a link that verifies the address. The answer is the same if the address
   * already has an account: then the mail says so. It does not log in.
   */
  readonly register: MailAnswer;
  /** Sends the mail with the link that verifies the address again. */
  readonly requestVerification: AccountAnswer;
  /**
   * Sends a visitor the mail with the link that verifies the address again. The answer is the same whether the address has an account
   * or not, and whether it is verified or not.
   */
  readonly requestVerificationByAddress: MailAnswer;
  /** Verifies an address by the token of its mail. It does not log in. */
  readonly verifyEmail: VerifyEmailAnswer;
  /**
   * Renews a listing by the link of a mail, without a login: in the last week of its term, or after its end. A link renews
   * once; after that it returns the listing’s present term.
   */
  readonly renewByLink: RenewalAnswer;
  /** Ends another session of the account; this one ends by logging out. */
  readonly endSession: AccountAnswer;
  /** Ends all other sessions of the account. */
  readonly endOtherSessions: AccountAnswer;
  /**
   * Records that a visitor picked a suggestion. It becomes the latest search of their history. An operation may have this
   * field once, and a client may record 2,000 searches in a day.
   */
  readonly searchSuggestionClick: SuggestionOutcome;
  /** Deletes a search from a history. The id serves as the authorisation: it cannot be guessed. */
  readonly searchSuggestionDelete: SuggestionOutcome;
  /**
   * Records a search without a picked suggestion in the visitor's own history. The text and the category are stored for a
   * year, and the last 50 of each visitor. An operation may have this field once, and a client may record 2,000 searches
   * in a day.
   */
  readonly searchSubmitted: SuggestionOutcome;
  /** Clears a history of searches. */
  readonly searchHistoryClear: SuggestionOutcome;
};


/** The commands of the market. */
export type MutationShowPhoneArgs = {
  listing: Scalars['ID']['input'];
};


/** The commands of the market. */
export type MutationSaveDraftArgs = {
  id: Scalars['ID']['input'];
  facts: ReadonlyArray<Scalars['String']['input']>;
  after?: Scalars['Int']['input'];
};


/** The commands of the market. */
export type MutationRequestEmailChangeArgs = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
  commandId?: InputMaybe<Scalars['String']['input']>;
};


/** The commands of the market. */
export type MutationConfirmEmailChangeArgs = {
  token: Scalars['String']['input'];
  commandId?: InputMaybe<Scalars['String']['input']>;
};


/** The commands of the market. */
export type MutationPublishListingArgs = {
  draft: Scalars['ID']['input'];
  values: ReadonlyArray<FieldValue>;
  photos: ReadonlyArray<Scalars['String']['input']>;
};


/** The commands of the market. */
export type MutationInsertionSuggestionClickArgs = {
  id: Scalars['ID']['input'];
  userIdentifier?: InputMaybe<Scalars['String']['input']>;
};


/** The commands of the market. */
export type MutationInsertionSuggestionDeleteArgs = {
  id: Scalars['ID']['input'];
  userIdentifier?: InputMaybe<Scalars['String']['input']>;
};


/** The commands of the market. */
export type MutationDeactivateAccountArgs = {
  password: Scalars['String']['input'];
  commandId?: InputMaybe<Scalars['String']['input']>;
};


/** The commands of the market. */
export type MutationReactivateAccountArgs = {
  commandId?: InputMaybe<Scalars['String']['input']>;
};


/** The commands of the market. */
export type MutationDeleteAccountArgs = {
  password: Scalars['String']['input'];
  commandId?: InputMaybe<Scalars['String']['input']>;
};


/** The commands of the market. */
export type MutationUndoDeletionArgs = {
  token?: InputMaybe<Scalars['String']['input']>;
  commandId?: InputMaybe<Scalars['String']['input']>;
};


/** The commands of the market. */
export type MutationGiveLeavingReasonArgs = {
  publicAccountId: Scalars['ID']['input'];
  reason: LeavingReason;
  text?: InputMaybe<Scalars['String']['input']>;
  commandId?: InputMaybe<Scalars['String']['input']>;
};


/** The commands of the market. */
export type MutationWriteAboutListingArgs = {
  listing: Scalars['ID']['input'];
  message: MessageInput;
};


/** The commands of the market. */
export type MutationSendMessageArgs = {
  conversation: Scalars['ID']['input'];
  message: MessageInput;
};


/** The commands of the market. */
export type MutationReadConversationArgs = {
  id: Scalars['ID']['input'];
  upTo: Scalars['Int']['input'];
};


/** The commands of the market. */
export type MutationArchiveConversationArgs = {
  id: Scalars['ID']['input'];
};


/** The commands of the market. */
export type MutationUnarchiveConversationArgs = {
  id: Scalars['ID']['input'];
};


/** The commands of the market. */
export type MutationMuteConversationArgs = {
  id: Scalars['ID']['input'];
};


/** The commands of the market. */
export type MutationUnmuteConversationArgs = {
  id: Scalars['ID']['input'];
};


/** The commands of the market. */
export type MutationBlockCorrespondentArgs = {
  conversation: Scalars['ID']['input'];
};


/** The commands of the market. */
export type MutationUnblockCorrespondentArgs = {
  conversation: Scalars['ID']['input'];
};


/** The commands of the market. */
export type MutationReportConversationArgs = {
  id: Scalars['ID']['input'];
  reason: ReportReason;
  entries?: ReadonlyArray<Scalars['Int']['input']>;
  text?: Scalars['String']['input'];
};


/** The commands of the market. */
export type MutationMakeOfferArgs = {
  conversation: Scalars['ID']['input'];
  key: Scalars['String']['input'];
  francs: Scalars['Int']['input'];
};


/** The commands of the market. */
export type MutationAcceptOfferArgs = {
  conversation: Scalars['ID']['input'];
  offer: Scalars['Int']['input'];
};


/** The commands of the market. */
export type MutationDeclineOfferArgs = {
  conversation: Scalars['ID']['input'];
  offer: Scalars['Int']['input'];
};


/** The commands of the market. */
export type MutationWithdrawOfferArgs = {
  conversation: Scalars['ID']['input'];
  offer: Scalars['Int']['input'];
};


/** The commands of the market. */
export type MutationReserveForBuyerArgs = {
  conversation: Scalars['ID']['input'];
};


/** The commands of the market. */
export type MutationEndReservationForBuyerArgs = {
  conversation: Scalars['ID']['input'];
};


/** The commands of the market. */
export type MutationReportTypingArgs = {
  conversation: Scalars['ID']['input'];
};


/** The commands of the market. */
export type MutationUnblockAccountArgs = {
  publicAccountId: Scalars['ID']['input'];
};


/** The commands of the market. */
export type MutationGoAwayArgs = {
  until: Scalars['String']['input'];
};


/** The commands of the market. */
export type MutationReviseListingArgs = {
  id: Scalars['ID']['input'];
  values: ReadonlyArray<FieldValue>;
  photos: ReadonlyArray<Scalars['String']['input']>;
};


/** The commands of the market. */
export type MutationRepriceListingArgs = {
  id: Scalars['ID']['input'];
  kind: Scalars['String']['input'];
  price: Scalars['String']['input'];
};


/** The commands of the market. */
export type MutationPauseListingArgs = {
  id: Scalars['ID']['input'];
};


/** The commands of the market. */
export type MutationResumeListingArgs = {
  id: Scalars['ID']['input'];
};


/** The commands of the market. */
export type MutationReserveListingArgs = {
  id: Scalars['ID']['input'];
};


/** The commands of the market. */
export type MutationEndReservationArgs = {
  id: Scalars['ID']['input'];
};


/** The commands of the market. */
export type MutationSellListingArgs = {
  id: Scalars['ID']['input'];
  where: SoldWhere;
};


/** The commands of the market. */
export type MutationCancelSaleArgs = {
  id: Scalars['ID']['input'];
};


/** The commands of the market. */
export type MutationRenewListingArgs = {
  id: Scalars['ID']['input'];
};


/** The commands of the market. */
export type MutationRemoveListingArgs = {
  id: Scalars['ID']['input'];
};


/** The commands of the market. */
export type MutationRequestPasswordResetArgs = {
  email: Scalars['String']['input'];
  commandId?: InputMaybe<Scalars['String']['input']>;
};


/** The commands of the market. */
export type MutationResetPasswordArgs = {
  token: Scalars['String']['input'];
  password: Scalars['String']['input'];
  commandId?: InputMaybe<Scalars['String']['input']>;
};


/** The commands of the market. */
export type MutationChangePasswordArgs = {
  current: Scalars['String']['input'];
  password: Scalars['String']['input'];
  commandId?: InputMaybe<Scalars['String']['input']>;
};


/** The commands of the market. */
export type MutationChangeProfileArgs = {
  changes: ProfileChanges;
  commandId?: InputMaybe<Scalars['String']['input']>;
};


/** The commands of the market. */
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


/** The commands of the market. */
export type MutationRequestVerificationArgs = {
  returnTo?: InputMaybe<Scalars['String']['input']>;
  commandId?: InputMaybe<Scalars['String']['input']>;
};


/** The commands of the market. */
export type MutationRequestVerificationByAddressArgs = {
  email: Scalars['String']['input'];
  commandId?: InputMaybe<Scalars['String']['input']>;
};


/** The commands of the market. */
export type MutationVerifyEmailArgs = {
  token: Scalars['String']['input'];
  commandId?: InputMaybe<Scalars['String']['input']>;
};


/** The commands of the market. */
export type MutationRenewByLinkArgs = {
  token: Scalars['String']['input'];
};


/** The commands of the market. */
export type MutationEndSessionArgs = {
  id: Scalars['ID']['input'];
};


/** The commands of the market. */
export type MutationSearchSuggestionClickArgs = {
  searchSuggestionID: Scalars['ID']['input'];
  userIdentifier?: InputMaybe<Scalars['String']['input']>;
};


/** The commands of the market. */
export type MutationSearchSuggestionDeleteArgs = {
  searchSuggestionID: Scalars['ID']['input'];
};


/** The commands of the market. */
export type MutationSearchSubmittedArgs = {
  searchToken: Scalars['String']['input'];
  userIdentifier: Scalars['String']['input'];
};


/** The commands of the market. */
export type MutationSearchHistoryClearArgs = {
  userIdentifier: Scalars['String']['input'];
};

/** How the viewer can reach the seller of a listing. */
export type ContactBox = {
  /** The state of the box. */
  readonly state: ContactState;
  /** The conversation that the viewer already has about the listing. */
  readonly conversation?: Maybe<Scalars['ID']['output']>;
  /** Whether a first or further message is accepted. */
  readonly mayWrite: Scalars['Boolean']['output'];
  /** Whether the seller shows a phone number. */
  readonly hasPhone: Scalars['Boolean']['output'];
  /** The end of the seller’s absence; null if the seller is not away, or no message is accepted. */
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

/** A conversation between a buyer and a seller about a listing, as one of the two sees it. */
export type Conversation = {
  /** Its id. */
  readonly id: Scalars['ID']['output'];
  /** Its list: as a buyer, or as a seller. */
  readonly tab: MessagesTab;
  /** The public account id of the buyer. */
  readonly buyerId: Scalars['ID']['output'];
  /** The listing in its present state. */
  readonly listing: ConversationListing;
  /** The other side. */
  readonly other: Correspondent;
  /** How many entries of the other side are unread. */
  readonly unread: Scalars['Int']['output'];
  /** The last entry that the account has seen; 0 for none. */
  readonly readUpTo: Scalars['Int']['output'];
  /** Whether the account has archived it. */
  readonly isArchived: Scalars['Boolean']['output'];
  /** Whether the account has muted it. */
  readonly isMuted: Scalars['Boolean']['output'];
  /** Whether the account has blocked the other side. */
  readonly isBlocked: Scalars['Boolean']['output'];
  /** The reason why the account cannot write now; null if it can. */
  readonly closed?: Maybe<Refusal>;
  /** The last entry; null if there is none. */
  readonly last?: Maybe<ConversationEntry>;
  /** The open offer, or the agreed one. */
  readonly offer?: Maybe<Offer>;
  /** Whether the thing is reserved for the buyer of this conversation. */
  readonly isReservedForBuyer: Scalars['Boolean']['output'];
  /** The commands that are allowed now. */
  readonly may: ReadonlyArray<ConversationCommand>;
  /** Its entries, oldest first: the last ones, or those before a number. */
  readonly entries: ConversationEntries;
  /** Its entries after a number, oldest first: those that were missed. */
  readonly entriesAfter: ConversationEntries;
};


/** A conversation between a buyer and a seller about a listing, as one of the two sees it. */
export type ConversationEntriesArgs = {
  last?: Scalars['Int']['input'];
  before?: InputMaybe<Scalars['Int']['input']>;
};


/** A conversation between a buyer and a seller about a listing, as one of the two sees it. */
export type ConversationEntriesAfterArgs = {
  number: Scalars['Int']['input'];
  first?: Scalars['Int']['input'];
};

export type { ConversationCommand };

/** The listing of a conversation in its present state. A conversation outlives it. */
export type ConversationListing = {
  /** Its id. */
  readonly id: Scalars['ID']['output'];
  /** The title. */
  readonly title: Scalars['String']['output'];
  /** Its price for display. */
  readonly priceText: Scalars['String']['output'];
  /** The amount in whole francs, if it has one. */
  readonly francs?: Maybe<Scalars['Int']['output']>;
  /** Its status; null if only its seller may know it: it is paused, under review, or its seller is away. */
  readonly status?: Maybe<OwnListingStatus>;
  /** Whether it was removed permanently. */
  readonly isGone: Scalars['Boolean']['output'];
  /** The name of its cover in the picture store; null if it has none, or is removed. */
  readonly picture?: Maybe<Scalars['String']['output']>;
  /** The path of its page, in the language of the request; null if it is not public. */
  readonly path?: Maybe<Scalars['String']['output']>;
};

/** The other side of a conversation. */
export type Correspondent = {
  /** The public id of the account, which the calls of other users name. */
  readonly publicAccountId: Scalars['ID']['output'];
  /** Their name; null if they have none, or are erased. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** Their picture, by its name in the picture store. */
  readonly picture?: Maybe<Scalars['String']['output']>;
  /** Whether their account is erased, with everything that they wrote. */
  readonly isGone: Scalars['Boolean']['output'];
  /** The end of their absence; null if they are not away. */
  readonly awayUntil?: Maybe<Scalars['DateTime']['output']>;
};

/** An open or agreed offer. */
export type Offer = {
  /** Its number among the entries. */
  readonly number: Scalars['Int']['output'];
  /** Whole francs. */
  readonly francs: Scalars['Int']['output'];
  /** Whether the account made it. */
  readonly isOwn: Scalars['Boolean']['output'];
  /** Whether both have agreed on it. */
  readonly isAgreed: Scalars['Boolean']['output'];
};

/** Some entries of a conversation. */
export type ConversationEntries = {
  /** The entries, oldest first. */
  readonly entries: ReadonlyArray<ConversationEntry>;
  /** Whether there are more in that direction. */
  readonly hasMore: Scalars['Boolean']['output'];
};

/** An entry in the log of a conversation. Numbers grow with time, and have gaps. */
export type ConversationEntry = {
  /** The conversation’s id and the number. */
  readonly id: Scalars['ID']['output'];
  /** Its number. */
  readonly number: Scalars['Int']['output'];
  /** When it was written. */
  readonly at: Scalars['DateTime']['output'];
  /** Its kind. */
  readonly kind: EntryKind;
  /** Whether the account wrote it. */
  readonly isOwn: Scalars['Boolean']['output'];
  /** The idempotency key from the author’s device; only for the author, and only of messages and offers. */
  readonly key?: Maybe<Scalars['String']['output']>;
  /** The text of a message; null if it has none, or its author is erased. */
  readonly text?: Maybe<Scalars['String']['output']>;
  /** The pictures of a message, by their names in the picture store. Only the two can see them. */
  readonly pictures: ReadonlyArray<Scalars['String']['output']>;
  /** Whether it is a message whose author is erased. */
  readonly isErased: Scalars['Boolean']['output'];
  /** The amount of an offer, in whole francs; for an answer to an offer, the amount of that offer. */
  readonly francs?: Maybe<Scalars['Int']['output']>;
  /** The number of the offer that it is about; of an offer, its own. */
  readonly offer?: Maybe<Scalars['Int']['output']>;
  /** The delivery state of an own entry; null for entries of the correspondent. */
  readonly deliveryState?: Maybe<DeliveryState>;
  /** The warnings about an entry of the correspondent; empty for own entries. */
  readonly warnings: ReadonlyArray<MessageWarning>;
};

export type { EntryKind };

export type { DeliveryState };

/** A warning about a message. */
export type MessageWarning = {
  /** The kind of the warning. */
  readonly kind: WarningKind;
  /** The words of the message that caused it. */
  readonly words: Scalars['String']['output'];
};

export type { WarningKind };

/** A new entry, and its conversation. */
export type AcceptedMessage = {
  /** The entry. */
  readonly entry: ConversationEntry;
  /** The conversation, as it is now. */
  readonly conversation: Conversation;
};

/** A new entry, or a refusal. */
export type MessageAnswer = AcceptedMessage | Refusal;

/** The results of a search in the account’s messages. */
export type FoundMessages = {
  /** The newest first, up to the requested number. */
  readonly found: ReadonlyArray<FoundMessage>;
  /** Whether there may be more of them, which are older. */
  readonly hasMore: Scalars['Boolean']['output'];
  /**
   * The start of the searched period, if fewer messages were found than requested: older ones may match too. Null if none
   * is older.
   */
  readonly since?: Maybe<Scalars['DateTime']['output']>;
};

/** A message in the results of a search. */
export type FoundMessage = {
  /** The message. */
  readonly entry: ConversationEntry;
  /** Its conversation. */
  readonly conversation: Conversation;
};

/** A listing’s draft in an account. */
export type SavedDraft = {
  /** Its id, which becomes that of the listing. */
  readonly id: Scalars['ID']['output'];
  /** The facts of its journal after the requested version, oldest first, each as JSON. */
  readonly facts: ReadonlyArray<Scalars['String']['output']>;
  /** The version after these facts. */
  readonly version: Scalars['Int']['output'];
};

/** The result of storing a draft, or a refusal. */
export type SaveDraftAnswer = SavedDraft | Refusal;

export type { EmailChangeSide };

/** An address has confirmed the change. */
export type EmailChangeConfirmed = {
  /** Whether both addresses have confirmed, so that the change has taken effect. */
  readonly isComplete: Scalars['Boolean']['output'];
  /** The address that has confirmed. */
  readonly by: EmailChangeSide;
};

/** The result of confirming a change of address, or a refusal. */
export type EmailChangeAnswer = EmailChangeConfirmed | Refusal;

/** The value of a field of the insertion form. */
export type FieldValue = {
  /** The key of the field: `title`. */
  readonly key: Scalars['String']['input'];
  /** As typed; `true` or `false` for a switch. */
  readonly value: Scalars['String']['input'];
};

/** A submitted listing. */
export type SubmittedListing = {
  /** Its id. */
  readonly id: Scalars['ID']['output'];
  /** Its status. */
  readonly status: OwnListingStatus;
};

export type { OwnListingStatus };

/** The listings that count together towards a plan. */
export type InsertionQuota = {
  /** How many are running. */
  readonly running: Scalars['Int']['output'];
  /** The limit; null without one. */
  readonly most?: Maybe<Scalars['Int']['output']>;
};

/** The result of submitting a listing, or a refusal. */
export type PublishAnswer = SubmittedListing | Refusal;

/** A category that may fit a listing. */
export type CategoryGuess = {
  /** The top-level category. */
  readonly category: Scalars['Int']['output'];
  /** The subcategory. */
  readonly subcategory: Scalars['Int']['output'];
  /** The confidence, from 0 to 1. */
  readonly confidence: Scalars['Float']['output'];
  /** Why, in the language of the request. */
  readonly reason: Scalars['String']['output'];
};

/** The prices of comparable listings, in whole francs. */
export type PriceBand = {
  /** A quarter of them cost less. */
  readonly low: Scalars['Int']['output'];
  /** Half of them cost less. */
  readonly median: Scalars['Int']['output'];
  /** A quarter of them cost more. */
  readonly high: Scalars['Int']['output'];
  /** The number of listings in the sample. */
  readonly sample: Scalars['Int']['output'];
};

/** A listing of the account that another one seems to repeat. */
export type LikelyDuplicate = {
  /** Its id. */
  readonly id: Scalars['ID']['output'];
  /** Its title. */
  readonly title: Scalars['String']['output'];
  /** The path of its page, in the language of the request. If that is not public, the path of its list in the account. */
  readonly path: Scalars['String']['output'];
  /** The common property of the two. */
  readonly reason: DuplicateReason;
};

export type { DuplicateReason };

/** A suggested title. */
export type TitleSuggestion = {
  /** Its id for reporting a pick, or for deleting it. */
  readonly id: Scalars['ID']['output'];
  /** The whole title. */
  readonly text: Scalars['String']['output'];
};

/** The account will be erased. */
export type DeletionRequested = {
  /** The account. */
  readonly publicAccountId: Scalars['ID']['output'];
  /** The end of the time for undoing it. */
  readonly until: Scalars['DateTime']['output'];
};

/** The account stays. */
export type DeletionUndone = {
  /** The account. */
  readonly publicAccountId: Scalars['ID']['output'];
};

/** The reason was recorded. */
export type LeavingReasonNoted = {
  /** The account. */
  readonly publicAccountId: Scalars['ID']['output'];
};

export type { LeavingReason };

/** The result of requesting a deletion, or a refusal. */
export type DeletionAnswer = DeletionRequested | Refusal;

/** The result of undoing a deletion, or a refusal. */
export type UndoDeletionAnswer = DeletionUndone | Refusal;

/** The result of stating a reason, or a refusal. */
export type LeavingReasonAnswer = LeavingReasonNoted | Refusal;

/** A listing, as the market shows it. */
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
  /** Whether the thing is offered or wanted. */
  readonly kind: ListingKind;
  /** The status of the listing. */
  readonly status: ListingStatus;
  /** The finest category known. */
  readonly category: Category;
  /** The price of the thing. */
  readonly price: Price;
  /** The place of the thing. */
  readonly place: ListingPlace;
  /** The seller. */
  readonly seller: Seller;
  /** Its pictures, cover first. */
  readonly pictures: ReadonlyArray<Picture>;
  /** The details of the thing, besides title, text and price, in the order of its category. */
  readonly parameters: ReadonlyArray<ListingParameter>;
  /** When the listing last moved to the top: published, renewed or bumped. */
  readonly listedAt: Scalars['DateTime']['output'];
  /** When its term ends or ended; null if it has none yet. */
  readonly expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether it is shown in a coloured row. */
  readonly isHighlighted: Scalars['Boolean']['output'];
  /**
   * Similar listings, the most similar first. They need separate searches, so an operation may request them only for a few
   * listings.
   */
  readonly similar: ReadonlyArray<Listing>;
  /** Its address at the source of an imported listing. */
  readonly externalUrl?: Maybe<Scalars['String']['output']>;
};

export type { ListingKind };

export type { ListingStatus };

/** The price of a thing: an amount, free, or on request. */
export type Price = Amount | Free | OnRequest;

/** A price in Swiss francs. */
export type Amount = {
  /** Whole francs. */
  readonly francs: Scalars['Int']['output'];
  /** The amount before the last change, in whole francs; null if it never changed. */
  readonly previousFrancs?: Maybe<Scalars['Int']['output']>;
  /** The amount for display: `CHF 1’250.–`. */
  readonly text: Scalars['String']['output'];
};

/** The thing is free. */
export type Free = {
  /** The word for it. */
  readonly text: Scalars['String']['output'];
};

/** The seller states the price on request. */
export type OnRequest = {
  /** The words for it. */
  readonly text: Scalars['String']['output'];
};

/** The place of a thing, without a street on purpose: the seller gives that only to a buyer. */
export type ListingPlace = {
  /** The place for display: `3012 Bern BE`. */
  readonly text: Scalars['String']['output'];
  /** The postcode. */
  readonly postcode: Scalars['String']['output'];
  /** The name of the place; empty if only the postcode is known. */
  readonly locality: Scalars['String']['output'];
  /** The country, in two letters (ISO 3166). */
  readonly country: Scalars['String']['output'];
  /** The canton; null outside Switzerland and Liechtenstein. */
  readonly canton?: Maybe<Canton>;
};

/** A seller. */
export type Seller = {
  /** The seller’s id in calls. */
  readonly id: Scalars['ID']['output'];
  /** The public name of the seller. */
  readonly name: Scalars['String']['output'];
  /** Whether this is a person or a company. */
  readonly kind: SellerKind;
  /** When the seller joined. */
  readonly since: Scalars['DateTime']['output'];
  /** A picture or logo, square; null if the seller has none. Another picture has another name. */
  readonly picture?: Maybe<Picture>;
};

export type { SellerKind };

/** A picture of a listing or a seller. */
export type Picture = {
  /** Its name in the picture store. */
  readonly name: Scalars['String']['output'];
  /** Its addresses in one format, one for each width, narrowest first. */
  readonly addresses: ReadonlyArray<PictureAddress>;
};


/** A picture of a listing or a seller. */
export type PictureAddressesArgs = {
  format?: PictureFormat;
};

export type { PictureFormat };

/** The address of a picture in one width. */
export type PictureAddress = {
  /** In pixels. */
  readonly width: Scalars['Int']['output'];
  /** The path of the file. */
  readonly path: Scalars['String']['output'];
};

/** A detail of a thing. */
export type ListingParameter = {
  /** Its key in calls. */
  readonly key: Scalars['String']['output'];
  /** Its name, in the language of the request. */
  readonly label: Scalars['String']['output'];
  /** Its value, in the language of the request. */
  readonly text: Scalars['String']['output'];
  /** Its value if it is a number, in the unit of the text. */
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
  /** The public name of that account; null if it has none. The link never reveals the address. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** The path of the page where the user continues, as in `EmailVerified`; null for other links, and until it is done. */
  readonly nextPath?: Maybe<Scalars['String']['output']>;
};

/** The answer about a link. */
export type MailLinkAnswer = MailLink | Refusal;

/** The daily limits of mutations. They rise with the age of the account. */
export type DailyLimit =
  /** Changes of listings. */
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
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** The top-level category above a subcategory; null for a top-level category. */
  readonly parent?: Maybe<Category>;
  /** The subcategories of a top-level category; none for a subcategory. */
  readonly children: ReadonlyArray<Category>;
  /** The number of its listings in the search, including those of its subcategories. */
  readonly total: Scalars['Int']['output'];
};


/** A node of the category tree. It has two levels: top-level categories, and subcategories below them. */
export type CategoryNameArgs = {
  language?: InputMaybe<Language>;
};

/** A canton in the market's coding; it includes Liechtenstein, and combines half-cantons. */
export type Canton = {
  /** The number that addresses and calls use for it, 1 to 24 (`region`). */
  readonly code: Scalars['Int']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** The official abbreviations; two if two half-cantons share a code. */
  readonly abbreviations: ReadonlyArray<Scalars['String']['output']>;
};


/** A canton in the market's coding; it includes Liechtenstein, and combines half-cantons. */
export type CantonNameArgs = {
  language?: InputMaybe<Language>;
};

export type { MessagesTab };

/** The content of a message: a text, pictures, or both. */
export type MessageInput = {
  /** The idempotency key: 1 to 60 letters, digits, - or _. The same key means the same message. */
  readonly key: Scalars['String']['input'];
  /** The text, at most 2,000 characters. */
  readonly text?: Scalars['String']['input'];
  /** Names of pictures that were uploaded by `POST messaging/pictures.json`, at most 5. */
  readonly pictures?: ReadonlyArray<Scalars['String']['input']>;
};

/** A page of conversations. */
export type Conversations = {
  /** The conversations. */
  readonly conversations: ReadonlyArray<Conversation>;
  /** The start of the next page; null if this is the last one. */
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  /** The position of the journal that the answer reflects: a stream from there has all later events. */
  readonly position: Scalars['String']['output'];
};

/** Counts of conversations, by list. */
export type ConversationCounts = {
  /** Of conversations as a buyer. */
  readonly buying: TabCounts;
  /** Of conversations as a seller. */
  readonly selling: TabCounts;
};

/** Counts of the conversations of a list. */
export type TabCounts = {
  /** The number of unread conversations. Muted and archived ones are not counted. */
  readonly unread: Scalars['Int']['output'];
  /** The number of archived conversations. */
  readonly archived: Scalars['Int']['output'];
};

export type { ReportReason };

/** The conversation after a command on it, or a refusal. */
export type ConversationAnswer = Conversation | Refusal;

/** The messaging settings of an account. */
export type MessagingSettings = {
  /** The end of the absence; null if there is none. */
  readonly awayUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Whether a mail reports messages that have been unread for a while. */
  readonly wantsMails: Scalars['Boolean']['output'];
  /** The blocked accounts, the last one first. */
  readonly blocked: ReadonlyArray<Correspondent>;
};

/** The settings after a change, or a refusal. */
export type MessagingSettingsAnswer = MessagingSettings | Refusal;

export type { OwnListingGroup };

export type { SoldWhere };

export type { OwnListingCommand };

/** A page of the account’s listings. */
export type OwnListings = {
  /** The listings. */
  readonly listings: ReadonlyArray<OwnListing>;
  /** The start of the next page; null if this is the last one. */
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  /** The number of listings in each group. */
  readonly counts: OwnListingCounts;
};

/** The numbers of the account’s listings. */
export type OwnListingCounts = {
  /** Of the group `ACTIVE`. */
  readonly active: Scalars['Int']['output'];
  /** Of the group `INACTIVE`. */
  readonly inactive: Scalars['Int']['output'];
};

/** A listing of the account, with all its data. */
export type OwnListing = {
  /** Its id. */
  readonly id: Scalars['ID']['output'];
  /** The title. */
  readonly title: Scalars['String']['output'];
  /** Its price for display. */
  readonly priceText: Scalars['String']['output'];
  /** `amount`, `free` or `onRequest`. */
  readonly priceKind: Scalars['String']['output'];
  /** The amount in whole francs, if it has one. */
  readonly francs?: Maybe<Scalars['Int']['output']>;
  /** Its status. */
  readonly status: OwnListingStatus;
  /** The moderator’s reason for a review or rejection. */
  readonly because?: Maybe<Scalars['String']['output']>;
  /** The name of its cover in the picture store; null if it has none. */
  readonly picture?: Maybe<Scalars['String']['output']>;
  /** The finest category known. */
  readonly category: Scalars['Int']['output'];
  /** The path of its page, in the language of the request; null if it is not public. */
  readonly path?: Maybe<Scalars['String']['output']>;
  /** When it was published; null if it never was. */
  readonly publishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When its term ends or ended; null if it has none yet. */
  readonly expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it was last written or changed. */
  readonly changedAt: Scalars['DateTime']['output'];
  /** The commands that are allowed now. */
  readonly may: ReadonlyArray<OwnListingCommand>;
  /** Its content, by the fields of the form. */
  readonly content: HandedContent;
};

/** The content of a listing, by the fields of the insertion form. */
export type HandedContent = {
  /** The values of the fields. */
  readonly values: ReadonlyArray<FieldEntry>;
  /** Names of photos, cover first. */
  readonly photos: ReadonlyArray<Scalars['String']['output']>;
};

/** The value of a field of the insertion form. */
export type FieldEntry = {
  /** The key of the field. */
  readonly key: Scalars['String']['output'];
  /** As it would be typed. */
  readonly value: Scalars['String']['output'];
};

/** The listing after a command on it, or a refusal. */
export type OwnListingAnswer = OwnListing | Refusal;

/** The changes of a profile. Omitted fields stay, and null removes a value. */
export type ProfileChanges = {
  /** The public name; 1 to 100 characters. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** A person, or a company; null is refused. */
  readonly sellerKind?: InputMaybe<SellerKind>;
  /** The phone number, as it is dialled in Switzerland or with +. */
  readonly phone?: InputMaybe<Scalars['String']['input']>;
  /** Whether listings hide it; null is refused. */
  readonly phoneHidden?: InputMaybe<Scalars['Boolean']['input']>;
  /** Four digits of a Swiss or Liechtenstein postcode. */
  readonly zipcode?: InputMaybe<Scalars['String']['input']>;
  /** A canton, by its code from 1 to 24. */
  readonly region?: InputMaybe<Scalars['Int']['input']>;
  /** The language of mails; null is refused. */
  readonly language?: InputMaybe<Language>;
};

/** A mail is being sent, if there is a reason for one. */
export type MailSent = {
  /** Its recipient, in the market’s spelling. */
  readonly email: Scalars['String']['output'];
};

/** The address is verified. */
export type EmailVerified = {
  /** The account. */
  readonly publicAccountId: Scalars['ID']['output'];
  /** The address, for the login; null for a superseded link, and for an account whose address has changed since. */
  readonly email?: Maybe<Scalars['String']['output']>;
  /**
   * The path of the page where the user continues: the one they came from, else their newest listing, else their draft.
   * Null if there is none of these.
   */
  readonly nextPath?: Maybe<Scalars['String']['output']>;
};

/** The result of requesting a mail, or a refusal. */
export type MailAnswer = MailSent | Refusal;

/** The result of a verification, or a refusal. */
export type VerifyEmailAnswer = EmailVerified | Refusal;

/** A listing after its renewal. */
export type RenewedListing = {
  /** Its title, as its seller wrote it. */
  readonly title: Scalars['String']['output'];
  /** The path of its page, in the language of the request; null if it is not public. */
  readonly path?: Maybe<Scalars['String']['output']>;
  /** The end of its new term. */
  readonly expiresAt: Scalars['DateTime']['output'];
};

/** The result of a renewal by link, or a refusal. */
export type RenewalAnswer = RenewedListing | Refusal;

/** The filter of a search. Omitted or null means: any. */
export type ListingFilter = {
  /**
   * Free text, at most 200 characters. All of its words must occur in title, text, category, brand and place. Phrases in
   * quotation marks must occur literally, and words after a minus sign must not occur.
   */
  readonly query?: InputMaybe<Scalars['String']['input']>;
  /** The language of the text; by default any of the four. */
  readonly queryLanguage?: InputMaybe<Language>;
  /** The id of a top-level category or of a subcategory. */
  readonly category?: InputMaybe<Scalars['Int']['input']>;
  /** The code of a canton, 1 to 24. A canton excludes localities, and vice versa. */
  readonly region?: InputMaybe<Scalars['Int']['input']>;
  /** How far the search extends beyond the canton; by default not at all. */
  readonly widened?: InputMaybe<Widening>;
  /** A part of the canton, with its id from `localities.json`. */
  readonly subregion?: InputMaybe<Scalars['String']['input']>;
  /** Places to search in, at most 10: listings in any of them match. */
  readonly localities?: InputMaybe<ReadonlyArray<LocalityFilter>>;
  /** Only offered, or only wanted things. */
  readonly kind?: InputMaybe<ListingKind>;
  /** The lowest price in whole francs, inclusive. */
  readonly priceFrom?: InputMaybe<Scalars['Int']['input']>;
  /** The highest price in whole francs, inclusive. */
  readonly priceTo?: InputMaybe<Scalars['Int']['input']>;
  /** Only free things. */
  readonly freeOnly?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only listings of sellers of this kind. */
  readonly seller?: InputMaybe<SellerKind>;
  /** Excludes listings with a paid placement above the others. */
  readonly organic?: InputMaybe<Scalars['Boolean']['input']>;
  /** By number parameters of the category. A parameter that the category lacks is an error. */
  readonly intervals?: InputMaybe<ReadonlyArray<IntervalFilter>>;
  /** By choices and texts of the category. A parameter that the category lacks is an error. */
  readonly selects?: InputMaybe<ReadonlyArray<SelectFilter>>;
};

/** A place to search in, and the radius around it. */
export type LocalityFilter = {
  /** A postcode (`3011`), or the id of a town (`koeniz-be`), as in `localities.json`. */
  readonly localityID: Scalars['ID']['input'];
  /** Whole kilometres as the crow flies, 0 to 350; 0 for the place alone. */
  readonly radius?: Scalars['Int']['input'];
};

export type { Widening };

/** Bounds of a number parameter, both inclusive. An absent one is open. */
export type IntervalFilter = {
  /** The key of the facet. */
  readonly key: Scalars['String']['input'];
  /** The least, in the unit of the facet. */
  readonly min?: InputMaybe<Scalars['Float']['input']>;
  /** The most, in the unit of the facet. */
  readonly max?: InputMaybe<Scalars['Float']['input']>;
};

/** Options of a parameter: listings with any of them match. */
export type SelectFilter = {
  /** The key of the facet. */
  readonly key: Scalars['String']['input'];
  /** Values of the options, at most 100; texts are case-insensitive. */
  readonly options: ReadonlyArray<Scalars['String']['input']>;
};

export type { ListingSort };

/** A page of search results. */
export type ListingPage = {
  /** The listings of this page, in the requested order. */
  readonly items: ReadonlyArray<Listing>;
  /** The exact number of matching listings on all pages. */
  readonly totalItemCount: Scalars['Int']['output'];
  /** How many listings each option of a filter would find. */
  readonly counts: ListingCounts;
  /** The filters of the category's listings, in their order. */
  readonly facets: ReadonlyArray<Facet>;
  /** The distances of this page's listings from the nearest locality, if both places are known. */
  readonly distances: ReadonlyArray<ListingDistance>;
  /** Matching listings with a place in the gallery, newest first. */
  readonly gallery: ReadonlyArray<Listing>;
  /** The position of this page among the pages. */
  readonly pageInfo: PageInfo;
  /** The token of the search, with which it can be repeated; null if the search is too long for one. */
  readonly searchToken?: Maybe<Scalars['String']['output']>;
};

/**
 * How many listings each option would find, counted without that option's own filter. Options without a listing are
 * omitted.
 */
export type ListingCounts = {
  /** By category: the top-level ones and the subcategories. */
  readonly categories: ReadonlyArray<CategoryCount>;
  /** By canton, in the order of their codes. */
  readonly regions: ReadonlyArray<RegionCount>;
  /** By type of listing. */
  readonly kinds: ReadonlyArray<KindCount>;
  /** By kind of seller. */
  readonly sellers: ReadonlyArray<SellerCount>;
  /** How many are free. */
  readonly free: Scalars['Int']['output'];
};

/** The number of listings of a type. */
export type KindCount = {
  /** The type. */
  readonly kind: ListingKind;
  /** The number of listings. */
  readonly count: Scalars['Int']['output'];
};

/** The number of listings of a kind of seller. */
export type SellerCount = {
  /** The kind of seller. */
  readonly seller: SellerKind;
  /** The number of listings. */
  readonly count: Scalars['Int']['output'];
};

/** A filter for the listings of a category: by options, or by bounds of a number. */
export type Facet = SelectFacet | IntervalFacet;

/** A filter by options. */
export type SelectFacet = {
  /** Its key in `SelectFilter`: `brand`. */
  readonly key: Scalars['String']['output'];
  /** Its name in the language of the request. */
  readonly label: Scalars['String']['output'];
  /** The options, with the number of listings that each would find, counted without this filter; the most frequent first. */
  readonly options: ReadonlyArray<FacetOption>;
};

/** An option of a filter. */
export type FacetOption = {
  /** Its value in `SelectFilter`. */
  readonly value: Scalars['String']['output'];
  /** Its name in the language of the request, or in the most frequent spelling. */
  readonly label: Scalars['String']['output'];
  /** How many listings it would find. */
  readonly count: Scalars['Int']['output'];
};

/** A filter by the bounds of a number. */
export type IntervalFacet = {
  /** Its key in `IntervalFilter`: `mileage`. */
  readonly key: Scalars['String']['output'];
  /** Its name in the language of the request. */
  readonly label: Scalars['String']['output'];
  /** The unit after a number: `km`. Null without a unit. */
  readonly unit?: Maybe<Scalars['String']['output']>;
  /** The lowest possible value. */
  readonly min: Scalars['Float']['output'];
  /** The highest possible value. */
  readonly max: Scalars['Float']['output'];
  /** The difference between neighbouring values. */
  readonly step: Scalars['Float']['output'];
};

/** The distance of a listing. */
export type ListingDistance = {
  /** The id of the listing. */
  readonly id: Scalars['ID']['output'];
  /** Metres as the crow flies. */
  readonly metres: Scalars['Int']['output'];
};

/** The number of listings that a category would find. */
export type CategoryCount = {
  /** The category. */
  readonly category: Category;
  /** The number of listings in it, including its subcategories. */
  readonly count: Scalars['Int']['output'];
};

/** The number of listings that a canton would find. */
export type RegionCount = {
  /** The canton. */
  readonly region: Canton;
  /** The number of listings in it. */
  readonly count: Scalars['Int']['output'];
};

/** A page among the pages of a result. */
export type PageInfo = {
  /** The number of this page, from 1. */
  readonly page: Scalars['Int']['output'];
  /** The number of items on a full page. */
  readonly pageSize: Scalars['Int']['output'];
  /** The number of pages; 0 if nothing matches. */
  readonly pageCount: Scalars['Int']['output'];
  /** Whether there is a page before this one. */
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  /** Whether there is a page after this one. */
  readonly hasNextPage: Scalars['Boolean']['output'];
  /** The moment of page 1, for the argument `asOf` of further pages. */
  readonly asOf: Scalars['String']['output'];
};

/** A session of the account. */
export type Session = {
  /** Its id for `endSession`. It does not authenticate. */
  readonly id: Scalars['ID']['output'];
  /** Whether it is the session of this request. */
  readonly isThis: Scalars['Boolean']['output'];
  /** The browser, in a few words: `Firefox, Linux`. */
  readonly agent: Scalars['String']['output'];
  /** The network of its last request: the first part of its address. */
  readonly place: Scalars['String']['output'];
  /** When it began. */
  readonly created: Scalars['DateTime']['output'];
  /** When it was last used, to within some minutes. */
  readonly seen: Scalars['DateTime']['output'];
};

/** A session has begun, or continues under a new token. */
export type SessionStarted = {
  /** The token for the header x-csrf-token from now on; the cookie contains it too. */
  readonly token: Scalars['String']['output'];
  /** The account of the session. */
  readonly me: Me;
};

/** The result of starting or renewing a session, or a refusal. */
export type SessionAnswer = SessionStarted | Refusal;

/** The suggestions for a text. */
export type SearchSuggestions = {
  /** The suggestions grouped by type, in display order. Empty groups are omitted. */
  readonly suggestionGroups: ReadonlyArray<SearchSuggestionGroup>;
};

/** The suggestions of one type. */
export type SearchSuggestionGroup = {
  /** The type of the suggestions. */
  readonly type: SearchSuggestionType;
  /** The suggestions, the likeliest first; those of a history latest first. */
  readonly suggestions: ReadonlyArray<SearchSuggestion>;
};

/** A suggested search. */
export type SearchSuggestion = {
  /** Its id for reporting a pick, or for deleting it. */
  readonly searchSuggestionID: Scalars['ID']['output'];
  /** Its type. */
  readonly type: SearchSuggestionType;
  /** The token of its search. */
  readonly searchToken: Scalars['String']['output'];
  /**
   * Its title in alternating parts: plain, bold, plain and so on. The first part is plain and may be empty. The typed text
   * is bold.
   */
  readonly labelTitleHighlighted: ReadonlyArray<Scalars['String']['output']>;
  /** The category of the search, in the language of the request; for a subcategory, its parent. Null without a category. */
  readonly labelDescription?: Maybe<Scalars['String']['output']>;
  /** Whether it can be deleted: only entries of the user's own history can. */
  readonly deletable: Scalars['Boolean']['output'];
};

export type { SearchSuggestionType };

/** The outcome of a command. */
export type SuggestionOutcome = {
  /** Whether the requested state holds now, also if it held before. */
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
    | ( Omit<AcceptedMessage, 'entry' | 'conversation'> & { entry: _RefType['ConversationEntry'], conversation: _RefType['Conversation'] } )
    | ( Refusal )
  ;
  SaveDraftAnswer:
    | ( SavedDraft )
    | ( Refusal )
  ;
  EmailChangeAnswer:
    | ( EmailChangeConfirmed )
    | ( Refusal )
  ;
  PublishAnswer:
    | ( SubmittedListing )
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
  OwnListingAnswer:
    | ( OwnListingSource )
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
    | ( RenewedListing )
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
  Conversation: ResolverTypeWrapper<ConversationSource>;
  ConversationCommand: ConversationCommand;
  ConversationListing: ResolverTypeWrapper<ConversationListingSource>;
  Correspondent: ResolverTypeWrapper<CorrespondentSource>;
  Offer: ResolverTypeWrapper<Offer>;
  ConversationEntries: ResolverTypeWrapper<Omit<ConversationEntries, 'entries'> & { entries: ReadonlyArray<ResolversTypes['ConversationEntry']> }>;
  ConversationEntry: ResolverTypeWrapper<ConversationEntrySource>;
  EntryKind: EntryKind;
  DeliveryState: DeliveryState;
  MessageWarning: ResolverTypeWrapper<MessageWarning>;
  WarningKind: WarningKind;
  AcceptedMessage: ResolverTypeWrapper<Omit<AcceptedMessage, 'entry' | 'conversation'> & { entry: ResolversTypes['ConversationEntry'], conversation: ResolversTypes['Conversation'] }>;
  MessageAnswer: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['MessageAnswer']>;
  FoundMessages: ResolverTypeWrapper<Omit<FoundMessages, 'found'> & { found: ReadonlyArray<ResolversTypes['FoundMessage']> }>;
  FoundMessage: ResolverTypeWrapper<Omit<FoundMessage, 'entry' | 'conversation'> & { entry: ResolversTypes['ConversationEntry'], conversation: ResolversTypes['Conversation'] }>;
  SavedDraft: ResolverTypeWrapper<SavedDraft>;
  SaveDraftAnswer: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SaveDraftAnswer']>;
  EmailChangeSide: EmailChangeSide;
  EmailChangeConfirmed: ResolverTypeWrapper<EmailChangeConfirmed>;
  EmailChangeAnswer: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['EmailChangeAnswer']>;
  FieldValue: FieldValue;
  SubmittedListing: ResolverTypeWrapper<SubmittedListing>;
  OwnListingStatus: OwnListingStatus;
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
  ReportReason: ReportReason;
  ConversationAnswer: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ConversationAnswer']>;
  MessagingSettings: ResolverTypeWrapper<MessagingSettingsSource>;
  MessagingSettingsAnswer: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['MessagingSettingsAnswer']>;
  OwnListingGroup: OwnListingGroup;
  SoldWhere: SoldWhere;
  OwnListingCommand: OwnListingCommand;
  OwnListings: ResolverTypeWrapper<Omit<OwnListings, 'listings'> & { listings: ReadonlyArray<ResolversTypes['OwnListing']> }>;
  OwnListingCounts: ResolverTypeWrapper<OwnListingCounts>;
  OwnListing: ResolverTypeWrapper<OwnListingSource>;
  HandedContent: ResolverTypeWrapper<HandedContent>;
  FieldEntry: ResolverTypeWrapper<FieldEntry>;
  OwnListingAnswer: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['OwnListingAnswer']>;
  ProfileChanges: ProfileChanges;
  MailSent: ResolverTypeWrapper<MailSent>;
  EmailVerified: ResolverTypeWrapper<EmailVerified>;
  MailAnswer: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['MailAnswer']>;
  VerifyEmailAnswer: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['VerifyEmailAnswer']>;
  RenewedListing: ResolverTypeWrapper<RenewedListing>;
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
  Conversation: ConversationSource;
  ConversationListing: ConversationListingSource;
  Correspondent: CorrespondentSource;
  Offer: Offer;
  ConversationEntries: Omit<ConversationEntries, 'entries'> & { entries: ReadonlyArray<ResolversParentTypes['ConversationEntry']> };
  ConversationEntry: ConversationEntrySource;
  MessageWarning: MessageWarning;
  AcceptedMessage: Omit<AcceptedMessage, 'entry' | 'conversation'> & { entry: ResolversParentTypes['ConversationEntry'], conversation: ResolversParentTypes['Conversation'] };
  MessageAnswer: ResolversUnionTypes<ResolversParentTypes>['MessageAnswer'];
  FoundMessages: Omit<FoundMessages, 'found'> & { found: ReadonlyArray<ResolversParentTypes['FoundMessage']> };
  FoundMessage: Omit<FoundMessage, 'entry' | 'conversation'> & { entry: ResolversParentTypes['ConversationEntry'], conversation: ResolversParentTypes['Conversation'] };
  SavedDraft: SavedDraft;
  SaveDraftAnswer: ResolversUnionTypes<ResolversParentTypes>['SaveDraftAnswer'];
  EmailChangeConfirmed: EmailChangeConfirmed;
  EmailChangeAnswer: ResolversUnionTypes<ResolversParentTypes>['EmailChangeAnswer'];
  FieldValue: FieldValue;
  SubmittedListing: SubmittedListing;
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
  ConversationAnswer: ResolversUnionTypes<ResolversParentTypes>['ConversationAnswer'];
  MessagingSettings: MessagingSettingsSource;
  MessagingSettingsAnswer: ResolversUnionTypes<ResolversParentTypes>['MessagingSettingsAnswer'];
  OwnListings: Omit<OwnListings, 'listings'> & { listings: ReadonlyArray<ResolversParentTypes['OwnListing']> };
  OwnListingCounts: OwnListingCounts;
  OwnListing: OwnListingSource;
  HandedContent: HandedContent;
  FieldEntry: FieldEntry;
  OwnListingAnswer: ResolversUnionTypes<ResolversParentTypes>['OwnListingAnswer'];
  ProfileChanges: ProfileChanges;
  MailSent: MailSent;
  EmailVerified: EmailVerified;
  MailAnswer: ResolversUnionTypes<ResolversParentTypes>['MailAnswer'];
  VerifyEmailAnswer: ResolversUnionTypes<ResolversParentTypes>['VerifyEmailAnswer'];
  RenewedListing: RenewedListing;
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
  myDrafts?: Resolver<Maybe<ReadonlyArray<ResolversTypes['SavedDraft']>>, ParentType, ContextType>;
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
  ownListings?: Resolver<Maybe<ResolversTypes['OwnListings']>, ParentType, ContextType, RequireFields<QueryOwnListingsArgs, 'group' | 'first'>>;
  ownListing?: Resolver<Maybe<ResolversTypes['OwnListing']>, ParentType, ContextType, RequireFields<QueryOwnListingArgs, 'id'>>;
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
  saveDraft?: Resolver<ResolversTypes['SaveDraftAnswer'], ParentType, ContextType, RequireFields<MutationSaveDraftArgs, 'id' | 'facts' | 'after'>>;
  requestEmailChange?: Resolver<ResolversTypes['AccountAnswer'], ParentType, ContextType, RequireFields<MutationRequestEmailChangeArgs, 'email' | 'password'>>;
  confirmEmailChange?: Resolver<ResolversTypes['EmailChangeAnswer'], ParentType, ContextType, RequireFields<MutationConfirmEmailChangeArgs, 'token'>>;
  publishListing?: Resolver<ResolversTypes['PublishAnswer'], ParentType, ContextType, RequireFields<MutationPublishListingArgs, 'draft' | 'values' | 'photos'>>;
  insertionSuggestionClick?: Resolver<ResolversTypes['SuggestionOutcome'], ParentType, ContextType, RequireFields<MutationInsertionSuggestionClickArgs, 'id'>>;
  insertionSuggestionDelete?: Resolver<ResolversTypes['SuggestionOutcome'], ParentType, ContextType, RequireFields<MutationInsertionSuggestionDeleteArgs, 'id'>>;
  deactivateAccount?: Resolver<ResolversTypes['AccountAnswer'], ParentType, ContextType, RequireFields<MutationDeactivateAccountArgs, 'password'>>;
  reactivateAccount?: Resolver<ResolversTypes['AccountAnswer'], ParentType, ContextType, Partial<MutationReactivateAccountArgs>>;
  deleteAccount?: Resolver<ResolversTypes['DeletionAnswer'], ParentType, ContextType, RequireFields<MutationDeleteAccountArgs, 'password'>>;
  undoDeletion?: Resolver<ResolversTypes['UndoDeletionAnswer'], ParentType, ContextType, Partial<MutationUndoDeletionArgs>>;
  giveLeavingReason?: Resolver<ResolversTypes['LeavingReasonAnswer'], ParentType, ContextType, RequireFields<MutationGiveLeavingReasonArgs, 'publicAccountId' | 'reason'>>;
  writeAboutListing?: Resolver<ResolversTypes['MessageAnswer'], ParentType, ContextType, RequireFields<MutationWriteAboutListingArgs, 'listing' | 'message'>>;
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
  reportTyping?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationReportTypingArgs, 'conversation'>>;
  unblockAccount?: Resolver<ResolversTypes['MessagingSettingsAnswer'], ParentType, ContextType, RequireFields<MutationUnblockAccountArgs, 'publicAccountId'>>;
  goAway?: Resolver<ResolversTypes['MessagingSettingsAnswer'], ParentType, ContextType, RequireFields<MutationGoAwayArgs, 'until'>>;
  comeBack?: Resolver<ResolversTypes['MessagingSettingsAnswer'], ParentType, ContextType>;
  stopMessageMails?: Resolver<ResolversTypes['MessagingSettingsAnswer'], ParentType, ContextType>;
  wantMessageMails?: Resolver<ResolversTypes['MessagingSettingsAnswer'], ParentType, ContextType>;
  reviseListing?: Resolver<ResolversTypes['OwnListingAnswer'], ParentType, ContextType, RequireFields<MutationReviseListingArgs, 'id' | 'values' | 'photos'>>;
  repriceListing?: Resolver<ResolversTypes['OwnListingAnswer'], ParentType, ContextType, RequireFields<MutationRepriceListingArgs, 'id' | 'kind' | 'price'>>;
  pauseListing?: Resolver<ResolversTypes['OwnListingAnswer'], ParentType, ContextType, RequireFields<MutationPauseListingArgs, 'id'>>;
  resumeListing?: Resolver<ResolversTypes['OwnListingAnswer'], ParentType, ContextType, RequireFields<MutationResumeListingArgs, 'id'>>;
  reserveListing?: Resolver<ResolversTypes['OwnListingAnswer'], ParentType, ContextType, RequireFields<MutationReserveListingArgs, 'id'>>;
  endReservation?: Resolver<ResolversTypes['OwnListingAnswer'], ParentType, ContextType, RequireFields<MutationEndReservationArgs, 'id'>>;
  sellListing?: Resolver<ResolversTypes['OwnListingAnswer'], ParentType, ContextType, RequireFields<MutationSellListingArgs, 'id' | 'where'>>;
  cancelSale?: Resolver<ResolversTypes['OwnListingAnswer'], ParentType, ContextType, RequireFields<MutationCancelSaleArgs, 'id'>>;
  renewListing?: Resolver<ResolversTypes['OwnListingAnswer'], ParentType, ContextType, RequireFields<MutationRenewListingArgs, 'id'>>;
  removeListing?: Resolver<ResolversTypes['OwnListingAnswer'], ParentType, ContextType, RequireFields<MutationRemoveListingArgs, 'id'>>;
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

export type ConversationResolvers<ContextType = OperationContext, ParentType extends ResolversParentTypes['Conversation'] = ResolversParentTypes['Conversation']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  tab?: Resolver<ResolversTypes['MessagesTab'], ParentType, ContextType>;
  buyerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  listing?: Resolver<ResolversTypes['ConversationListing'], ParentType, ContextType>;
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

export type ConversationListingResolvers<ContextType = OperationContext, ParentType extends ResolversParentTypes['ConversationListing'] = ResolversParentTypes['ConversationListing']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  priceText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  francs?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['OwnListingStatus']>, ParentType, ContextType>;
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
  deliveryState?: Resolver<Maybe<ResolversTypes['DeliveryState']>, ParentType, ContextType>;
  warnings?: Resolver<ReadonlyArray<ResolversTypes['MessageWarning']>, ParentType, ContextType>;
};

export type EntryKindResolvers = EnumResolverSignature<{ MESSAGE?: any, OFFER?: any, COUNTER_OFFER?: any, OFFER_ACCEPTED?: any, OFFER_DECLINED?: any, OFFER_WITHDRAWN?: any, RESERVED?: any, RESERVATION_ENDED?: any }, ResolversTypes['EntryKind']>;

export type DeliveryStateResolvers = EnumResolverSignature<{ SENT?: any, DELIVERED?: any, READ?: any }, ResolversTypes['DeliveryState']>;

export type MessageWarningResolvers<ContextType = OperationContext, ParentType extends ResolversParentTypes['MessageWarning'] = ResolversParentTypes['MessageWarning']> = {
  kind?: Resolver<ResolversTypes['WarningKind'], ParentType, ContextType>;
  words?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WarningKindResolvers = EnumResolverSignature<{ LINK?: any, FOREIGN_PHONE?: any, OTHER_CHANNEL?: any, PAYMENT?: any, SECRET?: any }, ResolversTypes['WarningKind']>;

export type AcceptedMessageResolvers<ContextType = OperationContext, ParentType extends ResolversParentTypes['AcceptedMessage'] = ResolversParentTypes['AcceptedMessage']> = {
  entry?: Resolver<ResolversTypes['ConversationEntry'], ParentType, ContextType>;
  conversation?: Resolver<ResolversTypes['Conversation'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MessageAnswerResolvers<ContextType = OperationContext, ParentType extends ResolversParentTypes['MessageAnswer'] = ResolversParentTypes['MessageAnswer']> = {
  __resolveType: TypeResolveFn<'AcceptedMessage' | 'Refusal', ParentType, ContextType>;
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

export type SavedDraftResolvers<ContextType = OperationContext, ParentType extends ResolversParentTypes['SavedDraft'] = ResolversParentTypes['SavedDraft']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  facts?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SaveDraftAnswerResolvers<ContextType = OperationContext, ParentType extends ResolversParentTypes['SaveDraftAnswer'] = ResolversParentTypes['SaveDraftAnswer']> = {
  __resolveType: TypeResolveFn<'SavedDraft' | 'Refusal', ParentType, ContextType>;
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

export type SubmittedListingResolvers<ContextType = OperationContext, ParentType extends ResolversParentTypes['SubmittedListing'] = ResolversParentTypes['SubmittedListing']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OwnListingStatus'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OwnListingStatusResolvers = EnumResolverSignature<{ DRAFT?: any, AWAITING_VERIFICATION?: any, IN_REVIEW?: any, REJECTED?: any, ACTIVE?: any, PAUSED?: any, RESERVED?: any, SOLD?: any, EXPIRED?: any, REMOVED?: any }, ResolversTypes['OwnListingStatus']>;

export type InsertionQuotaResolvers<ContextType = OperationContext, ParentType extends ResolversParentTypes['InsertionQuota'] = ResolversParentTypes['InsertionQuota']> = {
  running?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  most?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PublishAnswerResolvers<ContextType = OperationContext, ParentType extends ResolversParentTypes['PublishAnswer'] = ResolversParentTypes['PublishAnswer']> = {
  __resolveType: TypeResolveFn<'SubmittedListing' | 'Refusal', ParentType, ContextType>;
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
  nextPath?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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

export type OwnListingGroupResolvers = EnumResolverSignature<{ ACTIVE?: any, INACTIVE?: any }, ResolversTypes['OwnListingGroup']>;

export type SoldWhereResolvers = EnumResolverSignature<{ HERE?: any, ELSEWHERE?: any, UNTOLD?: any }, ResolversTypes['SoldWhere']>;

export type OwnListingCommandResolvers = EnumResolverSignature<{ EDIT?: any, REPRICE?: any, PAUSE?: any, RESUME?: any, RESERVE?: any, END_RESERVATION?: any, SELL?: any, CANCEL_SALE?: any, RENEW?: any, REMOVE?: any }, ResolversTypes['OwnListingCommand']>;

export type OwnListingsResolvers<ContextType = OperationContext, ParentType extends ResolversParentTypes['OwnListings'] = ResolversParentTypes['OwnListings']> = {
  listings?: Resolver<ReadonlyArray<ResolversTypes['OwnListing']>, ParentType, ContextType>;
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  counts?: Resolver<ResolversTypes['OwnListingCounts'], ParentType, ContextType>;
};

export type OwnListingCountsResolvers<ContextType = OperationContext, ParentType extends ResolversParentTypes['OwnListingCounts'] = ResolversParentTypes['OwnListingCounts']> = {
  active?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  inactive?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OwnListingResolvers<ContextType = OperationContext, ParentType extends ResolversParentTypes['OwnListing'] = ResolversParentTypes['OwnListing']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  priceText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  priceKind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  francs?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OwnListingStatus'], ParentType, ContextType>;
  because?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  picture?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  publishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  may?: Resolver<ReadonlyArray<ResolversTypes['OwnListingCommand']>, ParentType, ContextType>;
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

export type OwnListingAnswerResolvers<ContextType = OperationContext, ParentType extends ResolversParentTypes['OwnListingAnswer'] = ResolversParentTypes['OwnListingAnswer']> = {
  __resolveType: TypeResolveFn<'OwnListing' | 'Refusal', ParentType, ContextType>;
};

export type MailSentResolvers<ContextType = OperationContext, ParentType extends ResolversParentTypes['MailSent'] = ResolversParentTypes['MailSent']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EmailVerifiedResolvers<ContextType = OperationContext, ParentType extends ResolversParentTypes['EmailVerified'] = ResolversParentTypes['EmailVerified']> = {
  publicAccountId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nextPath?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MailAnswerResolvers<ContextType = OperationContext, ParentType extends ResolversParentTypes['MailAnswer'] = ResolversParentTypes['MailAnswer']> = {
  __resolveType: TypeResolveFn<'MailSent' | 'Refusal', ParentType, ContextType>;
};

export type VerifyEmailAnswerResolvers<ContextType = OperationContext, ParentType extends ResolversParentTypes['VerifyEmailAnswer'] = ResolversParentTypes['VerifyEmailAnswer']> = {
  __resolveType: TypeResolveFn<'EmailVerified' | 'Refusal', ParentType, ContextType>;
};

export type RenewedListingResolvers<ContextType = OperationContext, ParentType extends ResolversParentTypes['RenewedListing'] = ResolversParentTypes['RenewedListing']> = {
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RenewalAnswerResolvers<ContextType = OperationContext, ParentType extends ResolversParentTypes['RenewalAnswer'] = ResolversParentTypes['RenewalAnswer']> = {
  __resolveType: TypeResolveFn<'RenewedListing' | 'Refusal', ParentType, ContextType>;
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
  Conversation?: ConversationResolvers<ContextType>;
  ConversationCommand?: ConversationCommandResolvers;
  ConversationListing?: ConversationListingResolvers<ContextType>;
  Correspondent?: CorrespondentResolvers<ContextType>;
  Offer?: OfferResolvers<ContextType>;
  ConversationEntries?: ConversationEntriesResolvers<ContextType>;
  ConversationEntry?: ConversationEntryResolvers<ContextType>;
  EntryKind?: EntryKindResolvers;
  DeliveryState?: DeliveryStateResolvers;
  MessageWarning?: MessageWarningResolvers<ContextType>;
  WarningKind?: WarningKindResolvers;
  AcceptedMessage?: AcceptedMessageResolvers<ContextType>;
  MessageAnswer?: MessageAnswerResolvers<ContextType>;
  FoundMessages?: FoundMessagesResolvers<ContextType>;
  FoundMessage?: FoundMessageResolvers<ContextType>;
  SavedDraft?: SavedDraftResolvers<ContextType>;
  SaveDraftAnswer?: SaveDraftAnswerResolvers<ContextType>;
  EmailChangeSide?: EmailChangeSideResolvers;
  EmailChangeConfirmed?: EmailChangeConfirmedResolvers<ContextType>;
  EmailChangeAnswer?: EmailChangeAnswerResolvers<ContextType>;
  SubmittedListing?: SubmittedListingResolvers<ContextType>;
  OwnListingStatus?: OwnListingStatusResolvers;
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
  ReportReason?: ReportReasonResolvers;
  ConversationAnswer?: ConversationAnswerResolvers<ContextType>;
  MessagingSettings?: MessagingSettingsResolvers<ContextType>;
  MessagingSettingsAnswer?: MessagingSettingsAnswerResolvers<ContextType>;
  OwnListingGroup?: OwnListingGroupResolvers;
  SoldWhere?: SoldWhereResolvers;
  OwnListingCommand?: OwnListingCommandResolvers;
  OwnListings?: OwnListingsResolvers<ContextType>;
  OwnListingCounts?: OwnListingCountsResolvers<ContextType>;
  OwnListing?: OwnListingResolvers<ContextType>;
  HandedContent?: HandedContentResolvers<ContextType>;
  FieldEntry?: FieldEntryResolvers<ContextType>;
  OwnListingAnswer?: OwnListingAnswerResolvers<ContextType>;
  MailSent?: MailSentResolvers<ContextType>;
  EmailVerified?: EmailVerifiedResolvers<ContextType>;
  MailAnswer?: MailAnswerResolvers<ContextType>;
  VerifyEmailAnswer?: VerifyEmailAnswerResolvers<ContextType>;
  RenewedListing?: RenewedListingResolvers<ContextType>;
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
