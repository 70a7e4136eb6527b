import { Trans } from '@lingui/react/macro';

import { chunk } from '../chunks/chunk.ts';
import { laterView } from '../chunks/laterView.tsx';

/** What stands below every page, a part of its search bar, and what stands for one that fails. */
export const shellParts = chunk(() => import('../app/afterPage.ts'));

/** Around it may be nothing but the words. */
const missing = (
  // oxlint-disable-next-line jsx-a11y/anchor-is-valid -- where one is: the server has one document for all addresses
  <a href="">
    <Trans>Load the page again</Trans>
  </a>
);

export const LaterFooter = laterView(shellParts, ({ Footer }) => Footer);

export const LaterOverlays = laterView(shellParts, ({ Overlays }) => Overlays);

export const LaterPassingFailure = laterView(shellParts, ({ PassingFailure }) => PassingFailure, { missing });

export const LaterSearchPlace = laterView(shellParts, ({ SearchPlace }) => SearchPlace);

export const LaterUserMenu = laterView(shellParts, ({ UserMenu }) => UserMenu);

export const LaterSevereError = laterView(shellParts, ({ SevereError }) => SevereError, { missing });
