import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { imageCases } from '#machines/ui/imageCases.ts';
import type { imageMachine } from '#machines/ui/imageMachine.ts';
import { declareDriver, type Gesture, type Stage } from '../walking/flowDriver.ts';
import type { Sight } from '../walking/surface.ts';

const picture: Sight = { role: 'img', name: 'A sofa' };
const happens: Gesture = (_, event, { happens }) => happens!(event);

/** The driver for walks on a picture, of the first screen or further down. */
export const imageDriver = declareDriver(imageCases, {
  sights: { picture, standIn: { role: 'emphasis', says: 'no picture' } },
  withoutActor:
    'a page has dozens of them: each is the transition function of its chart (src/web/ui/image/useImage.ts)',
  does: {
    'image.approached': happens,
    'image.loaded': happens,
    'image.failed': happens,
    'source.changed': happens,
  },
  async opensView({ priority }) {
    const { openPicture } = await import('./imageView.tsx');
    return openPicture(priority);
  },
  expectDetails,
});

async function expectDetails({ surface }: Stage, snapshot: SnapshotFrom<typeof imageMachine>): Promise<void> {
  const isRequested = snapshot.matches('loading') || snapshot.matches('loaded');
  if (!isRequested) return;
  const { fileShown } = await import('./imageView.tsx');
  expect(await surface.attribute(picture, 'src')).toBe(fileShown());
}
