import { Container } from '../ui/layout/Container.tsx';
import { LaterFavouritesArea } from './laterPage.tsx';

export { favouritesParts as parts } from './laterPage.tsx';

/** The ads that one has saved (ROUTES-21). What it shows comes alive once the page is at rest. */
export function Component() {
  return (
    <Container width="content">
      <LaterFavouritesArea />
    </Container>
  );
}
