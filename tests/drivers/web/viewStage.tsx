import type { ReactNode } from 'react';
import { mountView, type Surroundings } from './mountView.tsx';
import type { Stage } from '../walking/flowDriver.ts';
import { viewSurface } from './viewSurface.ts';
import { watchView } from './viewWatch.ts';

/** Mounts a view and returns the stage on which its flow is walked. */
export async function viewStage(
  view: ReactNode,
  surroundings: Surroundings,
  { ends = () => {}, ...driver }: Pick<Stage, 'answers' | 'happens' | 'passes'> & { readonly ends?: () => void } = {},
): Promise<Stage & Pick<Awaited<ReturnType<typeof mountView>>, 'go' | 'rerender'>> {
  const watch = watchView();
  const { here, go, rerender, unmount } = await mountView(view, surroundings);
  return {
    surface: viewSurface(here, go),
    watch,
    ...driver,
    go,
    rerender,
    async ends() {
      unmount();
      ends();
    },
  };
}
