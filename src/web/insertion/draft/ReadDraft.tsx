import type { ReactNode } from 'react';

import { DraftFlow } from '../../draft/draftFlow.ts';
import { NotLoaded } from '../../ui/feedback/NotLoaded.tsx';

/** The content once the draft is loaded; a draft of an existing listing takes a call. */
export function ReadDraft({ children }: { readonly children: ReactNode }) {
  const draft = DraftFlow.useActorRef();
  const isUnread = DraftFlow.useSelector((now) => now.matches('unread'));
  return isUnread ? <NotLoaded onRetry={() => draft.send({ type: 'opening.retried' })} /> : children;
}
