import { Container } from '../ui/layout/Container.tsx';
import { LaterOwnAdsArea } from './laterParts.tsx';

export { ownAdsParts as parts } from './laterParts.tsx';

/** One's own ads (ROUTES-31). What it shows comes alive once the page is at rest. */
export function Component() {
  return (
    <Container width="content">
      <LaterOwnAdsArea />
    </Container>
  );
}
