import { Container } from '../ui/layout/Container.tsx';
import { LaterFavouritesArea } from './laterPage.tsx';

export { favouritesParts as parts } from './laterPage.tsx';

/** The user's saved listings (ROUTES-21). The content hydrates once the page is at rest. */
export function Component() {
  return (
    <Container width="content">
      <LaterFavouritesArea />
    </Container>
  );
}
