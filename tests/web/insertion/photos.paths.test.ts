import { act, fireEvent } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { photoDriver } from '#tests/drivers/insertion/photos/photoDriver.ts';
import { openPhotos } from '#tests/drivers/insertion/photos/photoView.tsx';
import { largestPhoto } from '#machines/market/limits.ts';
import type { Sight } from '#tests/drivers/walking/surface.ts';
import { settled } from '#tests/drivers/web/settled.ts';
import { itIsWalked } from '#tests/drivers/walking/walkedView.ts';

describe('a photo of a listing, as its chart says', () => {
  itIsWalked(photoDriver);
});

describe('the photos of a listing', () => {
  let field: Awaited<ReturnType<typeof openPhotos>>;
  afterEach(() => field.ends());

  const nameOf = (digit: number) => `photos/${String(digit).repeat(32)}.webp`;
  const three = ['one', 'two', 'three'].map((key, index) => ({ key, name: nameOf(index + 1) }));
  const file = (name: string) => ({ name, kind: 'image/jpeg', size: 2000, modified: 1 });
  const button = (name: string): Sight => ({ role: 'button', name });
  const keys = () => [...document.querySelectorAll<HTMLElement>('[data-photo]')].map((tile) => tile.dataset['photo']);
  const going = () => field.uploads.all.filter(({ isOver, body }) => !isOver && body !== undefined);
  const accepted = (digit: number) => ({ photo: { name: nameOf(digit), width: 4, height: 3 } });

  it('are uploaded as forms with the token of calls, two at a time, and are pending until all are uploaded [API-10] [INSERTION-42]', async () => {
    field = await openPhotos();
    document.cookie = 'allmend_csrf=a-token; path=/';
    await field.chooses(file('a.jpg'), file('b.jpg'), file('c.jpg'));
    await field.uploads.waiting();
    expect(going()).toHaveLength(2);
    expect(field.reported.pending).toEqual([true]);
    const [first, second] = going();
    expect([first!.method, first!.url, first!.headers['x-csrf-token']]).toEqual([
      'POST',
      '/api/v10/insertion/photos.json',
      'a-token',
    ]);
    expect([...(first!.body as FormData).entries()].map(([name, sent]) => [name, (sent as File).name])).toEqual([
      ['photo', 'a.jpg'],
    ]);
    await first!.answer(accepted(1));
    await field.uploads.waiting();
    expect(going()).toHaveLength(2);
    await second!.answer(accepted(2));
    await (await field.uploads.waiting()).answer(accepted(3));
    expect(field.reported.pending).toEqual([true, false]);
    expect(field.reported.failed).toEqual([]);
    const order = field.reported.fields['photo_order']!.split(',');
    expect(order.map((key) => field.reported.fields[`photo:${key}`])).toEqual([nameOf(1), nameOf(2), nameOf(3)]);
    document.cookie = 'allmend_csrf=; path=/; max-age=0';
  });

  it('report the failed photos once no upload is running [INSERTION-42]', async () => {
    field = await openPhotos();
    await field.chooses(file('a.jpg'), file('b.jpg'));
    await field.uploads.waiting();
    const [first, second] = going();
    await first!.answer({ parameters: [{ parameter: 'photo', message: 'No picture.' }] }, 400);
    expect([field.reported.pending.at(-1), field.reported.failed]).toEqual([true, []]);
    await second!.answer(accepted(2));
    expect([field.reported.pending.at(-1), field.reported.failed]).toEqual([false, ['a.jpg']]);
  });

  it('above the limits are scaled down to the size that the server stores; others are sent unchanged', async () => {
    field = await openPhotos();
    field.images.canvas.written = 4000;
    await field.chooses({ ...file('huge.jpg'), size: largestPhoto + 1 }, file('a.jpg'));
    const image = await field.images.waiting();
    expect(await field.surface.count({ role: 'listitem', name: 'Photo 1', says: 'Preparing' })).toBe(1);
    await field.uploads.waiting();
    expect(field.images.all).toHaveLength(1);
    await image.loads({ width: 9248, height: 6936 });
    await settled(() => going().length === 2);
    const sent = going().map(({ body }) => (body as FormData).get('photo') as File);
    expect(sent.map(({ name, type, size }) => [name, type, size])).toEqual([
      ['a.jpg', 'image/jpeg', 0],
      ['huge.jpg', 'image/jpeg', 4000],
    ]);
    expect(field.images.canvas.drawn).toEqual([{ width: 1707, height: 1280 }]);
    expect(field.reported.pending).toEqual([true]);
  });

  it('that failed have no position among the others: neither number, order nor cover', async () => {
    field = await openPhotos();
    await field.chooses(file('IMG_1.HEIC'), file('a.jpg'), file('b.jpg'));
    expect(field.reported.failed).toEqual(['IMG_1.HEIC']);
    const tile = (label: string): Sight => ({ role: 'listitem', name: `Photo ${label}` });
    const [heic, lost] = ['\u2068IMG_1.HEIC\u2069', '\u2068a.jpg\u2069'];
    const tools = [...document.querySelectorAll('[data-photo]')[0]!.querySelectorAll('button')];
    expect(tools.map((tool) => tool.getAttribute('aria-label'))).toEqual([`Remove photo ${heic}`]);
    expect(await field.surface.count({ ...tile('1'), says: 'Cover' })).toBe(1);
    await field.uploads.waiting();
    const [first, second] = going();
    await second!.answer(accepted(2));
    expect(await field.surface.count({ ...tile('1'), says: 'Cover' })).toBe(1);
    await first!.fail();
    expect(await field.surface.count({ ...tile('1'), says: 'Cover' })).toBe(1);
    expect(await field.surface.count(tile('2'))).toBe(0);
    expect(await field.surface.count({ ...button('Upload again'), within: tile(lost) })).toBe(1);
    expect(await field.surface.count({ ...button('Upload again'), within: tile(heic) })).toBe(0);
    expect(field.reported.failed).toEqual(['IMG_1.HEIC', 'a.jpg']);
    await field.surface.press(button(`Remove photo ${heic}`));
    expect(field.reported.failed).toEqual(['a.jpg']);
    expect(Object.values(field.reported.fields)).not.toContain(null);
  });

  it('are moved past the failed photos, and numbered without them', async () => {
    field = await openPhotos(three.slice(0, 1));
    await field.chooses(file('IMG_1.HEIC'), file('a.jpg'));
    await (await field.uploads.waiting()).answer(accepted(2));
    expect(document.querySelector('[aria-label="Move photo 2 back"]')!.getAttribute('aria-disabled')).toBe('true');
    const [, heic, chosen] = keys();
    await field.surface.key(button('Drag photo 2'), ' ');
    await field.surface.key(button('Drag photo 2'), 'ArrowLeft');
    expect(await field.surface.count({ role: 'status', says: 'Photo 1 of 2' })).toBe(1);
    await field.surface.key(button('Drag photo 1'), 'Escape');
    expect(keys()).toEqual(['one', heic, chosen]);
    await field.surface.press(button('Move photo 2 forward'));
    expect(keys()).toEqual([chosen, 'one', heic]);
    expect(field.reported.fields['photo_order']).toBe(`${chosen},one`);
  });

  it('whose upload fails during a drag are dropped, and keep the focus', async () => {
    field = await openPhotos();
    await field.chooses(file('a.jpg'), file('b.jpg'));
    await field.uploads.waiting();
    const [first] = going();
    const handle = document.querySelector<HTMLElement>('[aria-label="Drag photo 1"]')!;
    handle.focus();
    await field.surface.key(button('Drag photo 1'), ' ');
    await first!.fail();
    expect(await field.surface.count({ ...button(''), name: /^Drag/, pressed: true })).toBe(0);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Photo \u2068a.jpg\u2069');
    // Uploading the photo again does not resume the drag.
    await field.surface.press({
      ...button('Upload again'),
      within: { role: 'listitem', name: 'Photo \u2068a.jpg\u2069' },
    });
    expect(await field.surface.count({ ...button(''), name: /^Drag/, pressed: false })).toBe(2);
    expect(await field.surface.count({ ...button(''), name: /^Drag/, pressed: true })).toBe(0);
  });

  it('are stored once when the same file is chosen twice, or the server has it under the same name', async () => {
    field = await openPhotos();
    await field.chooses(file('a.jpg'), file('a.jpg'));
    expect(keys()).toHaveLength(1);
    expect(await field.surface.count({ role: 'status', says: 'Already added: a.jpg' })).toBe(1);
    expect([...field.shown]).toEqual(['blob:a.jpg#1']);
    await (await field.uploads.waiting()).answer(accepted(1));
    await field.chooses(file('copy.jpg'));
    await (await field.uploads.waiting()).answer(accepted(1));
    expect(keys()).toHaveLength(1);
    expect(await field.surface.count({ role: 'status', says: 'Already added: copy.jpg' })).toBe(1);
    expect([...field.shown]).toEqual(['blob:a.jpg#1']);
  });

  it('are limited to ten', async () => {
    field = await openPhotos();
    await field.chooses(...Array.from({ length: 12 }, (_, index) => file(`${index}.jpg`)));
    expect(keys()).toHaveLength(10);
    expect(await field.surface.count({ role: 'status', says: '2 photos weren’t added' })).toBe(1);
    expect([...field.shown]).toEqual(Array.from({ length: 10 }, (_, index) => `blob:${index}.jpg#${index + 1}`));
  });

  it('are moved by keys, announced politely, and keep the focus', async () => {
    field = await openPhotos(three);
    await field.surface.key(button('Drag photo 1'), ' ');
    await field.surface.key(button('Drag photo 1'), 'ArrowRight');
    expect(keys()).toEqual(['two', 'one', 'three']);
    expect(field.reported.fields['photo_order']).toBe('one,two,three');
    expect(await field.surface.count({ role: 'status', says: 'Photo 2 of 3' })).toBe(1);
    expect(document.activeElement).toBe(document.querySelector('#photo-one [aria-pressed=true]'));
    await field.surface.key(button('Drag photo 2'), ' ');
    expect(field.reported.fields['photo_order']).toBe('two,one,three');
    await field.surface.key(button('Drag photo 3'), ' ');
    await field.surface.key(button('Drag photo 3'), 'ArrowLeft');
    await field.surface.key(button('Drag photo 2'), 'Escape');
    expect(keys()).toEqual(['two', 'one', 'three']);
  });

  it('are moved and made the cover by buttons, which do nothing at the ends', async () => {
    field = await openPhotos(three);
    const before = field.reported.fields;
    const places: Sight = { role: 'status', says: 'of 3' };
    await field.surface.press(button('Move photo 1 forward'));
    await field.surface.press(button('Move photo 3 back'));
    expect(keys()).toEqual(['one', 'two', 'three']);
    expect(field.reported.fields, 'nothing was reported to the draft').toBe(before);
    expect(await field.surface.count(places)).toBe(0);
    await field.surface.press(button('Make photo 3 the cover'));
    expect(field.reported.fields['photo_order']).toBe('three,one,two');
    expect(await field.surface.count(places)).toBe(1);
    expect(await field.surface.count({ role: 'listitem', name: 'Photo 1', says: 'Cover' })).toBe(1);
    await field.surface.press(button('Move photo 1 back'));
    expect(keys()).toEqual(['one', 'three', 'two']);
  });

  it('pass the focus to the neighbour, and in the end to the file button', async () => {
    field = await openPhotos(three);
    for (const [removed, heir] of [
      ['Remove photo 2', 'photo-three'],
      ['Remove photo 2', 'photo-one'],
    ] as const) {
      const [tool] = document.querySelectorAll<HTMLElement>(`[aria-label="${removed}"]`);
      tool!.focus();
      await field.surface.press(button(removed));
      expect(document.activeElement?.id).toBe(heir);
    }
    document.querySelector<HTMLElement>('[aria-label="Remove photo 1"]')!.focus();
    await field.surface.press(button('Remove photo 1'));
    expect(document.activeElement).toBe(document.querySelector('input[multiple]'));
    expect(field.reported.fields).toMatchObject({ 'photo:one': null, 'photo:two': null, photo_order: '' });
  });

  it('are rotated by a call that names the stored photo and the total of quarter turns [INSERTION-42]', async () => {
    field = await openPhotos(three);
    await field.surface.press(button('Rotate photo 2 to the left'));
    await field.surface.press(button('Rotate photo 2 to the left'));
    expect(field.reported.pending).toEqual([true]);
    const call = field.calls.to('insertion/photos/edits.json');
    expect(Object.fromEntries(new URLSearchParams(call.body))).toEqual({ name: nameOf(2), turns: '2' });
    await call.answer(accepted(4));
    expect(field.reported.fields).toMatchObject({ 'photo:two': nameOf(4), photo_order: 'one,two,three' });
    expect(field.reported.pending.at(-1)).toBe(false);
  });

  it('follow the draft: an undo restores, removes or moves photos, and running uploads remain', async () => {
    field = await openPhotos(three);
    await field.chooses(file('a.jpg'));
    const [, , , chosen] = keys();
    await field.gives([three[2]!, three[0]!]);
    expect(keys()).toEqual(['three', chosen, 'one']);
    await field.gives(three);
    expect(keys()).toEqual(['one', 'two', 'three', chosen]);
    expect(going()).toHaveLength(1);
  });

  it('can be pasted anywhere on the page, and dropped on the field', async () => {
    field = await openPhotos();
    const pictures = [
      new File(['a'], 'a.png', { type: 'image/png' }),
      new File(['b'], 'b.txt', { type: 'text/plain' }),
    ];
    /** Runs an event; resolves to whether the browser performs its default action. */
    const isLeft = async (event: () => boolean) => {
      let left = true;
      await act(async () => void (left = event()));
      return left;
    };
    const paste = (files: readonly File[]) =>
      isLeft(() => fireEvent.paste(document.body, { clipboardData: { files } }));
    expect(await paste(pictures)).toBe(false);
    expect(keys()).toHaveLength(1);
    expect(await paste(pictures.slice(1))).toBe(true);
    expect(keys()).toHaveLength(1);
    const group = document.querySelector('[role=group]')!;
    const files = [new File(['c'], 'c.png', { type: 'image/png', lastModified: 2 })];
    expect(await isLeft(() => fireEvent.drop(group, { dataTransfer: { files, types: ['Files'] } }))).toBe(false);
    expect(keys()).toHaveLength(2);
  });
});
