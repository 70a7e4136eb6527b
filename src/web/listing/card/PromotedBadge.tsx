import { Trans } from '@lingui/react/macro';

import { Badge } from '../../ui/Badge.tsx';

/** Marks a listing whose seller paid for a promotion. */
export function PromotedBadge() {
  return (
    <Badge kind="promoted">
      <Trans comment="an ad that its seller paid to stand out" id="ad.highlighted">
        Highlighted
      </Trans>
    </Badge>
  );
}
