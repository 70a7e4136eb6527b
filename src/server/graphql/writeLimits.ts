import { getDirectiveValues, type GraphQLSchema } from 'graphql';
import { type WriteKind, limitedWriteKinds } from '#machines/account/writeLimits.ts';
import { dailyLimitRefusal } from '../account/limits/dailyLimitRefusal.ts';
import type { OperationContext } from './context.ts';

type Field = (
  parent: unknown,
  args: { facts?: readonly unknown[] },
  context: OperationContext,
  info: unknown,
) => unknown;

/**
 * Enforces the account's daily limit, named by `@dailyLimit`, on the mutations of a schema. Throws if a mutation names
 * none.
 */
export function limitWrites(schema: GraphQLSchema): void {
  const directive = schema.getDirective('dailyLimit')!;
  for (const field of Object.values(schema.getMutationType()!.getFields())) {
    const limit: unknown = field.astNode && getDirectiveValues(directive, field.astNode)?.['of'];
    if (typeof limit !== 'string') throw new Error(`The mutation ${field.name} names no @dailyLimit`);
    const kind = limitedWriteKinds.find((known) => known.toUpperCase() === limit);
    if (kind) field.resolve = limitedField(kind, field.resolve as Field);
  }
}

function limitedField(kind: WriteKind, resolve: Field): Field {
  return async (parent, args, context, info) => {
    const { services, language, visitor } = context;
    const { session, client } = visitor.caller;
    const work = async () => resolve(parent, args, context, info);
    // A call without new facts only reads the draft, and does not count against the write limits.
    const isWrite = args.facts === undefined || args.facts.length > 0;
    if (!session || !isWrite) return work();
    const write = { kind, account: session.account, client };
    const { used, done } = await services.accounts.dailyWrites.within(write, isRefusal, work);
    if (used) return { __typename: 'Refusal', ...dailyLimitRefusal(used, services.words[language]), problems: [] };
    return done;
  };
}

/** Whether the answer to a mutation is a refusal, so that nothing was written. */
function isRefusal(answer: unknown): boolean {
  return (answer as { __typename?: string } | null)?.__typename === 'Refusal';
}
