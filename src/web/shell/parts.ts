import { type ComponentType, createContext, use } from 'react';

import type { CategoryTotals } from '#machines/shell/headerMenuMachine.ts';

import type { Chunk } from '../chunks/chunk.ts';

export interface MenuContentProps {
  /** How many ads there are in each; null as long as nobody has told. */
  readonly totals: CategoryTotals | null;
  /** One follows a link of it within this document. */
  readonly onLeave: () => void;
}

/** What the shell has around it and in it, and does not make itself: the application passes it. */
export interface ShellParts {
  /** The page at the present address. */
  readonly Page: ComponentType;
  readonly SearchBar: ComponentType<{ readonly kind: 'header' }>;
  /** murmel's band below the header, with the search bar; only murmel has it. */
  readonly SearchBand?: ComponentType;
  /** What the header's menu shows once it is open. */
  readonly menu: Chunk<{ readonly MenuContent: ComponentType<MenuContentProps> }>;
}

const Parts = createContext<ShellParts | undefined>(undefined);

export const ShellPartsProvider = Parts.Provider;

export function useShellParts(): ShellParts {
  const parts = use(Parts);
  if (!parts) throw new Error('The application has not passed the parts of the shell');
  return parts;
}
