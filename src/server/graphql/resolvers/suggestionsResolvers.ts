import type { Resolvers } from '#graphql/generated/resolverTypes.ts';
import { clearHistory, deleteEntry, noteSearch, renewEntry } from '../../suggestions/history.ts';
import { mayNote } from '../../suggestions/noteAllowance.ts';
import { suggestionGroups } from '../../suggestions/suggestions.ts';
import { namedSuggestion, submittedSearch, typedSoFar, historyIdOf } from './suggestionsArguments.ts';

const done = { success: true };
const notDone = { success: false };

/** Resolves `graphql/suggestions.graphql`. */
export const suggestionsResolvers: Resolvers = {
  Query: {
    searchSuggestions: async (_, args, { services, language }) => ({
      suggestionGroups: await suggestionGroups(services, { ...typedSoFar(args), language }),
    }),
  },
  Mutation: {
    async searchSuggestionClick(_, args, { services: { market }, visitor }) {
      const { suggestion, userIdentifier } = namedSuggestion(args);
      if ('history' in suggestion) await renewEntry(market, suggestion.history);
      else if (userIdentifier !== undefined) {
        if (!mayNote(market, visitor.caller.client)) return notDone;
        await noteSearch(market, userIdentifier, suggestion.search);
      }
      return done;
    },
    async searchSuggestionDelete(_, args, { services: { market } }) {
      const { suggestion } = namedSuggestion(args);
      // Suggestions outside a history are shared and cannot be deleted.
      if (!('history' in suggestion)) return notDone;
      await deleteEntry(market, suggestion.history);
      return done;
    },
    async searchSubmitted(_, args, { services: { market }, visitor }) {
      const { search, userIdentifier } = submittedSearch(args);
      if (!mayNote(market, visitor.caller.client)) return notDone;
      await noteSearch(market, userIdentifier, search);
      return done;
    },
    async searchHistoryClear(_, args, { services: { market } }) {
      await clearHistory(market, historyIdOf(args));
      return done;
    },
  },
};
