import { Trans } from '@lingui/react/macro';
import { BookX, SearchX } from 'lucide-react';

import { everything, isSameSearch, onPage } from '#machines/search/filterChanges.ts';
import { formatNumber } from '#market/numbers.ts';

import { useLanguage } from '../firstPage.tsx';
import { LinkButton } from '../ui/Button.tsx';
import { EmptyRoom } from '../ui/EmptyRoom.tsx';
import { RecentAds } from '../visits/RecentAds.tsx';
import { listPath } from './listPath.ts';
import { Meant } from './Meant.tsx';
import { usePages } from './ResultTotal.tsx';
import { useFilter } from './searchFlow.ts';
import { Wider } from './Wider.tsx';

/** A page without ads: the market has none yet, nothing matches, or the address names a page beyond the last one. */
export function NoAds() {
  const { sort } = everything;
  const isUnfiltered = isSameSearch({ ...useFilter(), sort, page: 1 }, everything);
  if (usePages() > 0) return <BeyondTheLast />;
  return isUnfiltered ? (
    <EmptyMarket />
  ) : (
    <>
      <NothingFound />
      <Meant />
      <Wider />
      <RecentAds keepsRoom />
    </>
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
      <Trans>Look for fewer words, or take a filter away. New ads come every day.</Trans>
    </EmptyRoom>
  );
}

function BeyondTheLast() {
  const language = useLanguage();
  const filter = useFilter();
  const pages = usePages();
  const page = formatNumber(filter.page);
  const last = formatNumber(pages);
  return (
    <EmptyRoom
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
