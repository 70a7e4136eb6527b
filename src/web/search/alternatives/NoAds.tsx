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
import { RecentAds } from '../../listing/related/RecentAds.tsx';
import { listPath } from '../../addresses/listPath.ts';
import { Meant } from './Meant.tsx';
import { usePages } from '../pagination/pages.ts';
import { useFilter } from '../searchFlow.ts';
import { Wider } from './Wider.tsx';

/** A page without listings: the market is empty, nothing matches, or the address names a page beyond the last one. */
export function NoAds() {
  const { sort } = everything;
  const isUnfiltered = isSameSearch({ ...onPage(useFilter(), 1), sort }, everything);
  if (usePages() > 0) return <BeyondTheLast />;
  return isUnfiltered ? (
    <EmptyMarket />
  ) : (
    <Stack gap={32}>
      <Meant />
      <NothingFound />
      <Wider />
      <RecentAds keepsRoom />
    </Stack>
  );
}

function EmptyMarket() {
  return (
    <EmptyRoom icon={SearchX} title={<Trans>No ads yet</Trans>}>
      <Trans>Nobody has put anything here so far. Have another look soon.</Trans>
    </EmptyRoom>
  );
}

function NothingFound() {
  const language = useLanguage();
  return (
    <EmptyRoom
      icon={SearchX}
      title={<Trans>Nothing found</Trans>}
      action={
        <LinkButton to={listPath(language)}>
          <Trans>See all ads</Trans>
        </LinkButton>
      }
    >
      <WhatElse /> <Trans>New ads come every day.</Trans>
    </EmptyRoom>
  );
}

/** Advice that fits the search: fewer words if there are several, fewer filters if there are any. */
function WhatElse() {
  const filter = useFilter();
  const isWordy = filter.query.includes(' ');
  const isNarrow = appliedFilters(filter).length > 0;
  if (isWordy && isNarrow) return <Trans>Look for fewer words, or take a filter away.</Trans>;
  if (isWordy) return <Trans>Look for fewer words.</Trans>;
  return isNarrow && <Trans>Take a filter away.</Trans>;
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
      title={<Trans>There is no page {page}</Trans>}
      action={
        <LinkButton to={listPath(language, onPage(filter, pages))}>
          <Trans>To the last page</Trans>
        </LinkButton>
      }
    >
      {pages === 1 ? (
        <Trans>All that was found is on one page. Ads may have been sold meanwhile.</Trans>
      ) : (
        <Trans>What was found ends on page {last}. Ads may have been sold meanwhile.</Trans>
      )}
    </EmptyRoom>
  );
}
