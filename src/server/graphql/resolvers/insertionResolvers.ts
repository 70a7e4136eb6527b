import * as z from 'zod/mini';
import type { Resolvers } from '#graphql/generated/resolverTypes.ts';
import { checked } from '#machines/journal/schema.ts';
import { isCategory } from '#machines/market/categories/categoryTree.ts';
import { accountOf } from '../../account/accountDesk.ts';
import { submittedValues, photoNames } from '../../insertion/submissionShapes.ts';
import { publishListing } from '../../insertion/publishing.ts';
import { mostRunning } from '#machines/insertion/planLimit.ts';
import { runningListings } from '../../insertion/quota.ts';
import { isRefusedListing, refusedListingAnswer } from '../../insertion/refusedListings.ts';
import { badArguments } from '../operationErrors.ts';

const submissionSchema = z.object({ values: submittedValues, photos: photoNames });

/** Resolves `graphql/insertion.graphql`. */
export const insertionResolvers: Resolvers = {
  OwnListingStatus: {
    DRAFT: 'draft',
    AWAITING_VERIFICATION: 'awaitingVerification',
    IN_REVIEW: 'inReview',
    REJECTED: 'rejected',
    ACTIVE: 'active',
    PAUSED: 'paused',
    RESERVED: 'reserved',
    SOLD: 'sold',
    EXPIRED: 'expired',
    REMOVED: 'removed',
  },
  Query: {
    async insertionQuota(_, { category }, { services, visitor }) {
      const { session } = visitor.caller;
      if (!isCategory(category)) {
        throw badArguments([{ field: 'category', rule: 'must be the id of a category' }], { category });
      }
      const found = session && (await accountOf(services.accounts, session.account));
      if (!found) return null;
      const most = mostRunning(category, found.account);
      return { most, running: most === null ? 0 : await runningListings(services.market, { account: found.id }) };
    },
  },
  Mutation: {
    async publishListing(_, { draft, values, photos }, { services, visitor, language }) {
      const listing = { values: Object.fromEntries(values.map(({ key, value }) => [key, value])), photos };
      const read = checked(submissionSchema, listing);
      if ('problems' in read) throw badArguments(read.problems, listing);
      const answer = await publishListing(services, visitor.caller, { draft, ...read.value });
      if (isRefusedListing(answer)) {
        return { __typename: 'Refusal' as const, ...refusedListingAnswer(answer, services.words[language]) };
      }
      visitor.wrote(answer.position);
      const { id, status } = answer;
      if (status === 'unwritten') throw new Error(`The accepted ad ${id} does not exist`);
      return { __typename: 'SubmittedListing' as const, id, status };
    },
  },
};
