import { useLingui } from '@lingui/react/macro';

import { shownName } from '#machines/account/profile.ts';

import { useSession } from '../../account/useSession.ts';
import { brand } from '../../theme/brand.ts';

/** The name, or what stands before the at-sign of the address (SHELL-8, 9); of nobody the market's own (SHELL-10). */
export function UserName() {
  const { t } = useLingui();
  const name = useSession(({ context }) => context.known && shownName(context.known));
  return name ?? t`My ${brand}`;
}
