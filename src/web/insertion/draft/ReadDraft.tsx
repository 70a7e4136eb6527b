import type { ReactNode } from 'react';

import { DraftFlow } from '../../draft/draftFlow.ts';
import { NotLoaded } from '../../ui/feedback/NotLoaded.tsx';

/** What is shown of a draft once it could be read: one that begins with an ad of one’s own is brought by a call. */
export function ReadDraft({ children }: { readonly children: ReactNode }) {
  const draft = DraftFlow.useActorRef();
  const isUnread = DraftFlow.useSelector((now) => now.matches('unread'));
  return isUnread ? <NotLoaded onRetry={() => draft.send({ type: 'opening.retried' })} /> : children;
}
