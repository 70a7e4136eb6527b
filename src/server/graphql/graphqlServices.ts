import type { InsertionServices } from '#server/insertion/insertionServices.ts';
import type { MessagingServices } from '#server/messaging/messagingServices.ts';
import type { SearchServices } from '#server/search/searchServices.ts';
import type { SuggestionServices } from '#server/suggestions/suggestionServices.ts';

/** The services of the resolvers. */
export type GraphqlServices = SearchServices & SuggestionServices & InsertionServices & MessagingServices;
