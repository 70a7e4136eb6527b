import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';

import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import type { SuggestionsFlow } from './useField.ts';

/**
 * Why there is no more to see than what the device remembers, where `count` is how much that is, and why an entry is there
 * again: nothing, if all went well.
 */
export function useExcuses(flow: SuggestionsFlow, count: number): readonly string[] {
  const { t } = useLingui();
  const isOffline = useSelector(flow, (now) => now.matches({ list: { open: 'offline' } }));
  const hasFailed = useSelector(flow, (now) => now.matches({ list: { open: 'failed' } }));
  const isUndeleted = useSelector(flow, (now) => now.matches({ deletion: 'failed' }));
  return [
    ...(isUndeleted ? [t`This could not be deleted. Please try again.`] : []),
    ...(isOffline ? [t`You are offline.`] : []),
    ...(hasFailed ? [t`There are no suggestions right now.`] : []),
    ...((isOffline || hasFailed) && count > 0 ? [t`Here is what you looked for last.`] : []),
  ];
}

interface SuggestionsStatusProps {
  readonly flow: SuggestionsFlow;
  /** How many there are in sight. */
  readonly count: number;
}

/** Says politely what those see who look: that there is a list, how long it is, and what has gone wrong. */
export function SuggestionsStatus({ flow, count }: SuggestionsStatusProps) {
  const excuses = useExcuses(flow, count);
  const isAnswered = useSelector(flow, (now) => now.hasTag('open') && !now.hasTag('busy'));
  return (
    <VisuallyHidden>
      <span role="status">
        {excuses.join(' ')}{' '}
        {isAnswered &&
          (count === 0 ? (
            excuses.length === 0 && <Trans>No suggestions</Trans>
          ) : (
            <Plural value={count} one="# suggestion" other="# suggestions" />
          ))}
      </span>
    </VisuallyHidden>
  );
}
