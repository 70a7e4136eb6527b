import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { GraphQLSchema } from 'graphql';
import { createSchema } from 'graphql-yoga';
import type { OperationContext } from './context.ts';
import { accountCommands } from './resolvers/accountCommands.ts';
import { accountResolvers } from './resolvers/accountResolvers.ts';
import { draftResolvers } from './resolvers/draftResolvers.ts';
import { insertionHelpResolvers } from './resolvers/insertionHelpResolvers.ts';
import { insertionResolvers } from './resolvers/insertionResolvers.ts';
import { listingResolvers } from './resolvers/listingResolvers.ts';
import { marketResolvers } from './resolvers/marketResolvers.ts';
import { messagingCommands } from './resolvers/messagingCommands.ts';
import { messagingResolvers } from './resolvers/messagingResolvers.ts';
import { ownAdsResolvers } from './resolvers/ownAdsResolvers.ts';
import { renewalResolvers } from './resolvers/renewalResolvers.ts';
import { searchResolvers } from './resolvers/searchResolvers.ts';
import { suggestionsResolvers } from './resolvers/suggestionsResolvers.ts';
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
