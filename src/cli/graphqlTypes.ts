import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codegen } from '@graphql-codegen/core';
import * as typescript from '@graphql-codegen/typescript';
import * as resolvers from '@graphql-codegen/typescript-resolvers';
import { readSchema, schemaFolder } from './graphqlSchema.ts';

const written = 'generated/resolverTypes.ts';

/** Codegen takes a `#` for the end of a path, so it is given relative ones. */
const server = '../../src/server/graphql';
const source = (name: string) => `${server}/sources.ts#${name}`;

const mappers = {
  Amount: source('PriceSource'),
  Canton: source('CantonSource'),
  Category: source('CategorySource'),
  CategoryCount: source('CountSource'),
  Conversation: source('ConversationSource'),
  ConversationAd: source('ConversationSource'),
  ConversationEntry: source('ConversationEntrySource'),
  Correspondent: source('CorrespondentSource'),
  Facet: source('FacetSource'),
  Free: source('PriceSource'),
  IntervalFacet: source('IntervalFacetSource'),
  KindCount: source('KindCountSource'),
  Listing: source('ListingSource'),
  ListingPage: source('ListingPageSource'),
  Me: source('MeSource'),
  MessagingSettings: source('MessagingSettingsSource'),
  OnRequest: source('PriceSource'),
  OwnAd: source('OwnAdSource'),
  Picture: source('PictureSource'),
  RegionCount: source('CountSource'),
  SelectFacet: source('SelectFacetSource'),
  SellerCount: source('SellerCountSource'),
  Session: source('SessionSource'),
};

/** Within the server an enum's value is what the market calls it: `de`, not `DE`. */
const enumValues = {
  AccountStatus: source('AccountStatus'),
  AdStanding: source('AdStanding'),
  ContactState: source('ContactState'),
  ConversationCommand: source('ConversationCommand'),
  DuplicateReason: source('DuplicateReason'),
  EmailChangeSide: source('EmailChangeSide'),
  EntryKind: source('EntryKind'),
  EntryStanding: source('EntryStanding'),
  Language: source('Language'),
  MailLinkPurpose: source('MailLinkPurpose'),
  MailLinkState: source('MailLinkState'),
  MessagesTab: source('MessagesTab'),
  OwnAdCommand: source('OwnAdCommand'),
  OwnAdGroup: source('OwnAdGroup'),
  SoldWhere: source('SoldWhere'),
  LeavingReason: source('LeavingReason'),
  ListingKind: source('ListingKind'),
  ListingSort: source('ListingSort'),
  ListingStatus: source('ListingStatus'),
  PictureFormat: source('PictureFormat'),
  ReportReason: source('ReportReason'),
  SearchSuggestionType: source('SuggestionType'),
  SellerKind: source('SellerKind'),
  WarningKind: source('WarningKind'),
  Widening: source('Widening'),
};

/** The types of the resolvers as the schema's files in `folder` ask for them. */
export async function graphqlTypes(folder = schemaFolder): Promise<string> {
  const text = await codegen({
    filename: written,
    schema: readSchema(folder),
    documents: [],
    config: {
      contextType: `${server}/context.ts#OperationContext`,
      enumValues,
      enumsAsTypes: true,
      immutableTypes: true,
      mappers,
      scalars: { ID: 'string', DateTime: { input: 'never', output: 'number' } },
      skipTypename: true,
      useTypeImports: true,
    },
    plugins: [{ typescript: {} }, { resolvers: {} }],
    pluginMap: { typescript, resolvers },
  });
  const types = text.replaceAll(`'${server}/`, "'#server/graphql/").replaceAll(/^export \{/gm, 'export type {');
  return `// Written by \`npm run graphql\` from graphql/*.graphql.\n${types.trim()}\n`;
}

/** Writes them beside the schema. */
export async function writeGraphqlTypes(): Promise<void> {
  writeFileSync(join(schemaFolder, written), await graphqlTypes());
}

/** What is wrong with the types that lie beside a schema: nothing, if they are what it asks for. */
export async function graphqlTypesProblems(folder = schemaFolder): Promise<string> {
  const present = readFileSync(join(folder, written), 'utf8');
  if (present === (await graphqlTypes(folder))) return '';
  return `graphql/${written}: is not what the schema asks for; run: npm run graphql`;
}
