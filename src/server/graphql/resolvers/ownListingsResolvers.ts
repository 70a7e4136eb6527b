import * as z from 'zod/mini';
import type { Resolvers } from '#graphql/generated/resolverTypes.ts';
import { valuesOf } from '#machines/insertion/listingContent.ts';
import { fieldRulesOf } from '#machines/insertion/fieldRules.ts';
import { checked } from '#machines/journal/schema.ts';
import { isViewable } from '#machines/listing/lifecycle/listingStatus.ts';
import { nextYear } from '#market/dates/dates.ts';
import { formatPrice } from '#market/prices.ts';
import { slugOf } from '#market/addresses/slug.ts';
import { priceWords } from '#words/prices.ts';
import { pathTo } from '#routes';
import { submittedValues, photoNames } from '../../insertion/submissionShapes.ts';
import {
  isRefusedListing,
  refuseListing,
  type RefusedListing,
  refusedListingAnswer,
} from '../../insertion/refusedListings.ts';
import type { DoneOnListing } from '../../insertion/sellersListing.ts';
import {
  commandListing,
  type PlainCommand,
  repriceListing,
  reviseListing,
  sellListing,
} from '../../ownListings/ownListingCommands.ts';
import { ownListingIn, ownListingOf, ownListingsOf } from '../../ownListings/ownListings.ts';
import { isListingId } from '../../listing/listingId.ts';
import type { OperationContext } from '../context.ts';
import { badArguments } from '../operationErrors.ts';

const submissionSchema = z.object({ values: submittedValues, photos: photoNames });
const page = z.object({
  first: z.int().check(z.minimum(1, 'must be 1 to 50'), z.maximum(50, 'must be 1 to 50')),
  after: z.nullish(z.string().check(z.regex(/^\d{1,6}$/, 'must be an `endCursor`'))),
});

/** Resolves `graphql/ownListings.graphql`. */
export const ownListingsResolvers: Resolvers = {
  OwnListingGroup: { ACTIVE: 'active', INACTIVE: 'inactive' },
  SoldWhere: { HERE: 'here', ELSEWHERE: 'elsewhere', UNTOLD: 'untold' },
  OwnListingCommand: {
    EDIT: 'edit',
    REPRICE: 'reprice',
    PAUSE: 'pause',
    RESUME: 'resume',
    RESERVE: 'reserve',
    END_RESERVATION: 'endReservation',
    SELL: 'sell',
    CANCEL_SALE: 'cancelSale',
    RENEW: 'renew',
    REMOVE: 'remove',
  },
  Query: {
    async ownListings(_, { group, first, after }, { services, visitor }) {
      const read = checked(page, { first, after });
      if ('problems' in read) throw badArguments(read.problems, { first, after });
      const { session } = visitor.caller;
      if (!session) return null;
      const from = Number(after ?? 0);
      const { listings, next, counts } = await ownListingsOf(services.market, session.account, { group, first, from });
      return { listings: [...listings], counts, endCursor: next === null ? null : String(next) };
    },
    async ownListing(_, { id }, { services, visitor }) {
      const { session } = visitor.caller;
      return (session && (await ownListingOf(services.market, session.account, id))) ?? null;
    },
  },
  Mutation: {
    async reviseListing(_, { id, values, photos }, context) {
      const submitted = { values: Object.fromEntries(values.map(({ key, value }) => [key, value])), photos };
      const read = checked(submissionSchema, submitted);
      if ('problems' in read) throw badArguments(read.problems, submitted);
      return answered(id, context, (seller) =>
        reviseListing(context.services, { id, seller }, read.value, context.language),
      );
    },
    repriceListing: (_, { id, kind, price }, context) =>
      answered(id, context, (seller) => repriceListing(context.services, { id, seller }, { kind, price })),
    sellListing: (_, { id, where }, context) =>
      answered(id, context, (seller) => sellListing(context.services, { id, seller }, where)),
    pauseListing: plain('pause'),
    resumeListing: plain('resume'),
    reserveListing: plain('reserve'),
    endReservation: plain('endReservation'),
    cancelSale: plain('cancelSale'),
    renewListing: plain('renew'),
    removeListing: plain('remove'),
  },
  OwnListing: {
    title: ({ listing }) => listing.content.title,
    priceText: ({ listing }, _, { services, language }) => {
      const say = services.words[language];
      return formatPrice(listing.content.price, { free: say(priceWords.free), onRequest: say(priceWords.onRequest) });
    },
    priceKind: ({ listing }) => listing.content.price.kind,
    francs: ({ listing: { content } }) => (content.price.kind === 'amount' ? content.price.francs : null),
    status: ({ id, listing: { status } }) => {
      if (status === 'unwritten') throw new Error(`The own ad ${id} does not exist`);
      return status;
    },
    because: ({ listing }) => listing.because ?? null,
    picture: ({ listing }) => listing.content.images[0] ?? null,
    category: ({ listing }) => listing.content.category,
    path: ({ id, listing }, _, { language }) =>
      isViewable(listing.status) ? pathTo('listing', language, { id, slug: slugOf(listing.content.title) }) : null,
    publishedAt: ({ listing }) => listing.publishedAt ?? null,
    expiresAt: ({ listing }) => listing.expiresAt ?? null,
    changedAt: ({ listing }) => listing.editedAt ?? listing.draftedAt,
    // Parameters that the category of an imported listing does not have stay stored, but no form shows them.
    content({ listing: { content } }, _, { services }) {
      const latestYear = nextYear(services.market.clock());
      const submitted = new Set(fieldRulesOf(content.category, { latestYear }).map(({ key }) => key));
      const values = Object.entries(valuesOf(content)).filter(([key]) => submitted.has(key));
      return { values: values.map(([key, value]) => ({ key, value })), photos: [...content.images] };
    },
  },
};

/** The listing after a command on it, or the refusal. */
async function answered(
  id: string,
  context: OperationContext,
  command: (seller: string) => Promise<DoneOnListing | RefusedListing>,
) {
  const { services, visitor, language } = context;
  const { session } = visitor.caller;
  const done = !session
    ? refuseListing('session.required')
    : isListingId(id)
      ? await command(session.account)
      : refuseListing('insertion.notThere');
  if (isRefusedListing(done))
    return { __typename: 'Refusal' as const, ...refusedListingAnswer(done, services.words[language]) };
  visitor.wrote(done.position);
  return { __typename: 'OwnListing' as const, ...ownListingIn(services.market, id, done.folded) };
}

function plain(command: PlainCommand) {
  return (_: unknown, { id }: { readonly id: string }, context: OperationContext) =>
    answered(id, context, (seller) => commandListing(context.services, { id, seller }, command));
}
