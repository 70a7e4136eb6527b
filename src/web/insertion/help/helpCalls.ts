import { type Help, type HelpQuestion, isAskable, noHelp } from '#machines/insertion/help/help.ts';
import { fromEnumName } from '#machines/market/text/enumName.ts';

import { graphql } from '../../api/apiClient.ts';
import { userIdentifier } from '../../suggestions/userIdentifier.ts';
import { InsertionHelp, InsertionSuggestionClick, InsertionSuggestionDelete } from './generated/helpOperations.ts';

// The calls for help next to the form. They are quiet, because help is optional.

/** The longest title in a request, in UTF-16 units. */
const longestTitle = 200;

/** The server's help for a listing. Throws as calls do. */
export async function fetchHelp(question: HelpQuestion, signal: AbortSignal): Promise<Help> {
  if (!isAskable(question)) return noHelp;
  const { title, category, subcategory, photos, values, but } = question;
  const answer = await graphql(
    InsertionHelp,
    {
      title: title.slice(0, longestTitle),
      category: idIn(category),
      subcategory: idIn(subcategory),
      priced: idIn(subcategory) ?? 0,
      values: Object.entries(values ?? {}).map(([key, value]) => ({ key, value })),
      photos,
      but: but === '' ? null : but,
      userIdentifier: userIdentifier(),
      asksPrice: values !== null && subcategory !== '',
      asksRest: values === null,
    },
    { signal, quiet: true },
  );
  return {
    guesses: answer.categoryGuesses ?? [],
    band: answer.priceBand ?? null,
    duplicates: (answer.likelyDuplicates ?? []).map((one) => ({ ...one, reason: fromEnumName(one.reason) })),
    titles: answer.titleSuggestions ?? [],
  };
}

/** Reports that a suggestion was accepted (SUGGESTIONS-6). */
export async function reportPicked(id: string): Promise<void> {
  await graphql(InsertionSuggestionClick, { id, userIdentifier: userIdentifier() }, { quiet: true });
}

/** Dismisses a suggestion permanently (SUGGESTIONS-6). */
export async function reportDeleted(id: string): Promise<void> {
  await graphql(InsertionSuggestionDelete, { id, userIdentifier: userIdentifier() }, { quiet: true });
}

function idIn(text: string): number | null {
  return /^\d{4}$/.test(text) ? Number(text) : null;
}
