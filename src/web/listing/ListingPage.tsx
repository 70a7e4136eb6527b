import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect } from 'react';

import type { ListingAnswer } from '#machines/listing/listingAnswer.ts';
import { placeAt } from '#routes';

import { Head } from '../page/head.tsx';
import { useAvailableData, useRemembered } from '../page/pageMemory.ts';
import { usePlace } from '../page/usePlace.ts';
import { NotFound } from '../page/NotFound.tsx';
import { Button } from '../ui/button/Button.tsx';
import { Container } from '../ui/layout/Container.tsx';
import { ErrorPanel } from '../ui/feedback/ErrorPanel.tsx';
import { RemovedListing } from './RemovedListing.tsx';
import { ListingBones } from './detail/ListingBones.tsx';
import { ListingDetail } from './detail/ListingDetail.tsx';
import { listingAnswer, ListingFlow, listingLogic } from './listingFlow.ts';

export const firstData = (address: string) => listingAnswer(placeAt(address)?.params['id'] ?? '', { quiet: true });

/** The detail page of a listing. Each id gets its own flow. */
export function Component() {
  const { id = '' } = usePlace().params;
  const answer = useAvailableData<ListingAnswer>();
  return (
    <ListingFlow.Provider key={id} logic={listingLogic} options={{ input: { id, answer } }}>
      <ListingPage />
    </ListingFlow.Provider>
  );
}

function ListingPage() {
  const flow = ListingFlow.useActorRef();
  useEffect(() => flow.send({ type: 'page.opened' }), [flow]);
  return screens[ListingFlow.useSelector(({ value }) => (typeof value === 'string' ? value : value.rejected))];
}

type Screen = 'idle' | 'loading' | 'fulfilled' | 'unknown' | 'gone' | 'failed';

const screens: Readonly<Record<Screen, ReactNode>> = {
  idle: <Loading />,
  loading: <Loading />,
  fulfilled: <Answered />,
  gone: <Answered />,
  unknown: <NotFound />,
  failed: <Failed />,
};

function Answered() {
  const answer = ListingFlow.useSelector(({ context }) => context.answer);
  useRemembered(answer);
  if (answer?.kind === 'shown') return <ListingDetail item={answer.item} similar={answer.similar} />;
  return answer?.kind === 'gone' ? <RemovedListing similar={answer.similar} /> : null;
}

function Loading() {
  const { t } = useLingui();
  return (
    <Container>
      <Head title={t({ id: 'ad.title', message: 'Ad' })} index={false} />
      <ListingBones />
    </Container>
  );
}

function Failed() {
  const { t } = useLingui();
  const flow = ListingFlow.useActorRef();
  return (
    <Container>
      <Head title={t({ id: 'ad.title', message: 'Ad' })} index={false} />
      <ErrorPanel title={<Trans id="ad.failed">We couldn’t load this ad.</Trans>}>
        <Button size="dense" onClick={() => flow.send({ type: 'loading.retried' })}>
          <Trans id="ui.loadAgain">Reload</Trans>
        </Button>
      </ErrorPanel>
    </Container>
  );
}
