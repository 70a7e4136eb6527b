import { LaterMessagesArea } from './laterParts.tsx';

export { messagesParts as parts } from './laterParts.tsx';

/** One's conversations (ROUTES-29), and what leads into one (ROUTES-30). They come alive once the page is at rest. */
export function Component() {
  return <LaterMessagesArea />;
}
