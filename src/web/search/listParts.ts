// What comes after the list (`laterParts.tsx`), all at once: each file of its own would cost more than it saves.

export { HiddenAds } from '../visits/HiddenAds.tsx';
export { FilterPanel } from './filters/FilterPanel.tsx';
export { ListTools } from './toolbar/ListTools.tsx';
export { Meant, MeantTotal } from './alternatives/Meant.tsx';
export { NoAds } from './alternatives/NoAds.tsx';
export { NotUnderstood } from './alternatives/NotUnderstood.tsx';
export { Pages } from './pagination/Pages.tsx';
export { Wider } from './alternatives/Wider.tsx';
