import { afterEach, describe, expect, it } from 'vitest';
import type { CropEvent } from '#machines/insertion/photos/cropEvents.ts';
import { cropDriver } from '#tests/drivers/insertion/photos/cropDriver.ts';
import { openCrop } from '#tests/drivers/insertion/photos/cropView.tsx';
import { itIsWalked } from '#tests/drivers/walking/walkedView.ts';

describe('cropping a photo, as its chart says', () => {
  itIsWalked(cropDriver);
});

describe('the dialog that crops a photo', () => {
  let dialog: Awaited<ReturnType<typeof openCrop>>;
  afterEach(() => dialog.ends());

  const happens = (event: CropEvent) => dialog.happens!(event);

  it('passes on the part that was drawn, in pixels of the photo that the server keeps', async () => {
    dialog = await openCrop();
    await happens({ type: 'drawing.begun', x: 0.75, y: 0.5 });
    await happens({ type: 'pointer.moved', x: 0.25, y: 0 });
    await happens({ type: 'drawing.ended' });
    await dialog.surface.press({ role: 'button', name: 'Crop photo' });
    await dialog.calls.last.answer({ photo: { name: 'photos/any.webp', width: 400, height: 300 } });
    expect(dialog.reported).toEqual([{ left: 100, top: 0, width: 200, height: 150 }]);
  });

  it('keeps a tenth of each side at least', async () => {
    dialog = await openCrop();
    await happens({ type: 'side.moved', side: 'left', to: 0.98 });
    expect(await dialog.surface.value({ role: 'slider', name: 'Left edge' })).toBe('90');
    await happens({ type: 'drawing.begun', x: 0.5, y: 0.5 });
    await happens({ type: 'pointer.moved', x: 0.5, y: 0.5 });
    expect(await dialog.surface.value({ role: 'slider', name: 'Left edge' })).toBe('40');
    expect(await dialog.surface.value({ role: 'slider', name: 'Right edge' })).toBe('50');
  });

  it('sends nothing on when it is closed before the server answers', async () => {
    dialog = await openCrop();
    await dialog.surface.press({ role: 'button', name: 'Crop photo' });
    const call = dialog.calls.last;
    await dialog.surface.press({ role: 'button', name: 'Cancel' });
    await call.answer({ photo: { name: 'photos/any.webp', width: 400, height: 300 } });
    expect(dialog.reported).toEqual([]);
  });
});
