import type { AccountTables } from './account/accountTables.ts';
import type { DraftTables } from './draft/draftTables.ts';
import type { FavouritesTables } from './favourites/favouritesTables.ts';
import type { ListingTables } from './listing/listingTables.ts';
import type { LocalityTables } from './localities/localityTables.ts';
import type { MessagingTables } from './messaging/messagingTables.ts';
import type { MailTables } from './mail/mailTables.ts';
import type { PhotoTables } from './pictures/photoTables.ts';
import type { UploadTables } from './pictures/uploadTables.ts';
import type { SkippedFactTables } from './store/skippedFacts.ts';
import type { SuggestionTables } from './suggestions/suggestionTables.ts';

/** Every table that SQL written once for both engines names. */
export type Tables = AccountTables &
  DraftTables &
  FavouritesTables &
  ListingTables &
  LocalityTables &
  MailTables &
  MessagingTables &
  PhotoTables &
  SkippedFactTables &
  SuggestionTables &
  UploadTables;
