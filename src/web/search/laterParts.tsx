import { chunk } from '../chunks/chunk.ts';
import { laterView } from '../chunks/laterView.tsx';
import { PartNotLoaded } from '../ui/feedback/PartNotLoaded.tsx';

/** The parts that a list does not need at first. A navigation by a link loads them with the page (router.tsx). */
export const listParts = chunk(() => import('./listParts.ts'));

export const LaterFilterPanel = laterView(listParts, ({ FilterPanel }) => FilterPanel, { missing: <PartNotLoaded /> });

export const LaterHiddenListings = laterView(listParts, ({ HiddenListings }) => HiddenListings);

export const LaterListTools = laterView(listParts, ({ ListTools }) => ListTools);

export const LaterNoListings = laterView(listParts, ({ NoListings }) => NoListings, { missing: <PartNotLoaded /> });

export const LaterSpellingCorrection = laterView(listParts, ({ SpellingCorrection }) => SpellingCorrection);

export const LaterCorrectionTotal = laterView(listParts, ({ CorrectionTotal }) => CorrectionTotal);

export const LaterNotUnderstood = laterView(listParts, ({ NotUnderstood }) => NotUnderstood);

export const LaterPages = laterView(listParts, ({ Pages }) => Pages);

export const LaterWider = laterView(listParts, ({ Wider }) => Wider);
