import { Trans } from '@lingui/react/macro';

import { Button } from '../button/Button.tsx';
import { ErrorPanel } from './ErrorPanel.tsx';

/** Replaces content that failed to load. */
export function NotLoaded({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <ErrorPanel title={<Trans id="ui.failed">This didn’t load.</Trans>}>
      <Button size="dense" onClick={onRetry}>
        <Trans id="ui.loadAgain">Reload</Trans>
      </Button>
    </ErrorPanel>
  );
}
