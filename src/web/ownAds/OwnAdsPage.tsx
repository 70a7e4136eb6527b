import { Container } from '../ui/layout/Container.tsx';
import { LaterOwnAdsArea } from './laterParts.tsx';

export { ownAdsParts as parts } from './laterParts.tsx';

/** The user's own listings (ROUTES-31). The content hydrates once the page is at rest. */
export function Component() {
  return (
    <Container width="content">
      <LaterOwnAdsArea />
    </Container>
  );
}
