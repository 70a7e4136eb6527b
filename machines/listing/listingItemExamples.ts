import type { ListingItem, ListingList } from './listingItem.ts';

/** A listing as the calls return it: a citybike in Bern, with a test's changes. */
export function listingItemOf(changes: Partial<ListingItem> = {}): ListingItem {
  return {
    id: 'aaaaaaaaaaaa',
    subject: 'Citybike mit 7 Gängen',
    body: 'Frisch aus dem Service.\nKorb abnehmbar.',
    category_info: { id: 4020, name: 'Velos', parent_id: 4000, parent_name: 'Sport' },
    external_url: null,
    external_info: null,
    company_ad: false,
    epoch_time: 0,
    highlight: false,
    image_names: [],
    thumb_name: null,
    language: 'de',
    location: '3012 Bern BE',
    location_info: {
      area: 'Bern',
      plz: '3012',
      address: null,
      region_id: 4,
      region_name: 'Bern',
      postcode_name: 'Bern',
    },
    favorite: false,
    phone_hash: null,
    parameters: [
      { key: 'type', value: 'offer', label: 'Ad type', text: 'Offer' },
      { key: 'price', value: 480, label: 'Price', text: 'CHF 480.–' },
      { key: 'condition', value: 'likeNew', label: 'Condition', text: 'Like new' },
    ],
    price: 480,
    price_text: 'CHF 480.–',
    previous_price: null,
    public_account_id: 'regula',
    type: 'offer',
    user_alias: 'Regula B.',
    account_info: { company_ad: false, since: 1_500_000_000, picture: null },
    preview: false,
    source: 'demo',
    slug: 'citybike-mit-7-gaengen',
    status: 'active',
    ...changes,
  };
}

/** An answer with a total of `total` listings, of which it contains one. All are bicycles in Bern. */
export function listingListOf(total: number): ListingList {
  const items = total === 0 ? [] : [listingItemOf({ subject: `One of ${total} bikes` })];
  return {
    items,
    itemIDs: items.map(({ id }) => id),
    galleryIDs: [],
    galleryItems: [],
    search_total: total,
    counts: {
      category: { 4000: total, 4020: total },
      region: { 4: total },
      st: { offer: total },
      company_ad: { 0: total },
      gratis: { 1: 0 },
    },
    facets: [],
    localities: [],
    distances: {},
    correction: null,
    relaxations: [],
    token: '',
    engine: 'memory',
    filters: {},
  };
}
