import { fromPromise } from 'xstate';
import * as z from 'zod/mini';
import type { Drawing } from '#machines/inspector/stage/drawing.ts';
import type { LayoutInput } from '#machines/inspector/stage/stageSetup.ts';
import { stageMachine } from '#machines/inspector/stage/stageMachine.ts';
import type { PlacedChart } from '../../drawing/layout.ts';
import { store, stored } from '../storage.ts';
import { useFlow } from '../useFlow.ts';

const collapsedSchema = z.array(z.string());

/** The collapsed states of a machine, as this device remembers them. */
export function rememberedCollapsed(machine: string): string[] {
  return stored(`collapsed.${machine}`, collapsedSchema) ?? [];
}

/** The stage, on which `layOut` draws a machine. `isRemembered` stores its collapsed states on this device. */
export function useStage(layOut: (input: LayoutInput) => Promise<PlacedChart>, isRemembered = true) {
  return useFlow(stageMachine, () => ({
    actors: { layOut: fromPromise<Drawing, LayoutInput>(({ input }) => layOut(input)) },
    actions: {
      rememberCollapsed: ({ context: { machine, collapsed } }) =>
        isRemembered && store(`collapsed.${machine}`, collapsed),
    },
  }));
}
