import { type ComponentType, createContext, use } from 'react';

import type { CategoryTotals } from '#machines/shell/headerMenuMachine.ts';

import type { Chunk } from '../chunks/chunk.ts';

export interface MenuContentProps {
  /** The number of listings in each category; null until it has loaded. */
  readonly totals: CategoryTotals | null;
  /** Called when a link of the menu is followed within this document. */
  readonly onLeave: () => void;
}

/** The views that the shell contains but does not own: the application provides them. */
export interface ShellParts {
  /** Renders the page at the current URL. */
  readonly Page: ComponentType;
  readonly SearchBar: ComponentType<{ readonly kind: 'header' }>;
  /** murmel's band below the header, with the search bar; only murmel has it. */
  readonly SearchBand?: ComponentType;
  /** The content of the header's menu once it is open. */
  readonly menu: Chunk<{ readonly MenuContent: ComponentType<MenuContentProps> }>;
}

const Parts = createContext<ShellParts | undefined>(undefined);

export const ShellPartsProvider = Parts.Provider;

export function useShellParts(): ShellParts {
  const parts = use(Parts);
  if (!parts) throw new Error('The application has not passed the parts of the shell');
  return parts;
}
