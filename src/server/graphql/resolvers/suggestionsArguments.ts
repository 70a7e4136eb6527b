import * as z from 'zod/mini';
import type {
  MutationSearchHistoryClearArgs,
  MutationSearchSubmittedArgs,
  MutationSearchSuggestionClickArgs,
  QuerySearchSuggestionsArgs,
} from '#graphql/generated/resolverTypes.ts';
import { checked } from '#machines/journal/schema.ts';
import { filterFromToken } from '#market/addresses/searchToken.ts';
import { typedText } from '../../search/query/typedText.ts';
import { readSuggestionId } from '../../suggestions/suggestionIds.ts';
import { badArguments } from '../operationErrors.ts';

/** The maximum number of suggestions per request. */
export const mostSuggestions = 20;

const firstRule = { error: `must be a whole number from 1 to ${mostSuggestions}` };

/** The schema of the random identifier that a browser sends. */
export const userIdentifier = z
  .string()
  .check(z.regex(/^[\w-]{22}$/, 'must be 22 letters, digits, - or _: 128 random bits as base64url'));

const typing = z.object({
  query: typedText,
  first: z.int(firstRule).check(z.gte(1, firstRule), z.lte(mostSuggestions, firstRule)),
  userIdentifier: z.nullish(userIdentifier),
});
const naming = z.object({
  searchSuggestionID: z
    .string()
    .check(z.refine((id) => readSuggestionId(id) !== undefined, 'must be the id of a suggestion')),
  userIdentifier: z.nullish(userIdentifier),
});
const submitting = z.object({
  searchToken: z
    .string()
    .check(z.refine((token) => filterFromToken(token) !== undefined, 'must be the token of a search')),
  userIdentifier,
});
const clearing = z.object({ userIdentifier });

/** The typed text and the number of suggestions. Throws a GraphQLError that names the problems. */
export function typedSoFar(args: QuerySearchSuggestionsArgs) {
  const { query, first, userIdentifier: person } = parsedArgs(typing, args);
  return { query, first, userIdentifier: person ?? undefined };
}

/** The named suggestion and the browser's identifier. Throws a GraphQLError that names the problems. */
export function namedSuggestion(args: MutationSearchSuggestionClickArgs) {
  const { searchSuggestionID, userIdentifier: person } = parsedArgs(naming, args);
  return { suggestion: readSuggestionId(searchSuggestionID)!, userIdentifier: person ?? undefined };
}

/** The submitted search and the browser's identifier. Throws a GraphQLError that names the problems. */
export function submittedSearch(args: MutationSearchSubmittedArgs) {
  const { searchToken, userIdentifier: person } = parsedArgs(submitting, args);
  return { search: filterFromToken(searchToken)!, userIdentifier: person };
}

/** The identifier of the browser whose history is cleared. Throws a GraphQLError that names the problems. */
export function historyIdOf(args: MutationSearchHistoryClearArgs): string {
  return parsedArgs(clearing, args).userIdentifier;
}

function parsedArgs<S extends z.ZodMiniType>(schema: S, args: unknown): z.output<S> {
  const result = checked(schema, args);
  if ('problems' in result) throw badArguments(result.problems, args);
  return result.value;
}
