import { Trans } from '@lingui/react/macro';

import { Badge } from '../../ui/Badge.tsx';

/** Says of an ad that its seller paid for it to stand out. */
export function PromotedBadge() {
  return (
    <Badge kind="promoted">
      <Trans comment="an ad that its seller paid to stand out">Highlighted</Trans>
    </Badge>
  );
}
