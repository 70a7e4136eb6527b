import { Trans } from '@lingui/react/macro';

import type { ComponentType } from 'react';

import { afterPage } from '../chunks/afterPage.ts';
import { laterView } from '../chunks/laterView.tsx';
import type { FailureStatus } from '../page/firstPage.tsx';

/** What the shell shows below and above every page, and in place of one that fails. */
export interface ShellPart {
  readonly Footer: ComponentType;
  readonly Overlays: ComponentType;
  readonly PassingFailure: ComponentType<{ readonly status: Exclude<FailureStatus, 500> }>;
  readonly SevereError: ComponentType<{ readonly error?: unknown }>;
  readonly UserMenu: ComponentType;
}

const shellParts = afterPage<ShellPart>();

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

export const LaterUserMenu = laterView(shellParts, ({ UserMenu }) => UserMenu);

export const LaterSevereError = laterView(shellParts, ({ SevereError }) => SevereError, { missing });
