import type { Resolvers } from '#graphql/generated/resolverTypes.ts';
import { ownParameters } from '#machines/listing/ownParameters.ts';
import { categoryById } from '#machines/market/categories/categories.ts';
import { cantonByCode } from '#market/cantons/cantons.ts';
import { pictureAddress, pictureWidths } from '#market/pictures.ts';
import { pathTo } from '#routes';
import { isListingId } from '../../listing/listingId.ts';
import { similarTo } from '#server/search/answers/similarListings.ts';
import { listingsOf } from '../context.ts';

const members = { amount: 'Amount', free: 'Free', onRequest: 'OnRequest' } as const;

/** Resolves `graphql/listing.graphql`. */
export const listingResolvers: Resolvers = {
  ListingKind: { OFFER: 'offer', WANTED: 'wanted' },
  ListingStatus: { ACTIVE: 'active', RESERVED: 'reserved', SOLD: 'sold', EXPIRED: 'expired' },
  SellerKind: { PRIVATE: 'private', COMPANY: 'company' },
  PictureFormat: { AVIF: 'avif', WEBP: 'webp', JPEG: 'jpg' },
  Query: {
    listing: async (_, { id }, { listings }) => (isListingId(id) ? ((await listings.load(id)) ?? null) : null),
  },
  Listing: {
    id: ({ row }) => row.id,
    title: ({ row }) => row.title,
    body: ({ row }) => row.body,
    language: ({ row }) => row.language,
    slug: ({ item }) => item.slug,
    path: ({ item: { id, slug } }, _, { language }) => pathTo('listing', language, { id, slug }),
    kind: ({ row }) => row.kind,
    status: ({ item }) => item.status,
    category: ({ row }) => categoryById(row.category)!,
    price: ({ row, item }) => ({
      kind: row.price,
      francs: row.francs ?? 0,
      previousFrancs: row.previous_francs,
      text: item.price_text,
    }),
    place: ({ row, item }) => ({
      text: item.location,
      postcode: row.postcode,
      locality: row.locality,
      country: row.country,
      canton: row.region === null ? null : (cantonByCode(row.region) ?? null),
    }),
    seller: ({ row }) => ({
      id: row.seller,
      name: row.seller_name,
      kind: row.seller_kind,
      since: row.seller_since,
      picture: row.seller_picture,
    }),
    pictures: ({ item }) => item.image_names,
    parameters: ({ item }) =>
      ownParameters(item.parameters).map(({ key, label, text, value }) => ({
        key,
        label,
        text,
        number: typeof value === 'number' ? value : null,
      })),
    listedAt: ({ row }) => row.listed_at ?? row.drafted_at,
    expiresAt: ({ row }) => row.expires_at,
    isHighlighted: ({ item }) => item.highlight,
    async similar({ row }, _, context) {
      const { items } = await similarTo(context.services, row, { language: context.language, account: null });
      return listingsOf(
        items.map(({ id }) => id),
        context,
      );
    },
    externalUrl: ({ row }) => row.external_url,
  },
  Price: { __resolveType: ({ kind }) => members[kind] },
  Picture: {
    name: (name) => name,
    addresses: (name, { format }) =>
      pictureWidths.map((width) => ({ width, path: pictureAddress(name, width, format) })),
  },
};
