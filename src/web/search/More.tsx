import { Trans } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';

import { useAddress } from '../address.ts';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { moreFilters } from './moreFilters.ts';

// A page from the server has them and keeps the server's until their scripts are there, so that nothing moves. Who comes
// by a link gets them with the page (router.tsx).

/** Single places to look in and around. */
export function MorePlaces() {
  return <Suspense fallback={null}>{moreFilters.module ? <Places /> : <AwaitedPlaces />}</Suspense>;
}

/** The filters of the category. */
export function MoreFacets() {
  return <Suspense fallback={null}>{moreFilters.module ? <Facets /> : <AwaitedFacets />}</Suspense>;
}

function Places() {
  return moreFilters.module && <moreFilters.module.PlacesFilter />;
}

function Facets() {
  return moreFilters.module && <moreFilters.module.FacetFilters />;
}

const AwaitedPlaces = lazy(() => awaited(Places));
const AwaitedFacets = lazy(() => awaited(Facets));

async function awaited(Part: () => React.ReactNode) {
  const hasCome = await moreFilters.load().then(
    () => true,
    () => false,
  );
  return { default: hasCome ? Part : Missing };
}

/** The line is dead, or a newer build has replaced this one: the page itself works on. */
function Missing() {
  const address = useAddress();
  return (
    <ErrorPanel title={<Trans>More filters did not load.</Trans>}>
      <a href={address}>
        <Trans>Load the page again</Trans>
      </a>
    </ErrorPanel>
  );
}
