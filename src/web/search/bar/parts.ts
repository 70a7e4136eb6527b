import type { ComponentType } from 'react';

import { afterPage } from '../../chunks/afterPage.ts';
import { laterView } from '../../chunks/laterView.tsx';

/** The field for places in the search bar, which comes after every page. */
export interface SearchPlacePart {
  readonly SearchPlace: ComponentType<{ readonly kind: 'header' | 'band' }>;
}

export const LaterSearchPlace = laterView(afterPage<SearchPlacePart>(), ({ SearchPlace }) => SearchPlace);
