import { Trans } from '@lingui/react/macro';

import { useAddress } from '../address.ts';
import { chunk } from '../chunk.ts';
import { laterView } from '../laterView.tsx';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';

/** What a list is of use without while its scripts are on their way. Who comes by a link gets it with the page (router.tsx). */
export const listParts = chunk(() => import('./listParts.ts'));

export const LaterFilterPanel = laterView(listParts, ({ FilterPanel }) => FilterPanel, { missing: <Missing /> });

export const LaterAppliedFilters = laterView(listParts, ({ AppliedFilters }) => AppliedFilters);

export const LaterHiddenAds = laterView(listParts, ({ HiddenAds }) => HiddenAds);

export const LaterNoAds = laterView(listParts, ({ NoAds }) => NoAds, { missing: <Missing /> });

export const LaterPages = laterView(listParts, ({ Pages }) => Pages);

/** The rest of the page works on. */
function Missing() {
  const address = useAddress();
  return (
    <ErrorPanel title={<Trans>A part of this page did not load.</Trans>}>
      <a href={address}>
        <Trans>Load the page again</Trans>
      </a>
    </ErrorPanel>
  );
}
