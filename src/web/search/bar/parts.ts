import type { ComponentType } from 'react';

import { afterPage } from '../../chunks/afterPage.ts';
import { lazyView } from '../../chunks/lazyView.tsx';

/** The part with the place field of the search bar, which loads after every page. */
export interface SearchPlacePart {
  readonly SearchPlace: ComponentType<{ readonly kind: 'header' | 'band' }>;
}

export const LazySearchPlace = lazyView(afterPage<SearchPlacePart>(), ({ SearchPlace }) => SearchPlace);
