import {
  type Help,
  type HelpQuestion,
  isAskable,
  type LikelyDuplicate,
  noHelp,
} from '#machines/insertion/help/help.ts';

import { graphql } from '../../api/apiClient.ts';
import { userIdentifier } from '../../suggestions/userIdentifier.ts';

// The calls of the help beside the form for an ad. They are quiet: nobody misses help.

interface HelpAnswer {
  readonly categoryGuesses?: Help['guesses'];
  readonly priceBand?: Help['band'];
  readonly likelyDuplicates?: readonly (Omit<LikelyDuplicate, 'reason'> & { readonly reason: string })[];
  readonly titleSuggestions?: Help['titles'];
}

/** Longest title that is asked about, in UTF-16 units. */
const longestTitle = 200;

/** What the server has to say about an ad. Throws as calls do. */
export async function askForHelp(question: HelpQuestion, signal: AbortSignal): Promise<Help> {
  if (!isAskable(question)) return noHelp;
  const { title, category, subcategory, photos, values, but } = question;
  const answer = await graphql<HelpAnswer>(
    'query InsertionHelp($title: String!, $category: Int, $subcategory: Int, $priced: Int!, $values: [FieldValue!]!, $photos: [String!]!, $but: ID, $userIdentifier: String, $asksPrice: Boolean!, $asksRest: Boolean!) { categoryGuesses(title: $title) @include(if: $asksRest) { category subcategory reason } titleSuggestions(title: $title, category: $category, userIdentifier: $userIdentifier) @include(if: $asksRest) { id text } likelyDuplicates(title: $title, subcategory: $subcategory, photos: $photos, but: $but) @include(if: $asksRest) { id title path reason } priceBand(subcategory: $priced, values: $values) @include(if: $asksPrice) { low median high sample } }',
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
    duplicates: (answer.likelyDuplicates ?? []).map((one) => ({
      ...one,
      reason: one.reason === 'PHOTO' ? 'photo' : 'title',
    })),
    titles: answer.titleSuggestions ?? [],
  };
}

/** Tells that a suggestion was picked (SUGGESTIONS-6). */
export async function tellPicked(id: string): Promise<void> {
  await graphql(
    'mutation InsertionSuggestionClick($id: ID!, $userIdentifier: String) { insertionSuggestionClick(id: $id, userIdentifier: $userIdentifier) { success } }',
    { id, userIdentifier: userIdentifier() },
    { quiet: true },
  );
}

/** Has a suggestion offered no more (SUGGESTIONS-6). */
export async function tellDeleted(id: string): Promise<void> {
  await graphql(
    'mutation InsertionSuggestionDelete($id: ID!, $userIdentifier: String) { insertionSuggestionDelete(id: $id, userIdentifier: $userIdentifier) { success } }',
    { id, userIdentifier: userIdentifier() },
    { quiet: true },
  );
}

function idIn(text: string): number | null {
  return /^\d{4}$/.test(text) ? Number(text) : null;
}
