import type { InsertionServices } from '#server/insertion/insertionServices.ts';
import type { MessagingServices } from '#server/messaging/messagingServices.ts';
import type { SearchServices } from '#server/search/searchServices.ts';
import type { SuggestionServices } from '#server/suggestions/suggestionServices.ts';

/** What the resolvers need. */
export type GraphqlServices = SearchServices & SuggestionServices & InsertionServices & MessagingServices;
