import { sharingCases } from '#machines/listing/sharingCases.ts';
import type { Shared } from '#machines/listing/sharingMachine.ts';
import { declareDriver } from '../walking/flowDriver.ts';

/** The driver for walks on sharing an ad. */
export const sharingDriver = declareDriver(sharingCases, {
  sights: {
    copied: { role: 'status', says: 'Link copied.' },
    refused: { role: 'status', says: 'We couldn’t copy the link.' },
  },
  does: {
    async 'share.pressed'(surface, _, { happens }, { steps }) {
      // The device decides between sheet and clipboard, before the button is pressed.
      const [answer] = steps[0]?.events ?? [];
      const { output } = (answer ?? {}) as { readonly output?: Shared };
      await happens!({ type: output === 'handedOn' ? 'device.hasSheet' : 'device.hasNoSheet' });
      await surface.press({ role: 'button', name: 'Share' });
    },
  },
  async opensView() {
    const { openActions } = await import('./sharingView.tsx');
    return openActions();
  },
});
