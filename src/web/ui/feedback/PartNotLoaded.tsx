import { Trans } from '@lingui/react/macro';

import { useAddress } from '../../addresses/address.ts';
import { ErrorPanel } from './ErrorPanel.tsx';

/** Replaces a part of a page whose scripts failed to load. The rest of the page still works. */
export function PartNotLoaded() {
  const address = useAddress();
  return (
    <ErrorPanel title={<Trans id="ui.partFailed">Part of this page didn’t load.</Trans>}>
      <a href={address}>
        <Trans id="ui.reload">Reload page</Trans>
      </a>
    </ErrorPanel>
  );
}
