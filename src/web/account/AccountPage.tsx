import { usePlace } from '../page/usePlace.ts';
import type { AccountRoute } from './accountRoutes.ts';
import { Container } from '../ui/layout/Container.tsx';
import { LaterAccountArea } from './laterParts.tsx';

export { accountParts as parts } from './laterParts.tsx';

/**
 * The login area (ROUTES-34 to 37), what is told after it, what the links of mails lead to, and one's own account (ROUTES-51 to 53).
 * What it shows comes alive once the page is at rest.
 */
export function Component() {
  const { name } = usePlace();
  return (
    <Container width="content">
      <LaterAccountArea route={name as AccountRoute} />
    </Container>
  );
}
