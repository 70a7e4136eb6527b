import { Container } from '../ui/layout/Container.tsx';
import { LazyInsertionArea } from './lazyParts.tsx';

export { insertionParts as parts } from './lazyParts.tsx';

/** The insertion of a listing (ROUTES-14 to 20). Its content hydrates once the page is at rest. */
export function Component() {
  return (
    <Container width="content">
      <LazyInsertionArea />
    </Container>
  );
}
