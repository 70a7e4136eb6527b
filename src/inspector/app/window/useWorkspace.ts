import * as z from 'zod/mini';
import { workspaceMachine } from '#machines/inspector/workspace/workspaceMachine.ts';
import { store, stored } from '../storage.ts';
import { useFlow } from '../useFlow.ts';

const themeSchema = z.enum(['system', 'light', 'dark']);
const widthsSchema = z.object({ list: z.number(), panel: z.number() });

/** The window of the inspector, with the choices that are stored on this device. */
export function useWorkspace() {
  return useFlow(
    workspaceMachine,
    () => ({
      actions: {
        rememberTheme: ({ event }) => event.type === 'theme.chosen' && store('theme', event.theme),
        rememberWidths: ({ context }) => store('widths', context.widths),
      },
    }),
    {
      input: {
        theme: stored('theme', themeSchema) ?? 'system',
        widths: stored('widths', widthsSchema) ?? { list: 224, panel: 372 },
      },
    },
  );
}
