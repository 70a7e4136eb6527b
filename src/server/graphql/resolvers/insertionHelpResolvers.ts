import * as z from 'zod/mini';
import type { Resolvers } from '#graphql/generated/resolverTypes.ts';
import { checked } from '#machines/journal/schema.ts';
import { isCategory, parentIdOf } from '#machines/market/categories/categoryTree.ts';
import { categoryGuesses } from '../../insertion/help/categoryGuesses.ts';
import { likelyDuplicates } from '../../insertion/help/likelyDuplicates.ts';
import { priceBand } from '../../insertion/help/priceBand.ts';
import {
  deleteTitle,
  pickTitle,
  readTitleSuggestionId,
  titlePerson,
  titleSuggestions,
} from '../../insertion/help/titleSuggestions.ts';
import { submittedValues, photoNames } from '../../insertion/submissionShapes.ts';
import { mayNote } from '../../suggestions/noteAllowance.ts';
import { typedText } from '../../search/query/typedText.ts';
import type { OperationContext } from '../context.ts';
import { badArguments } from '../operationErrors.ts';
import { userIdentifier } from './suggestionsArguments.ts';

const category = z.int().check(z.refine(isCategory, 'must be the id of a category'));
const subcategory = z
  .int()
  .check(z.refine((id) => isCategory(id) && parentIdOf(id) !== undefined, 'must be the id of a subcategory'));

const guessing = z.object({ title: typedText });
const pricing = z.object({ subcategory, values: submittedValues });
const comparing = z.object({
  title: typedText,
  subcategory: z.nullish(subcategory),
  photos: photoNames,
  but: z.nullish(z.string().check(z.maxLength(60), z.regex(/^[^\0\ud800-\udfff]*$/, 'must be the id of an ad'))),
});
const typing = z.object({ title: typedText, category: z.nullish(category), userIdentifier: z.nullish(userIdentifier) });
const naming = z.object({
  id: z
    .string()
    .check(z.refine((id) => readTitleSuggestionId(id) !== undefined, 'must be the id of a suggestion for a title')),
  userIdentifier: z.nullish(userIdentifier),
});

/** Resolves `graphql/insertionHelp.graphql`. */
export const insertionHelpResolvers: Resolvers = {
  DuplicateReason: { TITLE: 'title', PHOTO: 'photo' },
  Query: {
    categoryGuesses(_, args, { services: { vocabulary, words }, language }) {
      const { title } = parsedArgs(guessing, args);
      return [...categoryGuesses(vocabulary, words[language], { title, language })];
    },
    priceBand(_, args, { services, visitor, language }) {
      const values = Object.fromEntries(args.values.map(({ key, value }) => [key, value]));
      const read = parsedArgs(pricing, { ...args, values });
      return priceBand(services, { ...read, language, account: visitor.caller.session?.account ?? null });
    },
    async likelyDuplicates(_, args, { services: { market }, visitor, language }) {
      const { title, subcategory: within, photos, but } = parsedArgs(comparing, args);
      const { session } = visitor.caller;
      if (!session) return [];
      const written = { title, photos, subcategory: within ?? null, but: but ?? null };
      return [...(await likelyDuplicates(market, session.account, written, language))];
    },
    async titleSuggestions(_, args, { services, visitor, language }) {
      const { title, category: within, userIdentifier: browser } = parsedArgs(typing, args);
      const person = titlePerson(visitor.caller.session?.account, browser ?? undefined);
      return [...(await titleSuggestions(services, { title, category: within ?? null, language, person }))];
    },
  },
  Mutation: {
    insertionSuggestionClick: (_, args, context) => noted(args, context, pickTitle),
    insertionSuggestionDelete: (_, args, context) => noted(args, context, deleteTitle),
  },
};

/** Records a title suggestion for the account or the browser. Records nothing if neither is known. */
async function noted(args: unknown, { services, visitor }: OperationContext, note: typeof pickTitle) {
  const { id, userIdentifier: browser } = parsedArgs(naming, args);
  const person = titlePerson(visitor.caller.session?.account, browser ?? undefined);
  if (person === undefined || !mayNote(services.market, visitor.caller.client)) return { success: false };
  await note(services.market, person, readTitleSuggestionId(id)!);
  return { success: true };
}

function parsedArgs<S extends z.ZodMiniType>(schema: S, args: unknown): z.output<S> {
  const result = checked(schema, args);
  if ('problems' in result) throw badArguments(result.problems, args);
  return result.value;
}
