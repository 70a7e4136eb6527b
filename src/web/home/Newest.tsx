import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { type homeMachine, newestOnHome } from '#machines/home/homeMachine.ts';

import { useLanguage } from '../page/firstPage.tsx';
import { ListingEntries } from '../listing/card/ListingEntries.tsx';
import { ListingCard } from '../listing/card/ListingCard.tsx';
import { ListingCardBones } from '../listing/card/ListingCardBones.tsx';
import { listPath } from '../addresses/listPath.ts';
import { brand } from '../theme/brand.ts';
import { link } from '../theme/links.css.ts';
import { Button } from '../ui/button/Button.tsx';
import { ErrorPanel } from '../ui/feedback/ErrorPanel.tsx';
import { Grid } from '../ui/layout/Grid.tsx';
import { HomeFlow } from './homeFlow.ts';
import * as styles from './Newest.css.ts';
import { Section } from '../ui/layout/Section.tsx';
import { Link } from '../ui/navigation/Link.tsx';

/** The newest listings, if there are any. allmend shows the first one large; murmel shows all alike. */
export function Newest() {
  const screen = HomeFlow.useSelector(({ value }) => value);
  const language = useLanguage();
  const isEmpty = HomeFlow.useSelector(({ context }) => context.data?.newest.length === 0);
  if (isEmpty) return null;
  return (
    <Section
      title={
        brand === 'murmel' ? (
          <Trans id="home.newest.m">Dug up today</Trans>
        ) : (
          <Trans id="home.newest">New on allmend</Trans>
        )
      }
      more={
        <Link to={listPath(language)} className={link}>
          <Trans id="ui.seeAllAds">See all ads</Trans>
        </Link>
      }
    >
      {screens[screen]}
    </Section>
  );
}

const screens: Readonly<Record<keyof (typeof homeMachine)['states'], ReactNode>> = {
  idle: <Bones />,
  loading: <Bones />,
  success: <Cards />,
  error: <Failure />,
};

function Cards() {
  const newest = HomeFlow.useSelector(({ context }) => context.data?.newest) ?? [];
  return (
    <Grid of="cards" as="ul">
      <ListingEntries of={newest} classNameAt={(index) => (index === 0 ? styles.first : styles.card)}>
        {(item, index) => (
          <ListingCard
            item={item}
            size={isLarge(index) ? 'large' : 'normal'}
            priority={index === 0 ? 'first' : index < 5}
            saysNew={false}
          />
        )}
      </ListingEntries>
    </Grid>
  );
}

function Bones() {
  return (
    <Grid of="cards">
      {Array.from({ length: newestOnHome }, (_, index) => (
        <div key={index} className={index === 0 ? styles.first : styles.card}>
          <ListingCardBones />
        </div>
      ))}
    </Grid>
  );
}

function Failure() {
  const flow = HomeFlow.useActorRef();
  return (
    <ErrorPanel title={<Trans id="home.newest.failed">We couldn’t load the newest ads.</Trans>}>
      <Button size="dense" onClick={() => flow.send({ type: 'loading.retried' })}>
        <Trans id="ui.loadAgain">Reload</Trans>
      </Button>
    </ErrorPanel>
  );
}

function isLarge(index: number): boolean {
  return brand === 'allmend' && index === 0;
}
