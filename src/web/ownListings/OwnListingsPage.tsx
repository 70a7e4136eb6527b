import { Container } from '../ui/layout/Container.tsx';
import { LazyOwnListingsArea } from './lazyParts.tsx';

export { ownListingsParts as parts } from './lazyParts.tsx';

/** The user's own listings (ROUTES-31). The content hydrates once the page is at rest. */
export function Component() {
  return (
    <Container width="content">
      <LazyOwnListingsArea />
    </Container>
  );
}
