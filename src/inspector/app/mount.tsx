import { createRoot } from 'react-dom/client';
import { FaultBoundary } from './window/FaultBoundary.tsx';
import { Inspector } from './window/Inspector.tsx';
import type { World } from './world.ts';

/** Shows the inspector in an element, which it fills. Returns its end. */
export function mountInspector(element: Element, world: World): () => void {
  const root = createRoot(element);
  root.render(
    <FaultBoundary>
      <Inspector world={world} />
    </FaultBoundary>,
  );
  return () => root.unmount();
}
