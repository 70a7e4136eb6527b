import { Container } from '../ui/layout/Container.tsx';
import { LaterInsertionArea } from './laterParts.tsx';

export { insertionParts as parts } from './laterParts.tsx';

/** Inserting an ad (ROUTES-14 to 20). What it shows comes alive once the page is at rest. */
export function Component() {
  return (
    <Container width="content">
      <LaterInsertionArea />
    </Container>
  );
}
