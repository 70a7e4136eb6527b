// What comes after every page (`laterParts.tsx`), all at once.

export { Heart } from '../../favourites/Heart.tsx';
export { PassingFailure } from '../failure/PassingFailure.tsx';
export { SevereError } from '../failure/SevereError.tsx';
export { SearchPlace } from '../place/SearchPlace.tsx';
export { UserMenu } from '../user/UserMenu.tsx';
export { Footer } from './Footer.tsx';
export { Overlays } from './Overlays.tsx';
