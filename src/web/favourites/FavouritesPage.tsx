import { Container } from '../ui/layout/Container.tsx';
import { LazyFavouritesArea } from './lazyPage.tsx';

export { favouritesParts as parts } from './lazyPage.tsx';

/** The user's saved listings (ROUTES-21). The content hydrates once the page is at rest. */
export function Component() {
  return (
    <Container width="content">
      <LazyFavouritesArea />
    </Container>
  );
}
