import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';

import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import type { SuggestionsFlow } from './useField.ts';

/**
 * Messages about problems: the list has only `count` local searches, or an entry could not be deleted. Empty without
 * problems.
 */
export function useExcuses(flow: SuggestionsFlow, count: number): readonly string[] {
  const { t } = useLingui();
  const isOffline = useSelector(flow, (now) => now.matches({ list: { open: 'offline' } }));
  const hasFailed = useSelector(flow, (now) => now.matches({ list: { open: 'failed' } }));
  const isUndeleted = useSelector(flow, (now) => now.matches({ deletion: 'failed' }));
  return [
    ...(isUndeleted
      ? [t({ id: 'search.suggest.notDeleted', message: 'We couldn’t delete this search. Please try again.' })]
      : []),
    ...(isOffline ? [t({ id: 'search.suggest.offline', message: 'You’re offline.' })] : []),
    ...(hasFailed ? [t({ id: 'search.suggest.failed', message: 'We can’t load suggestions right now.' })] : []),
    ...((isOffline || hasFailed) && count > 0
      ? [t({ id: 'search.suggest.recentText', message: 'Here are your recent searches.' })]
      : []),
  ];
}

interface SuggestionsStatusProps {
  readonly flow: SuggestionsFlow;
  /** The number of visible suggestions. */
  readonly count: number;
}

/** Announces the state of the suggestion list to screen readers, politely: its length, and problems. */
export function SuggestionsStatus({ flow, count }: SuggestionsStatusProps) {
  const excuses = useExcuses(flow, count);
  const isAnswered = useSelector(flow, (now) => now.hasTag('open') && !now.hasTag('busy'));
  return (
    <VisuallyHidden>
      <span role="status">
        {excuses.join(' ')}{' '}
        {isAnswered &&
          (count === 0 ? (
            excuses.length === 0 && <Trans id="search.suggest.none">No suggestions</Trans>
          ) : (
            <Plural id="search.suggest.count" value={count} one="# suggestion" other="# suggestions" />
          ))}
      </span>
    </VisuallyHidden>
  );
}
