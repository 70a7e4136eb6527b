import { type ComponentType, createContext, type ReactNode } from 'react';

import type { AdItem } from '#machines/listing/adItem.ts';

import { afterPage } from '../chunks/afterPage.ts';
import { laterView } from '../chunks/laterView.tsx';

/** What saves an ad of a list, which comes after every page. */
export interface HeartPart {
  readonly Heart: ComponentType<{
    readonly id: string;
    readonly title: string;
    readonly seller?: string;
    readonly at: 'card' | 'row';
  }>;
}

export const LaterHeart = laterView(afterPage<HeartPart>(), ({ Heart }) => Heart);

/** How a visitor reaches the seller of an ad: the application passes it. */
export const ContactBox = createContext<(item: AdItem) => ReactNode>(() => null);
