import { Container } from '../ui/layout/Container.tsx';
import { LaterInsertionArea } from './laterParts.tsx';

export { insertionParts as parts } from './laterParts.tsx';

/** The insertion of a listing (ROUTES-14 to 20). Its content hydrates once the page is at rest. */
export function Component() {
  return (
    <Container width="content">
      <LaterInsertionArea />
    </Container>
  );
}
