import { LazyMessagesArea } from './lazyParts.tsx';

export { messagesParts as parts } from './lazyParts.tsx';

/**
 * The user's conversations (ROUTES-29), and the redirect into a conversation (ROUTES-30). They hydrate once the page is
 * at rest.
 */
export function Component() {
  return <LazyMessagesArea />;
}
