// The parts that load after every page (`lazyParts.tsx`), in one chunk.

export { Heart } from '../favourites/hearts/Heart.tsx';
export { PassingFailure } from '../shell/failure/PassingFailure.tsx';
export { SevereError } from '../shell/failure/SevereError.tsx';
export { SearchPlace } from '../search/bar/SearchPlace.tsx';
export { UserMenu } from './userMenu/UserMenu.tsx';
export { Footer } from '../shell/footer/Footer.tsx';
export { Overlays } from './Overlays.tsx';
