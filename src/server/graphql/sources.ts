import type { Account, EmailSide, SellerKind as AccountKind } from '#machines/account/lifecycle/account.ts';
import type { LeavingReason } from '#machines/account/lifecycle/leavingReasons.ts';
import type { EntryKind, Side } from '#machines/conversation/lifecycle/conversation.ts';
import type { ReportReason } from '#machines/conversation/lifecycle/conversationFacts.ts';
import type { ListingStatus as Relation } from '#machines/listing/lifecycle/listing.ts';
import type { ListingItem } from '#machines/listing/listingItem.ts';
import type { Facet } from '#machines/listing/facet.ts';
import type { Category } from '#machines/market/categories/categories.ts';
import type { Language } from '#machines/market/language.ts';
import type { Messaging } from '#machines/messaging/lifecycle/messaging.ts';
import type { WarningKind } from '#machines/messaging/warnings.ts';
import type { ContactState } from '#machines/messaging/contact/contactBox.ts';
import type { AllowedCommand, DeliveryState } from '#machines/messaging/openConversation/shownConversation.ts';
import type { SearchFilter } from '#machines/search/searchFilter.ts';
import type { SearchSort } from '#machines/search/searchSort.ts';
import type { SuggestionType } from '#machines/suggestions/suggestionTypes.ts';
import type { Canton } from '#market/cantons/cantons.ts';
import type { PictureFormat } from '#market/pictures.ts';
import type { LikelyDuplicate } from '../insertion/help/likelyDuplicates.ts';
import type { MailLinkPurpose, MailLinkState } from '../account/addresses/mailLinkState.ts';
import type { ShownListing } from '../listing/shownListings.ts';
import type { ConversationForParty } from '../messaging/conversation/conversations.ts';
import type { Entry } from '../messaging/conversation/entries.ts';
import type { AccountState } from '../messaging/relations.ts';
import type { OwnListing } from '../ownListings/ownListings.ts';
import type { OwnListingCommand, OwnListingGroup } from '#machines/ownListings/ownListing.ts';
import type { SearchAnswer } from '../search/searchPort.ts';

/**
 * The values from which the server resolves the schema's types. The generated resolver types refer to them, so that
 * resolvers use the market's own values. The names decide (`npm run graphql`): `ListingSource` is the source of the
 * type `Listing`, and `Language` has the values of the enum `Language`.
 */
export type {
  Canton as CantonSource,
  Category as CategorySource,
  ContactState,
  AllowedCommand as ConversationCommand,
  EntryKind,
  DeliveryState,
  ReportReason,
  ConversationForParty as ConversationSource,
  ConversationForParty as ConversationListingSource,
  Side as MessagesTab,
  WarningKind,
  EmailSide as EmailChangeSide,
  Language,
  LeavingReason,
  MailLinkPurpose,
  MailLinkState,
  OwnListing as OwnListingSource,
  OwnListingCommand,
  OwnListingGroup,
  PictureFormat,
  SuggestionType as SearchSuggestionType,
};
export type DuplicateReason = LikelyDuplicate['reason'];
export type SoldWhere = 'here' | 'elsewhere' | 'untold';
export type AccountStatus = 'unverified' | 'active' | 'deactivated' | 'leaving';
export type ListingSort = SearchSort;
export type Widening = NonNullable<SearchFilter['widened']>;
export type SellerKind = AccountKind;
export type ListingKind = ListingItem['type'];
export type ListingStatus = ListingItem['status'];
export type OwnListingStatus = Exclude<Relation, 'unwritten'>;

/** A listing: its row, and its form in calls in the language of the request. */
export interface ListingSource {
  readonly row: ShownListing;
  readonly item: ListingItem;
}

/** A price: its kind determines the member of the union. */
interface SourceOfPrice {
  readonly kind: ShownListing['price'];
  readonly francs: number;
  readonly previousFrancs: number | null;
  readonly text: string;
}
export type AmountSource = SourceOfPrice;
export type FreeSource = SourceOfPrice;
export type OnRequestSource = SourceOfPrice;

/** A picture: its name in the picture store. */
export type PictureSource = string;

/** A page of search results. */
export interface ListingPageSource {
  readonly filter: SearchFilter;
  readonly pageSize: number;
  readonly answer: SearchAnswer;
}

/** An option of a filter, with the number of listings that it would find. */
export type CategoryCountSource = readonly [id: number, count: number];
export type RegionCountSource = readonly [id: number, count: number];
export type KindCountSource = readonly [kind: ListingKind, count: number];
export type SellerCountSource = readonly [seller: SellerKind, count: number];

/** A filter of a category: its kind determines the member of the union. */
export type FacetSource = Facet;
export type SelectFacetSource = Extract<Facet, { kind: 'select' }>;
export type IntervalFacetSource = Extract<Facet, { kind: 'interval' }>;

/** The account of a logged-in session, with the session's id: the source of GraphQL's `me`. */
export interface MeSource {
  readonly id: string;
  readonly account: Account;
}

/** A session of the account. */
export interface SessionSource {
  readonly id: string;
  readonly isThis: boolean;
  readonly agent: string;
  readonly place: string;
  readonly created: number;
  readonly seen: number;
}

/** An entry of a conversation, with the conversation as its viewer sees it. */
export interface ConversationEntrySource {
  readonly entry: Entry;
  readonly seen: ConversationForParty;
}

/** A correspondent; `account` is undefined if their account is unknown. */
export interface CorrespondentSource {
  readonly id: string;
  readonly account: AccountState | undefined;
}

/** An account's settings for messages. */
export interface MessagingSettingsSource {
  readonly account: string;
  readonly messaging: Messaging;
}
