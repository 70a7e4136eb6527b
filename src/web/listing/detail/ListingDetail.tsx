import { use } from 'react';

import type { ListingItem, SimilarListings as Similar } from '#machines/listing/listingItem.ts';

import { pictureAddress } from '#market/pictures.ts';

import { Head } from '../../page/head.tsx';
import { useLanguage } from '../../page/firstPage.tsx';
import { Container } from '../../ui/layout/Container.tsx';
import { adAddress } from '../listingAddress.ts';
import { ListingTrail } from './ListingTrail.tsx';
import { ListingView } from './ListingView.tsx';
import { ContactBox } from '../parts.ts';
import { SimilarListings } from '../related/SimilarListings.tsx';
import { useViewed } from '../../visits/visits.tsx';
import { structuredData } from '../metadata/structuredData.ts';
import { summaryOf } from '../metadata/summaryOf.ts';

/**
 * A listing in full. The decisive information comes first: pictures, price and place; then the facts, then the seller's
 * text.
 */
export function ListingDetail({ item, similar }: { readonly item: ListingItem; readonly similar: Similar | null }) {
  const language = useLanguage();
  const contactBox = use(ContactBox);
  const path = adAddress(item, language);
  useViewed(item.id);
  return (
    <Container>
      <Head
        title={item.subject}
        description={import.meta.env.SSR ? summaryOf(item.body) : undefined}
        canonical={path}
        index={item.status === 'active' || item.status === 'reserved'}
        image={item.thumb_name === null ? undefined : pictureAddress(item.thumb_name, 1280, 'jpg')}
        structured={import.meta.env.SSR && ((absolute) => structuredData(item, language, absolute))}
      />
      <ListingTrail item={item} />
      <ListingView item={item} actions={contactBox(item)} />
      <SimilarListings similar={similar} />
    </Container>
  );
}
