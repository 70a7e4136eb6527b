import { Trans } from '@lingui/react/macro';

import { Button } from '../button/Button.tsx';
import { ErrorPanel } from './ErrorPanel.tsx';

/** Replaces content that failed to load. */
export function NotLoaded({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <ErrorPanel title={<Trans>This did not load.</Trans>}>
      <Button size="dense" onClick={onRetry}>
        <Trans>Load again</Trans>
      </Button>
    </ErrorPanel>
  );
}
