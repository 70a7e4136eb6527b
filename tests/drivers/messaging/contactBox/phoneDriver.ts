import { phoneCases } from '#machines/messaging/contact/phoneCases.ts';
import { declareDriver } from '../../walking/flowDriver.ts';
import type { Sight } from '../../walking/surface.ts';

const ask: Sight = { role: 'button', name: 'Show number' };

/** The driver for walks on the phone number of an ad's seller. */
export const phoneDriver = declareDriver(phoneCases, {
  sights: {
    ask,
    number: { role: 'link', name: '079 555 01 02' },
    refusal: { role: 'alert', says: 'You have looked at many numbers.' },
    failure: { role: 'alert', says: 'We couldn’t load the number.' },
  },
  does: { 'phone.requested': (surface) => surface.press(ask) },
  async opensView() {
    const { openPhone } = await import('./phoneView.tsx');
    return openPhone();
  },
});
