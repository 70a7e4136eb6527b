// The parts that load after the list (`lazyParts.tsx`), in one chunk: separate files would cost more than they save.

export { HiddenListings } from '../visits/HiddenListings.tsx';
export { FilterPanel } from './filters/FilterPanel.tsx';
export { ListTools } from './toolbar/ListTools.tsx';
export { SpellingCorrection, CorrectionTotal } from './alternatives/SpellingCorrection.tsx';
export { NoListings } from './alternatives/NoListings.tsx';
export { NotUnderstood } from './alternatives/NotUnderstood.tsx';
export { Pages } from './pagination/Pages.tsx';
export { Wider } from './alternatives/Wider.tsx';
