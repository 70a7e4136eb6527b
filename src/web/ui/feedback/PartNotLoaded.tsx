import { Trans } from '@lingui/react/macro';

import { useAddress } from '../../addresses/address.ts';
import { ErrorPanel } from './ErrorPanel.tsx';

/** Replaces a part of a page whose scripts failed to load. The rest of the page still works. */
export function PartNotLoaded() {
  const address = useAddress();
  return (
    <ErrorPanel title={<Trans>A part of this page did not load.</Trans>}>
      <a href={address}>
        <Trans>Load the page again</Trans>
      </a>
    </ErrorPanel>
  );
}
