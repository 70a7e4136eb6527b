import { usePlace } from '../page/usePlace.ts';
import type { AccountRoute } from './accountRoutes.ts';
import { Container } from '../ui/layout/Container.tsx';
import { LazyAccountArea } from './lazyParts.tsx';

export { accountParts as parts } from './lazyParts.tsx';

/**
 * The page for accounts: the login area (ROUTES-34 to 37), its follow-up screens, the links in mails, and the user's
 * own account (ROUTES-51 to 53). Its content hydrates once the page is at rest.
 */
export function Component() {
  const { name } = usePlace();
  return (
    <Container width="content">
      <LazyAccountArea route={name as AccountRoute} />
    </Container>
  );
}
