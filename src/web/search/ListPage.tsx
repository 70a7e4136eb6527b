import { Trans, useLingui } from '@lingui/react/macro';

import { Head } from '../head.tsx';
import { title } from '../theme/type.css.ts';
import { Container } from '../ui/Container.tsx';

/** The classic result list. */
export function Component() {
  const { t } = useLingui();
  return (
    <Container>
      <Head title={t`All ads`} />
      <h1 className={title}>
        <Trans>All ads</Trans>
      </h1>
    </Container>
  );
}
