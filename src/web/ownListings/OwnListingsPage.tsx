import { Container } from '../ui/layout/Container.tsx';
import { LaterOwnListingsArea } from './laterParts.tsx';

export { ownListingsParts as parts } from './laterParts.tsx';

/** The user's own listings (ROUTES-31). The content hydrates once the page is at rest. */
export function Component() {
  return (
    <Container width="content">
      <LaterOwnListingsArea />
    </Container>
  );
}
