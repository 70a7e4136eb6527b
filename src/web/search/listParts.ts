// What comes after the list (`laterParts.tsx`), all at once: each file of its own would cost more than it saves.

export { HiddenAds } from '../visits/HiddenAds.tsx';
export { FilterPanel } from './FilterPanel.tsx';
export { ListTools } from './ListTools.tsx';
export { Meant, MeantTotal } from './Meant.tsx';
export { NoAds } from './NoAds.tsx';
export { NotUnderstood } from './NotUnderstood.tsx';
export { Pages } from './Pages.tsx';
export { Wider } from './Wider.tsx';
