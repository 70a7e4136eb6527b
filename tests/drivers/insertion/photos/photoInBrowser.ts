import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SnapshotFrom } from 'xstate';
import { photoCases } from '#machines/insertion/photos/photoCases.ts';
import type { photoMachine } from '#machines/insertion/photos/photoMachine.ts';
import { largestPhoto } from '#machines/market/limits.ts';
import type { FlowCases } from '#machines/paths/flowCases.ts';
import { type BrowserStage, browserStage } from '../../browser/browserStage.ts';
import { declareDriver } from '../../walking/flowDriver.ts';
import { expectPhoto, photoDriver } from './photoDriver.ts';
import { quarters } from './photoFiles.ts';
import type { Sight } from '../../walking/surface.ts';

// One photo of an ad in a browser: a file that a server reads, rotates and crops, or an invalid one.

type Now = SnapshotFrom<typeof photoMachine>;

/** The name of a file that claims to be a picture, and is none. */
const lie = 'lie.jpg';

/** Writes the files that the cases choose into a folder. */
export async function writePhotoFiles(folder: string): Promise<void> {
  const put = (name: string, bytes: Buffer) => writeFile(join(folder, name), bytes);
  await Promise.all([
    put('alp.jpg', await quarters(400, 300).jpeg().toBuffer()),
    put('alp', await quarters(410, 300).jpeg().toBuffer()),
    put(lie, Buffer.from('Here is no picture.')),
    put('huge.png', Buffer.alloc(largestPhoto + 1)),
    ...['IMG_1.HEIC', 'film.mp4'].map((name) => put(name, Buffer.from(name))),
  ]);
}

const { 'one that is kept': _stored, ...chosen } = photoCases.inputs;
const isLie = ({ context: { file } }: Now) => file?.name === lie;
const noLine = new Error('The line is dead');

const cases: FlowCases<typeof photoMachine> = {
  ...photoCases,
  inputs: {
    ...chosen,
    'no picture': { file: { ...chosen['a photograph']!.file!, name: lie }, name: null },
  },
  events: {
    ...photoCases.events,
    // The browser reports progress only on a real line, and none is held; a value returned by the draft causes no
    // event.
    'progress.made': { half: () => undefined },
    'photo.supplied': { 'as it was': () => undefined },
  },
  actors: {
    ...photoCases.actors,
    // Preparing succeeds: none of these files needs scaling, so that the browser decodes none.
    preparing: { resolves: { 'as it is': ({ context }: Now) => ({ size: context.file!.size }) } },
    sending: {
      resolves: {
        accepted: (now: Now) => (isLie(now) ? undefined : { name: 'photos/taken.webp' }),
        refused: (now: Now) => (isLie(now) ? { refusal: 'The server says why.' } : undefined),
      },
      rejects: { 'no line': noLine },
    },
    editing: {
      resolves: { accepted: ({ context: { name } }: Now) => ({ name: `${name}+` }) },
      rejects: { 'no line': noLine },
    },
  },
  keys: {
    ...photoCases.keys,
    // Each rotation or crop returns another file name, so only its presence distinguishes situations.
    name: ({ context }: Now) => context.name !== null,
  },
};

const button = (name: string): Sight => ({ role: 'button', name });
const lower: Sight = { role: 'slider', name: 'Bottom edge' };

/** The driver for one photo on the first step, whose file is in a folder. */
export const photoInBrowser = (folder: () => string) =>
  declareDriver(cases, {
    sights: photoDriver.sights,
    does: {
      ...photoDriver.does,
      async 'photo.cropped'(surface, _event, stage) {
        await surface.press(button('Crop photo 1'));
        await surface.key(lower, 'PageDown');
        await surface.press({ ...button('Crop photo'), within: { role: 'dialog', name: 'Crop photo' } });
        // Cropping first requests the size of the photo in pixels.
        await (stage as BrowserStage).letThrough('turns=0');
      },
    },
    byItself: ['xstate.done.actor.turn', 'xstate.done.actor.preparing'],
    ownData: ['photo.cropped'],
    async opensPage(visitor, { file }) {
      const { page } = visitor;
      await visitor.forgets();
      const stage = await browserStage(visitor, /insertion\/photos(?:\/edits)?\.json/);
      await visitor.opens('/en/ai/start');
      await page.locator('input[type="file"][multiple]').setInputFiles(join(folder(), file!.name));
      return {
        ...stage,
        answers: (_, answer) => ('output' in answer ? stage.letThrough() : stage.cutOff()),
        happens: () => page.evaluate(() => void window.dispatchEvent(new Event('online'))),
      };
    },
    expectDetails: (stage, now) => expectPhoto(stage, now, { isWorded: !isLie(now) }),
  });
