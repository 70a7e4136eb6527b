import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import type { CropEvent } from '#machines/insertion/photos/cropEvents.ts';
import { photo } from '#machines/insertion/photos/cropCases.ts';
import type { PhotoPart } from '#machines/insertion/photos/photo.ts';
import { CropDialog } from '#web/insertion/photos/CropDialog.tsx';
import { holdCalls } from '../../web/answers.ts';
import { viewStage } from '../../web/viewStage.tsx';

/** The rectangle in which the photo appears in the window, in CSS pixels. */
const shown = { left: 20, top: 10, width: 400, height: 200 };

/** The dialog, above the receiver of the crop. The test answers the request for the photo's size. */
export async function openCrop() {
  const calls = holdCalls();
  const { setPointerCapture } = Element.prototype;
  Element.prototype.setPointerCapture = () => {};
  const reported: PhotoPart[] = [];

  function Owner() {
    const [isOpen, open] = useState(true);
    const take = (part: PhotoPart) => {
      reported.push(part);
      open(false);
    };
    return isOpen && <CropDialog name={photo} onClose={() => open(false)} onCrop={take} />;
  }

  const stage = await viewStage(
    <Owner />,
    { at: '/en' },
    {
      async happens(happening) {
        const event = happening as CropEvent;
        if (event.type === 'crop.confirmed') return;
        await act(async () => {
          if (event.type === 'side.moved') {
            const label = { left: 'Left edge', top: 'Top edge', right: 'Right edge', bottom: 'Bottom edge' }[
              event.side
            ];
            fireEvent.change(screen.getByRole('slider', { name: label }), { target: { value: event.to * 100 } });
            return;
          }
          const ground = document.querySelector<HTMLElement>('dialog img')!.parentElement!;
          ground.getBoundingClientRect = () => shown as DOMRect;
          if (event.type === 'drawing.ended') return void fireEvent.pointerUp(ground);
          const at = { clientX: shown.left + event.x * shown.width, clientY: shown.top + event.y * shown.height };
          (event.type === 'drawing.begun' ? fireEvent.pointerDown : fireEvent.pointerMove)(ground, at);
        });
      },
      async answers(_, answer) {
        if (!('output' in answer)) return calls.last.fail();
        await calls.last.answer({ photo: { name: photo, width: 400, height: 300 } });
      },
      ends() {
        calls.letGo();
        Element.prototype.setPointerCapture = setPointerCapture;
      },
    },
  );
  return { ...stage, reported, calls };
}
