import { copyFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EventObject, SnapshotFrom } from 'xstate';
import type { photosMachine } from '#machines/insertion/photos/photosMachine.ts';
import type { Case, FlowCases } from '#machines/paths/flowCases.ts';
import { browserStage } from '../../browser/browserStage.ts';
import { declareDriver } from '../../walking/flowDriver.ts';
import { quarters } from './photoFiles.ts';
import { expectPhotos, handCases, driver, isQuiet } from './photosDriver.ts';

// The photos of an ad in a browser, with files that a server really reads and stores.

type Now = SnapshotFrom<typeof photosMachine>;

/** Files of the names that the cases choose, each another picture: by width in pixels. */
const widths: Readonly<Record<string, number>> = {
  one: 400,
  two: 410,
  alp: 420,
  lake: 430,
  ...Object.fromEntries(Array.from({ length: 11 }, (_, index) => [`alp-${index}`, 440 + 10 * index])),
};

const ofFile = { size: 2_400_000, kind: 'image/jpeg', modified: 1_795_000_000_000 };

/** Writes the photos into a folder, with a copy of each that can have one, and a HEIC. */
export async function writePhotos(folder: string): Promise<void> {
  await writeFile(join(folder, 'IMG_1.HEIC'), Buffer.from('IMG_1.HEIC'));
  for (const [name, width] of Object.entries(widths)) {
    const path = join(folder, `${name}.jpg`);
    await quarters(width, 300).jpeg().toFile(path);
    await copyFile(path, join(folder, `copy-of-${name}.jpg`));
  }
}

const { 'photos.supplied': givings, 'photos.chosen': choices } = handCases.events as Readonly<
  Record<string, Readonly<Record<string, Case<object, Now>>>>
>;

const waitingIn = ({ context: { photos } }: Now) => photos.filter(({ name, isBusy }) => name === null && isBusy);

/** Undo is left out here: it is another part of the page, with its own walks. */
const cases = {
  ...handCases,
  inputs: { none: handCases.inputs['none'] },
  events: {
    ...handCases.events,
    'photos.supplied': { 'what was told': givings!['what was told'] },
    'photos.chosen': {
      ...choices,
      'two of them': (now: Now) =>
        now.context.photos.length === 0 && isQuiet(now)
          ? { files: ['one', 'two'].map((key) => ({ key, url: `blob:${key}`, name: `${key}.jpg`, ...ofFile })) }
          : undefined,
      'a copy of it': (now: Now) => {
        const [first, ...others] = now.context.photos;
        return first?.name && others.length === 0 && isQuiet(now)
          ? { files: [{ key: 'copy', url: 'blob:copy', name: `copy-of-${first.key}.jpg`, ...ofFile }] }
          : undefined;
      },
    },
    'photo.stored': {
      'as one that is there': (now: Now) => {
        const copy = waitingIn(now).find(({ key }) => key === 'copy');
        const original = now.context.photos.find(({ key }) => copy?.file?.name === `copy-of-${key}.jpg`);
        return copy && original?.name && isQuiet(now) ? { key: copy.key, name: original.name } : undefined;
      },
      // If two uploads are in transit, the one that was sent last is answered first.
      'as a new one': (now: Now) => {
        const all = waitingIn(now).filter(({ key }) => key !== 'copy');
        const waiting = all.find(({ key }) => key === 'two') ?? all.at(-1);
        return waiting && isQuiet(now) && now.context.photos.length <= 3
          ? { key: waiting.key, name: `photos/${waiting.key}.webp` }
          : undefined;
      },
    },
  },
} as FlowCases<typeof photosMachine>;

const chooser = 'input[type="file"][multiple]';

/** The driver for the photos on the first step, whose files are in a folder. */
export const photosInBrowser = (folder: () => string) =>
  declareDriver(cases, {
    ...driver,
    async opensPage(visitor) {
      const { page } = visitor;
      await visitor.forgets();
      const stage = await browserStage(visitor, '**/insertion/photos.json');
      await visitor.opens('/en/ai/start');
      await stage.surface.shows(driver.sights.field, true);
      /** Playwright cannot drag files into a page, so the test dispatches the events. */
      const drag = (type: 'dragover' | 'dragleave') =>
        page.locator(chooser).evaluate((input, name) => {
          const dataTransfer = new DataTransfer();
          dataTransfer.items.add(new File([], 'alp.jpg', { type: 'image/jpeg' }));
          const field = input.closest('[role=group]')!;
          field.dispatchEvent(new DragEvent(name, { bubbles: true, cancelable: true, dataTransfer }));
        }, type);
      return {
        ...stage,
        async happens(happening) {
          if (happening.type === 'photo.stored') return stage.letThrough();
          if (happening.type === 'photo.failed') return stage.cutOff();
          if (happening.type === 'files.dragged') return drag('dragover');
          if (happening.type === 'drag.ended') return drag('dragleave');
          const { files } = happening as EventObject & { readonly files: readonly { readonly name: string }[] };
          await page.locator(chooser).setInputFiles(files.map(({ name }) => join(folder(), name)));
        },
      };
    },
    expectDetails: (stage, now: Now) => expectPhotos(stage, now),
  });
