import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';

import { shownName } from '#machines/account/profile.ts';

import { session } from '../../account/session.ts';
import { brand } from '../../theme/brand.ts';

/** The name, or what stands before the at-sign of the address (SHELL-8, 9); of nobody the market's own (SHELL-10). */
export function UserName() {
  const { t } = useLingui();
  const name = useSelector(session, ({ context }) => context.known && shownName(context.known));
  return name ?? t`My ${brand}`;
}
