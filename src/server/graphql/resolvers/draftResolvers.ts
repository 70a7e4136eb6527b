import * as z from 'zod/mini';
import type { Resolvers } from '#graphql/generated/resolverTypes.ts';
import { draftFacts, type DraftFact } from '#machines/draft/lifecycle/draftFacts.ts';
import { checked, type SchemaProblem } from '#machines/journal/schema.ts';
import { type DraftRefusalCode, draftRefusalWords } from '#words/refusals/draftRefusals.ts';
import { type AccountDraft, draftsOf, saveDraft } from '../../draft/saving.ts';
import { isListingId } from '../../listing/listingId.ts';
import type { OperationContext } from '../context.ts';
import { badArguments } from '../operationErrors.ts';

const mostFacts = 200;

/** The draft fields that are never stored (design, Web: what is declared secret). */
const secrets: ReadonlySet<string> = new Set(['password', 'password_confirm']);

/** Resolves `graphql/draft.graphql`. */
export const draftResolvers: Resolvers = {
  Query: {
    async myDrafts(_, _args, { services, visitor }) {
      const { session } = visitor.caller;
      return session && (await draftsOf(services.market, session.account)).map(draftPayload);
    },
  },
  Mutation: {
    async saveDraft(_, { id, facts, after }, context) {
      const { services, visitor } = context;
      const read = readFacts({ id, facts, after });
      const { session } = visitor.caller;
      if (!session) return refused('session.required', context);
      const answer = await saveDraft(services, { account: session.account, draft: id, facts: read, after });
      if ('refused' in answer) return refused(answer.refused, context);
      visitor.wrote(answer.position);
      return { __typename: 'SavedDraft' as const, ...draftPayload(answer) };
    },
  },
};

function draftPayload({ id, facts, version }: AccountDraft) {
  return { id, version, facts: facts.map((fact) => JSON.stringify(fact)) };
}

function refused(code: DraftRefusalCode, { services, language }: OperationContext) {
  const message = services.words[language](draftRefusalWords[code]);
  return { __typename: 'Refusal' as const, code, message, problems: [] };
}

interface DraftArguments {
  readonly id: string;
  readonly facts: readonly string[];
  readonly after: number;
}

/** Parses the submitted facts. Refuses invalid facts, and facts with secret fields, with their index and rule. */
function readFacts({ id, facts, after }: DraftArguments): readonly DraftFact[] {
  const problems: SchemaProblem[] = [];
  if (!isListingId(id)) problems.push({ field: 'id', rule: 'must be 12 lower-case letters and digits' });
  if (facts.length > mostFacts) problems.push({ field: 'facts', rule: `must be at most ${mostFacts}` });
  if (after < 0) problems.push({ field: 'after', rule: 'must not be below 0' });
  const read = facts.slice(0, mostFacts).flatMap((line, index): DraftFact[] => {
    const found = readFact(line);
    if ('fact' in found) return [found.fact];
    problems.push(
      ...found.problems.map(({ field, rule }) => ({ field: `facts.${index}${field && `.${field}`}`, rule })),
    );
    return [];
  });
  if (problems.length > 0) throw badArguments(problems, { id, facts, after });
  return read;
}

const shape = z.looseObject({ type: z.string(), at: z.int().check(z.nonnegative()) });

function readFact(line: string): { readonly fact: DraftFact } | { readonly problems: readonly SchemaProblem[] } {
  const problem = (field: string, rule: string) => ({ problems: [{ field, rule }] });
  let json: unknown;
  try {
    json = JSON.parse(line);
  } catch {
    return problem('', 'must be JSON');
  }
  const read = checked(shape, json);
  if ('problems' in read) return read;
  const { type, at, ...data } = read.value;
  const declaration = Object.hasOwn(draftFacts.declarations, type)
    ? draftFacts.declarations[type as DraftFact['type']]
    : undefined;
  if (!declaration) return problem('type', 'must be a fact of a draft');
  const judged = checked(declaration.data, data);
  if ('problems' in judged) return judged;
  const fact = { type, at, ...judged.value } as DraftFact;
  const secret = 'fields' in fact ? Object.keys(fact.fields).find((field) => secrets.has(field)) : undefined;
  return secret === undefined ? { fact } : problem(`fields.${secret}`, 'must not be kept');
}
