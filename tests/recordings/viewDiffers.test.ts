import { expect, it } from 'vitest';
import { ViewDiffers } from '#tests/drivers/walking/comparing.ts';
import type { FlowDriver } from '#tests/drivers/walking/flowDriver.ts';
import { galleryOnPageDriver as galleryDriver } from '#tests/drivers/listing/galleryDriver.ts';
import { replaysOnView } from '#tests/drivers/walking/replaying.ts';

const flow = {
  input: { count: 3 },
  events: [{ at: 0, event: { type: 'picture.chosen', index: 2 }, state: 'fitted' }],
};
const scene = { language: 'it', width: 820 } as const;

/** A driver for a wrong view, which shows the second picture for every choice. */
const wrong: FlowDriver<typeof galleryDriver.cases.machine> = {
  ...galleryDriver,
  does: {
    ...galleryDriver.does,
    'picture.chosen': (surface, _, ...rest) =>
      galleryDriver.does['picture.chosen']!(surface, { type: 'picture.chosen', index: 1 }, ...rest),
  },
};

it('fails when a view answers a gesture with other data than recorded', async () => {
  const replay = replaysOnView(wrong, flow, scene);
  await expect(replay).rejects.toThrow(ViewDiffers);
  await expect(replay).rejects.toThrow(
    'the view did not send {"index":2,"type":"picture.chosen"}; its flow received {"type":"picture.chosen","index":0}, {"type":"picture.chosen","index":1}',
  );
});

it('reports the step when the gesture of a driver does not use the data', async () => {
  const why = await replaysOnView({ ...wrong, usesData: [] }, flow, scene);
  expect(why).toContain('step 1, picture.chosen');
});
