import { type ComponentType, createContext, type ReactNode } from 'react';

import type { ListingItem } from '#machines/listing/listingItem.ts';

import { afterPage } from '../chunks/afterPage.ts';
import { lazyView } from '../chunks/lazyView.tsx';

/** The heart of a listing in a list, which loads after every page. */
export interface HeartPart {
  readonly Heart: ComponentType<{
    readonly id: string;
    readonly title: string;
    readonly seller?: string;
    readonly at: 'card' | 'row';
  }>;
}

export const LazyHeart = lazyView(afterPage<HeartPart>(), ({ Heart }) => Heart);

/** Renders the contact box of a listing; the application provides it. */
export const ContactBox = createContext<(item: ListingItem) => ReactNode>(() => null);
