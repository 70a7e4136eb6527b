import { Trans } from '@lingui/react/macro';
import BookX from 'lucide-react/icons/book-x';
import SearchX from 'lucide-react/icons/search-x';

import { appliedFilters } from '#machines/search/appliedFilters.ts';
import { everything, isSameSearch, onPage } from '#machines/search/filterChanges.ts';
import { formatNumber } from '#market/numbers.ts';

import { useLanguage } from '../../page/firstPage.tsx';
import { LinkButton } from '../../ui/button/Button.tsx';
import { EmptyRoom } from '../../ui/feedback/EmptyRoom.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { RecentListings } from '../../listing/related/RecentListings.tsx';
import { listPath } from '../../addresses/listPath.ts';
import { SpellingCorrection } from './SpellingCorrection.tsx';
import { usePages } from '../pagination/pages.ts';
import { useFilter } from '../searchFlow.ts';
import { Wider } from './Wider.tsx';

/** A page without listings: the market is empty, nothing matches, or the address names a page beyond the last one. */
export function NoListings() {
  const { sort } = everything;
  const isUnfiltered = isSameSearch({ ...onPage(useFilter(), 1), sort }, everything);
  if (usePages() > 0) return <BeyondTheLast />;
  return isUnfiltered ? (
    <EmptyMarket />
  ) : (
    <Stack gap={32}>
      <SpellingCorrection />
      <NothingFound />
      <Wider />
      <RecentListings keepsRoom />
    </Stack>
  );
}

function EmptyMarket() {
  return (
    <EmptyRoom icon={SearchX} title={<Trans id="search.empty">No ads yet</Trans>}>
      <Trans id="search.empty.text">Be the first to post an ad, or check back soon.</Trans>
    </EmptyRoom>
  );
}

function NothingFound() {
  const language = useLanguage();
  return (
    <EmptyRoom
      icon={SearchX}
      title={<Trans id="search.noMatches">No matches</Trans>}
      action={
        <LinkButton to={listPath(language)}>
          <Trans id="ui.seeAllAds">See all ads</Trans>
        </LinkButton>
      }
    >
      <WhatElse /> <Trans id="search.none.newAds">New ads are posted every day.</Trans>
    </EmptyRoom>
  );
}

/** Advice that fits the search: fewer words if there are several, fewer filters if there are any. */
function WhatElse() {
  const filter = useFilter();
  const isWordy = filter.query.includes(' ');
  const isNarrow = appliedFilters(filter).length > 0;
  if (isWordy && isNarrow) return <Trans id="search.none.both">Try fewer words or remove a filter.</Trans>;
  if (isWordy) return <Trans id="search.none.words">Try fewer words.</Trans>;
  return isNarrow && <Trans id="search.none.filters">Remove a filter.</Trans>;
}

function BeyondTheLast() {
  const language = useLanguage();
  const filter = useFilter();
  const pages = usePages();
  const page = formatNumber(filter.page);
  const last = formatNumber(pages);
  return (
    <EmptyRoom
      isLost
      icon={BookX}
      title={<Trans id="search.beyond">Page {page} doesn’t exist</Trans>}
      action={
        <LinkButton to={listPath(language, onPage(filter, pages))}>
          <Trans id="search.beyond.action">Go to last page</Trans>
        </LinkButton>
      }
    >
      {pages === 1 ? (
        <Trans id="search.beyond.onlyPage">There’s only one page of results. Some ads may have been sold since.</Trans>
      ) : (
        <Trans id="search.beyond.lastPage">Results end on page {last}. Some ads may have been sold since.</Trans>
      )}
    </EmptyRoom>
  );
}
