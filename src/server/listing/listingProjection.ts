import type { ListingContent } from '#machines/listing/lifecycle/listingContent.ts';
import type { ListingFact } from '#machines/listing/lifecycle/listingFacts.ts';
import { statusAfter } from '#machines/listing/lifecycle/listingStates.ts';
import type { Price } from '#machines/market/price.ts';
import { isPhotoName } from '#server/pictures/photos/photoName.ts';
import type { Projection } from '#server/store/feature.ts';
import { compiled, prepared, type Sql } from '#server/store/sql.ts';
import type { ListingPhotoRow, ListingRow, PromotionRow } from './listingTables.ts';

/** Projects a fact about a listing to its row. A test checks that the rows agree with the reducer in `listing.ts`. */
export function listingProjection(sql: Sql): Projection<ListingFact> {
  const update = (id: string, changes: Partial<ListingRow>) =>
    compiled(sql.updateTable('listings').set(changes).where('id', '=', id));
  const insert = insertion(sql);
  const setStatus = prepared<Pick<ListingRow, 'id' | 'status'>>(({ id, status }) =>
    sql.updateTable('listings').set({ status }).where('id', '=', id),
  );
  const setTerm = prepared<Pick<ListingRow, 'id' | 'listed_at' | 'expires_at'>>(({ id, listed_at, expires_at }) =>
    sql
      .updateTable('listings')
      .set({ status: statusAfter['listing.renewed'], listed_at, expires_at })
      .where('id', '=', id),
  );
  const setPublished = prepared<{ id: string; at: number; expires_at: number }>(({ id, at, expires_at }) =>
    sql
      .updateTable('listings')
      .set({ status: statusAfter['listing.published'], published_at: at, listed_at: at, expires_at })
      .where('id', '=', id),
  );
  const reprice = prepared<Pick<ListingRow, 'id' | 'price' | 'francs' | 'edited_at'>>(
    ({ id, price, francs, edited_at }) =>
      sql
        .updateTable('listings')
        .set((row) => ({
          previous_francs: row.case().when('published_at', 'is not', null).then(row.ref('francs')).end(),
          price,
          francs,
          edited_at,
        }))
        .where('id', '=', id),
  );
  const promote = prepared<PromotionRow>(({ listing, product, ends_at }) =>
    sql
      .insertInto('listing_promotions')
      .values({ listing, product, ends_at })
      .onConflict((known) => known.columns(['listing', 'product']).doUpdateSet({ ends_at })),
  );
  const endPromotion = prepared<Pick<PromotionRow, 'listing' | 'product'>>(({ listing, product }) =>
    sql.deleteFrom('listing_promotions').where('listing', '=', listing).where('product', '=', product),
  );
  const endPromotions = prepared<Pick<PromotionRow, 'listing'>>(({ listing }) =>
    sql.deleteFrom('listing_promotions').where('listing', '=', listing),
  );
  const bump = prepared<Pick<ListingRow, 'id' | 'listed_at'>>(({ id, listed_at }) =>
    sql.updateTable('listings').set({ listed_at }).where('id', '=', id),
  );
  const takePhoto = prepared<Pick<ListingPhotoRow, 'listing' | 'photo'>>(({ listing, photo }) =>
    sql
      .insertInto('listing_photos')
      .values({ listing, photo, until: null })
      .onConflict((known) => known.columns(['listing', 'photo']).doUpdateSet({ until: null })),
  );
  const dropPhotos = prepared<{ listing: string; at: number }>(({ listing, at }) =>
    sql.updateTable('listing_photos').set({ until: at }).where('listing', '=', listing).where('until', 'is', null),
  );
  const takePhotos = (listing: string, images: readonly string[]) =>
    [...new Set(images)].filter(isPhotoName).map((photo) => takePhoto({ listing, photo }));
  const closed = (id: string, { type }: { readonly type: 'listing.sold' | 'listing.expired' | 'listing.removed' }) => [
    setStatus({ id, status: statusAfter[type] }),
    endPromotions({ listing: id }),
  ];

  return ({ id, fact }) => {
    switch (fact.type) {
      case 'listing.drafted':
        return [insert(listingRow(id, fact)), ...takePhotos(id, fact.content.images)];
      case 'listing.heldForVerification':
      case 'listing.heldForReview':
      case 'listing.rejected':
      case 'listing.released':
      case 'listing.paused':
      case 'listing.resumed':
      case 'listing.reserved':
      case 'listing.reservationEnded':
      case 'listing.saleCancelled':
        return [setStatus({ id, status: statusAfter[fact.type] })];
      case 'listing.published':
        return [setPublished({ id, at: fact.at, expires_at: fact.expiresAt })];
      case 'listing.edited':
        return [
          update(id, { ...columnsOf(fact.changes), ...sourceColumns(fact), edited_at: fact.at }),
          ...(fact.changes.images
            ? [dropPhotos({ listing: id, at: fact.at }), ...takePhotos(id, fact.changes.images)]
            : []),
        ];
      case 'listing.repriced':
        return [reprice({ id, ...priceColumns(fact.price), edited_at: fact.at })];
      case 'listing.sold':
      case 'listing.expired':
        return closed(id, fact);
      case 'listing.removed':
        return [...closed(id, fact), dropPhotos({ listing: id, at: fact.at })];
      case 'listing.renewed':
        return [setTerm({ id, listed_at: fact.at, expires_at: fact.expiresAt })];
      case 'listing.extended':
        return [update(id, { expires_at: fact.expiresAt })];
      case 'listing.promoted':
        return [
          ...(fact.product === 'bump' ? [] : [promote({ listing: id, product: fact.product, ends_at: fact.endsAt })]),
          ...(fact.product === 'bump' || fact.product === 'combo' ? [bump({ id, listed_at: fact.at })] : []),
        ];
      case 'listing.promotionEnded':
        return [endPromotion({ listing: id, product: fact.product })];
    }
  };
}

