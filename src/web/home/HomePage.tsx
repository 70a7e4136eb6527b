import { Trans } from '@lingui/react/macro';

import { Head } from '../head.tsx';
import { SearchBand } from '../shell/SearchBand.tsx';
import { brand } from '../theme/brand.ts';
import { display } from '../theme/type.css.ts';
import { Container } from '../ui/Container.tsx';

/** The front page. */
export function Component() {
  return (
    <>
      <Head title={brand} />
      {brand === 'murmel' ? (
        <SearchBand title={<Trans>What will you dig up today?</Trans>} />
      ) : (
        <Container>
          <h1 className={display}>
            <Trans>Today on the commons</Trans>
          </h1>
        </Container>
      )}
    </>
  );
}
