import { Trans } from '@lingui/react/macro';

import type { ComponentType } from 'react';

import { afterPage } from '../chunks/afterPage.ts';
import { lazyView } from '../chunks/lazyView.tsx';
import type { FailureStatus } from '../page/firstPage.tsx';

/** The parts of the shell below and above every page, and the replacements of a failed one. */
export interface ShellPart {
  readonly Footer: ComponentType;
  readonly Overlays: ComponentType;
  readonly PassingFailure: ComponentType<{ readonly status: Exclude<FailureStatus, 500> }>;
  readonly SevereError: ComponentType<{ readonly error?: unknown }>;
  readonly UserMenu: ComponentType;
}

const shellParts = afterPage<ShellPart>();

/**
 * Replaces a view whose chunk failed to load. It is an inline link, because the surrounding element may allow only
 * text.
 */
const missing = (
  // oxlint-disable-next-line jsx-a11y/anchor-is-valid -- where one is: the server has one document for all addresses
  <a href="">
    <Trans id="ui.reload">Reload page</Trans>
  </a>
);

export const LazyFooter = lazyView(shellParts, ({ Footer }) => Footer);

export const LazyOverlays = lazyView(shellParts, ({ Overlays }) => Overlays);

export const LazyPassingFailure = lazyView(shellParts, ({ PassingFailure }) => PassingFailure, { missing });

export const LazyUserMenu = lazyView(shellParts, ({ UserMenu }) => UserMenu);

export const LazySevereError = lazyView(shellParts, ({ SevereError }) => SevereError, { missing });
