import type { Resolvers } from '#graphql/generated/resolverTypes.ts';
import { isViewable } from '#machines/listing/lifecycle/listingStatus.ts';
import { slugOf } from '#market/addresses/slug.ts';
import { pathTo } from '#routes';
import { isRefusedListing, refusedListingAnswer } from '../../insertion/refusedListings.ts';
import { renewByLink } from '../../ownListings/renewingByLink.ts';

/** Resolves `graphql/renewal.graphql`. */
export const renewalResolvers: Resolvers = {
  Mutation: {
    async renewByLink(_, { token }, { services, visitor, language }) {
      const renewed = await renewByLink(services, token);
      if (isRefusedListing(renewed)) {
        return { __typename: 'Refusal' as const, ...refusedListingAnswer(renewed, services.words[language]) };
      }
      visitor.wrote(renewed.position);
      const { id, listing } = renewed;
      const { title } = listing.content;
      const path = isViewable(listing.status) ? pathTo('listing', language, { id, slug: slugOf(title) }) : null;
      return { __typename: 'RenewedListing' as const, title, path, expiresAt: listing.expiresAt! };
    },
  },
};
