import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import type { CardItem } from '#machines/listing/cardItem.ts';
import { newestOnLanding } from '#machines/landing/landingCounts.ts';

import { Section } from '../ui/layout/Section.tsx';
import { ListingEntries } from '../listing/card/ListingEntries.tsx';
import { ListingCard } from '../listing/card/ListingCard.tsx';
import { ListingCardBones } from '../listing/card/ListingCardBones.tsx';
import { link } from '../theme/links.css.ts';
import { Button } from '../ui/button/Button.tsx';
import { ErrorPanel } from '../ui/feedback/ErrorPanel.tsx';
import { Grid } from '../ui/layout/Grid.tsx';
import * as styles from './NewestListings.css.ts';
import { Link } from '../ui/navigation/Link.tsx';

/** The loading state of a landing page. */
export type LandingScreen = 'idle' | 'loading' | 'success' | 'error';

interface NewestListingsProps {
  readonly screen: LandingScreen;
  readonly items: readonly CardItem[] | undefined;
  /** The link to the list of all listings of the page. */
  readonly all: { readonly to: string; readonly label: ReactNode };
  readonly onRetry: () => void;
}

/** The number of cards in the first row, which is on the first screen of a desktop. */
const firstRow = 4;

/** The section with the newest listings, a skeleton, or an error. Renders nothing if there are no listings. */
export function NewestListings({ screen, items, all, onRetry }: NewestListingsProps) {
  if (items?.length === 0) return null;
  const screens: Readonly<Record<LandingScreen, ReactNode>> = {
    idle: <Bones />,
    loading: <Bones />,
    success: <Cards items={items ?? []} />,
    error: (
      <ErrorPanel title={<Trans id="home.failed">We couldn’t load the ads.</Trans>}>
        <Button size="dense" onClick={onRetry}>
          <Trans id="ui.loadAgain">Reload</Trans>
        </Button>
      </ErrorPanel>
    ),
  };
  return (
    <Section
      title={
        <Trans comment="a section of ads" id="home.newestAds">
          Newest ads
        </Trans>
      }
      more={
        <Link to={all.to} className={link}>
          {all.label}
        </Link>
      }
    >
      {screens[screen]}
    </Section>
  );
}

function Cards({ items }: { readonly items: readonly CardItem[] }) {
  return (
    <Grid of="cards" as="ul">
      <ListingEntries of={items} classNameAt={() => styles.card}>
        {(item, index) => (
          <ListingCard item={item} saysNew={false} priority={index === 0 ? 'first' : index < firstRow} />
        )}
      </ListingEntries>
    </Grid>
  );
}

function Bones() {
  return (
    <Grid of="cards">
      {Array.from({ length: newestOnLanding }, (_, index) => (
        <div key={index} className={styles.card}>
          <ListingCardBones />
        </div>
      ))}
    </Grid>
  );
}
