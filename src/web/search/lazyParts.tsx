import { chunk } from '../chunks/chunk.ts';
import { lazyView } from '../chunks/lazyView.tsx';
import { PartNotLoaded } from '../ui/feedback/PartNotLoaded.tsx';

/** The parts that a list does not need at first. A navigation by a link loads them with the page (router.tsx). */
export const listParts = chunk(() => import('./listParts.ts'));

export const LazyFilterPanel = lazyView(listParts, ({ FilterPanel }) => FilterPanel, { missing: <PartNotLoaded /> });

export const LazyHiddenListings = lazyView(listParts, ({ HiddenListings }) => HiddenListings);

export const LazyListTools = lazyView(listParts, ({ ListTools }) => ListTools);

export const LazyNoListings = lazyView(listParts, ({ NoListings }) => NoListings, { missing: <PartNotLoaded /> });

export const LazySpellingCorrection = lazyView(listParts, ({ SpellingCorrection }) => SpellingCorrection);

export const LazyCorrectionTotal = lazyView(listParts, ({ CorrectionTotal }) => CorrectionTotal);

export const LazyNotUnderstood = lazyView(listParts, ({ NotUnderstood }) => NotUnderstood);

export const LazyPages = lazyView(listParts, ({ Pages }) => Pages);

export const LazyWider = lazyView(listParts, ({ Wider }) => Wider);