function insertion(sql: Sql) {
  return prepared<ListingRow>((row) =>
    sql.insertInto('listings').values({
      id: row.id,
      seller: row.seller,
      status: row.status,
      title: row.title,
      body: row.body,
      language: row.language,
      category: row.category,
      kind: row.kind,
      price: row.price,
      francs: row.francs,
      country: row.country,
      postcode: row.postcode,
      locality: row.locality,
      region: row.region,
      parameters: row.parameters,
      images: row.images,
      source: row.source,
      external_url: row.external_url,
      external_info: row.external_info,
      drafted_at: row.drafted_at,
    }),
  );
}

/** The row of a drafted listing that is not published yet. */
export function listingRow(
  id: string,
  { type, seller, content, origin, at }: Extract<ListingFact, { type: 'listing.drafted' }>,
): ListingRow {
  return {
    id,
    seller,
    status: statusAfter[type],
    ...(columnsOf(content) as Omit<ListingRow, 'id' | 'seller' | 'status'>),
    previous_francs: null,
    edited_at: null,
    published_at: null,
    listed_at: null,
    expires_at: null,
    ...priceColumns(content.price),
    source: origin?.source ?? 'web',
    external_url: origin?.externalUrl ?? null,
    external_info: origin?.externalInfo ? JSON.stringify(origin.externalInfo) : null,
    drafted_at: at,
  };
}

function columnsOf(content: Changes): Partial<ListingRow> {
  const { title, body, language, category, kind, place, parameters, images } = content;
  return {
    ...(title !== undefined && { title }),
    ...(body !== undefined && { body }),
    ...(language && { language }),
    ...(category !== undefined && { category }),
    ...(kind && { kind }),
    ...(place && {
      country: place.country,
      postcode: place.postcode,
      locality: place.locality,
      region: place.region ?? null,
    }),
    ...(parameters && { parameters: JSON.stringify(parameters) }),
    ...(images && { images: JSON.stringify(images) }),
  };
}

type Changes = { readonly [K in Exclude<keyof ListingContent, 'price'>]?: ListingContent[K] | undefined };

function sourceColumns({
  externalUrl,
  externalInfo,
}: Extract<ListingFact, { type: 'listing.edited' }>): Partial<ListingRow> {
  return {
    ...(externalUrl && { external_url: externalUrl }),
    ...(externalInfo && { external_info: JSON.stringify(externalInfo) }),
  };
}

function priceColumns(price: Price): Pick<ListingRow, 'price' | 'francs'> {
  return { price: price.kind, francs: price.kind === 'amount' ? price.francs : price.kind === 'free' ? 0 : null };
}
