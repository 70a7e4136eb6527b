import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { cropCases } from '#machines/insertion/photos/cropCases.ts';
import type { cropMachine } from '#machines/insertion/photos/cropMachine.ts';
import { declareDriver, type Gesture, type Stage } from '../../walking/flowDriver.ts';

const happens: Gesture = (_, event, stage) => stage.happens!(event);

/** The driver for walks on the dialog that crops a photo. */
export const cropDriver = declareDriver(cropCases, {
  sights: {
    dialog: { role: 'dialog', name: 'Crop photo' },
    failed: { role: 'alert', says: 'Something went wrong. Please try again.' },
  },
  does: {
    'side.moved': happens,
    'drawing.begun': happens,
    'pointer.moved': happens,
    'drawing.ended': happens,
    'crop.confirmed': (surface) => surface.press({ role: 'button', name: 'Crop photo' }),
  },
  usesData: ['side.moved', 'drawing.begun', 'pointer.moved'],
  async opensView() {
    const { openCrop } = await import('./cropView.tsx');
    return openCrop();
  },
  expectDetails: expectSides,
});

/** Expects the sliders to show the part of the photo that is chosen. */
async function expectSides({ surface }: Stage, now: SnapshotFrom<typeof cropMachine>): Promise<void> {
  if (now.matches({ cut: 'done' })) return;
  const { part } = now.context;
  for (const [name, side] of [
    ['Left edge', part.left],
    ['Top edge', part.top],
    ['Right edge', part.right],
    ['Bottom edge', part.bottom],
  ] as const) {
    expect(await surface.value({ role: 'slider', name }), name).toBe(String(Math.round(side * 100)));
  }
}
