import { createRoot } from 'react-dom/client';
import { Inspector } from './window/Inspector.tsx';
import type { World } from './world.ts';

/** Shows the inspector in an element, which it fills. Returns its end. */
export function mountInspector(element: Element, world: World): () => void {
  const root = createRoot(element);
  root.render(<Inspector world={world} />);
  return () => root.unmount();
}
