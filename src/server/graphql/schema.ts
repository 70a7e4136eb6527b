import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { GraphQLSchema } from 'graphql';
import { createSchema } from 'graphql-yoga';
import type { OperationContext } from './context.ts';
import { accountCommands } from './accountCommands.ts';
import { accountResolvers } from './accountResolvers.ts';
import { draftResolvers } from './draftResolvers.ts';
import { insertionHelpResolvers } from './insertionHelpResolvers.ts';
import { insertionResolvers } from './insertionResolvers.ts';
import { listingResolvers } from './listingResolvers.ts';
import { marketResolvers } from './marketResolvers.ts';
import { messagingCommands } from './messagingCommands.ts';
import { messagingResolvers } from './messagingResolvers.ts';
import { ownAdsResolvers } from './ownAdsResolvers.ts';
import { renewalResolvers } from './renewalResolvers.ts';
import { searchResolvers } from './searchResolvers.ts';
import { suggestionsResolvers } from './suggestionsResolvers.ts';
import { limitingWrites } from './writeLimits.ts';

const folder = fileURLToPath(new URL('../../../graphql/', import.meta.url));

let made: GraphQLSchema | undefined;

/** The schema of `graphql/*.graphql`, with its resolvers. It knows no market, and is made once for all of a process. */
export function marketSchema(): GraphQLSchema {
  made ??= makeSchema();
  return made;
}

function makeSchema(): GraphQLSchema {
  const files = readdirSync(folder).filter((name) => name.endsWith('.graphql'));
  return createSchema<OperationContext>({
    typeDefs: files.map((name) => readFileSync(folder + name, 'utf8')),
    resolvers: [
      marketResolvers,
      accountResolvers,
      accountCommands,
      searchResolvers,
      listingResolvers,
      suggestionsResolvers,
      draftResolvers,
      insertionResolvers,
      insertionHelpResolvers,
      ownAdsResolvers,
      renewalResolvers,
      messagingResolvers,
      messagingCommands,
    ].map(limitingWrites),
  });
}
