import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useMemo } from 'react';

import type { AdItem } from '#machines/listing/adItem.ts';

import { Head } from '../head.tsx';
import { useDataAtHand, useRemembered } from '../pageMemory.ts';
import { usePlace } from '../router.tsx';
import { NotFound } from '../shell/NotFound.tsx';
import { Button } from '../ui/Button.tsx';
import { Container } from '../ui/Container.tsx';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { ListingBones } from './ListingBones.tsx';
import { ListingDetail } from './ListingDetail.tsx';
import { ListingFlow, listingLogic } from './listingFlow.ts';

/** The detail of an ad. Another id is another ad, with a flow of its own. */
export function Component() {
  const { id = '' } = usePlace().params;
  const atHand = useDataAtHand<{ readonly item: AdItem }>();
  return (
    <ListingFlow.Provider key={id} logic={listingLogic} options={{ input: { id, item: atHand?.item } }}>
      <ListingPage />
    </ListingFlow.Provider>
  );
}

function ListingPage() {
  const flow = ListingFlow.useActorRef();
  useEffect(() => flow.send({ type: 'page.opened' }), [flow]);
  return screens[ListingFlow.useSelector(({ value }) => (typeof value === 'string' ? value : value.rejected))];
}

type Screen = 'idle' | 'loading' | 'fulfilled' | 'unknown' | 'failed';

const screens: Readonly<Record<Screen, ReactNode>> = {
  idle: <Loading />,
  loading: <Loading />,
  fulfilled: <Fulfilled />,
  unknown: <NotFound />,
  failed: <Failed />,
};

function Fulfilled() {
  const item = ListingFlow.useSelector(({ context }) => context.item);
  useRemembered(useMemo(() => ({ item }), [item]));
  return item && <ListingDetail item={item} />;
}

function Loading() {
  const { t } = useLingui();
  return (
    <Container>
      <Head title={t`Ad`} index={false} />
      <ListingBones />
    </Container>
  );
}

function Failed() {
  const { t } = useLingui();
  const flow = ListingFlow.useActorRef();
  return (
    <Container>
      <Head title={t`Ad`} index={false} />
      <ErrorPanel title={<Trans>This ad could not be loaded.</Trans>}>
        <Button size="dense" onClick={() => flow.send({ type: 'loading.retried' })}>
          <Trans>Load again</Trans>
        </Button>
      </ErrorPanel>
    </Container>
  );
}
