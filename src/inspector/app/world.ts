import type { AnyStateMachine } from 'xstate';
import type * as z from 'zod/mini';
import type { SessionSource } from '#machines/inspector/session/inspectedSessionEvents.ts';
import type { FlowCases } from '#machines/paths/flowCases.ts';
import type { LifecycleCases } from '#machines/paths/lifecycleCases.ts';
import type { Log } from '../log/log.ts';

/** A machine with its declarations. */
export interface KnownMachine {
  readonly machine: AnyStateMachine;
  /** Null if there are none. */
  readonly cases: FlowCases | LifecycleCases | null;
  /** The schema of its events, if it is known without cases: other machines are made by a function, as forms are. */
  readonly schema?: z.core.$ZodType | null;
}

/** A machine that the inspector can draw, before its code is loaded. */
export interface MachineSource {
  /** The machine's id. */
  readonly id: string;
  /** The feature that it belongs to: the folder in `machines/`. */
  readonly feature: string;
  /** @throws an error if its code cannot be read */
  readonly load: () => Promise<KnownMachine>;
}

/** Everything that the inspector knows of the place where it runs. */
export interface World {
  readonly machines: readonly MachineSource[];
  /** The modules `machines/**\/*Events.ts`, whose schemas declare secrets. */
  readonly eventModules: readonly (() => Promise<Readonly<Record<string, unknown>>>)[];
  /** The path of its host, such as `/api/`. */
  readonly host: string;
  /** The headers of every call to the host, such as a token against forged requests. */
  readonly headers?: () => Readonly<Record<string, string>>;
  /** The address of the window, which names the chosen machine; a panel has none. */
  readonly place?: { readonly read: () => string | null; readonly write: (machine: string) => void };
  /** The stream or file that the window opens first, as the command names it. */
  readonly first?: SessionSource;
  /** The actors of a page; null if the inspector runs on its own. */
  readonly live: Log | null;
}
