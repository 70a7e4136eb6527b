import { act, fireEvent } from '@testing-library/react';
import { useState } from 'react';
import type { InputFrom } from 'xstate';
import type { DraftPhoto, PhotoFile } from '#machines/insertion/photos/photo.ts';
import { storedPhotoName } from '#machines/insertion/photos/photoCases.ts';
import type { PhotoEvent } from '#machines/insertion/photos/photoEvents.ts';
import type { PhotosEvent } from '#machines/insertion/photos/photosEvents.ts';
import type { PhotoOutcome, PreparedPhoto } from '#machines/insertion/photos/photoSetup.ts';
import type { photoMachine } from '#machines/insertion/photos/photoMachine.ts';
import { PhotoField } from '#web/insertion/photos/PhotoField.tsx';
import { holdCalls } from '../../web/answers.ts';
import { holdImages, preparesImage } from './heldImages.ts';
import { holdUploads } from './heldUploads.ts';
import { viewStage } from '../../web/viewStage.tsx';

type Fields = Readonly<Record<string, string | null>>;

/** Creates a file of this name, size and time, without its bytes. */
function fileOf({ name, kind, size, modified }: Omit<PhotoFile, 'url'>): File {
  const file = new File([], name, { type: kind, lastModified: modified });
  return Object.defineProperty(file, 'size', { value: size });
}

/** Reads the photos from the fields of a draft, in their order. */
function photosOf(fields: Fields): readonly DraftPhoto[] {
  const order = (fields['photo_order'] ?? '').split(',').filter(Boolean);
  return order.flatMap((key) => {
    const name = fields[`photo:${key}`];
    return name ? [{ key, name }] : [];
  });
}

const fieldsOf = (photos: readonly DraftPhoto[]): Fields => ({
  ...Object.fromEntries(photos.map(({ key, name }) => [`photo:${key}`, name])),
  photo_order: photos.map(({ key }) => key).join(),
});

/** Opens the field of photos, with a draft that consists of its fields; the test answers its calls. */
export async function openPhotos(supplied: readonly DraftPhoto[] = []) {
  const [calls, uploads, images] = [holdCalls(), holdUploads(), holdImages()];
  let original = 0;
  const { createObjectURL, revokeObjectURL } = URL;
  const shown = new Set<string>();
  let made = 0;
  URL.createObjectURL = (file) => {
    const url = `blob:${(file as File).name}#${(made += 1)}`;
    shown.add(url);
    return url;
  };
  URL.revokeObjectURL = (url) => void shown.delete(url);
  const reported: { fields: Fields; readonly pending: boolean[]; failed: readonly string[] } = {
    fields: fieldsOf(supplied),
    pending: [],
    failed: [],
  };
  let undo: (fields: Fields) => void = () => {};

  function Draft() {
    const [fields, setFields] = useState(reported.fields);
    undo = setFields;
    return (
      <PhotoField
        inputId="photos"
        draft="0123456789ab"
        photos={photosOf(fields)}
        onSettled={(changed) => {
          reported.fields = { ...reported.fields, ...changed };
          setFields(reported.fields);
        }}
        onPhotosState={({ isPending, failed }) => {
          reported.pending.push(isPending);
          reported.failed = failed.map(({ name }) => name);
        }}
      />
    );
  }

  const stage = await viewStage(
    <Draft />,
    { at: '/en' },
    {
      async happens(happening) {
        const event = happening as PhotoEvent | PhotosEvent;
        if (event.type === 'photos.chosen') return chooses(...event.files);
        if (event.type === 'files.dragged' || event.type === 'drag.ended') {
          const group = document.querySelector('[role=group]')!;
          const dragged = { dataTransfer: { types: ['Files'] } };
          const isOver = event.type === 'files.dragged';
          return act(async () => void (isOver ? fireEvent.dragOver(group, dragged) : fireEvent.dragLeave(group)));
        }
        if (event.type === 'photos.supplied') return gives(event.photos);
        if (event.type === 'photo.stored')
          return (await uploads.waiting()).answer({ photo: { name: event.name, width: 400, height: 300 } });
        if (event.type === 'photo.failed') return (await uploads.waiting()).fail();
        if (event.type === 'progress.made') return (await uploads.waiting()).progresses(event.part);
        if (event.type === 'line.returned') return act(async () => void window.dispatchEvent(new Event('online')));
        if (event.type === 'photo.supplied') {
          const { photo: key } = document.querySelector<HTMLElement>('[data-photo]')!.dataset;
          return gives([{ key: key!, name: event.name }]);
        }
      },
      async answers(actor, answer) {
        if (actor === 'preparing' && 'output' in answer)
          return preparesImage(images, { ...(answer.output as PreparedPhoto), original });
        const call = actor === 'sending' ? await uploads.waiting() : calls.last;
        if (!('output' in answer)) return call.fail();
        const outcome = answer.output as PhotoOutcome;
        if ('name' in outcome) return call.answer({ photo: { name: outcome.name, width: 400, height: 300 } });
        const wrong = { parameter: 'photo', message: outcome.refusal };
        await call.answer({ api: { error: 'photo.broken', message: outcome.refusal }, parameters: [wrong] }, 400);
      },
      ends() {
        calls.letGo();
        images.letGo();
        uploads.letGo();
        Object.assign(URL, { createObjectURL, revokeObjectURL });
      },
    },
  );

  /** Changes the draft so that it contains these photos, as an undo does. */
  async function gives(photos: readonly DraftPhoto[]): Promise<void> {
    reported.fields = fieldsOf(photos);
    await act(async () => undo(reported.fields));
  }

  async function chooses(...files: readonly Omit<PhotoFile, 'url'>[]): Promise<void> {
    original = files.at(-1)?.size ?? 0;
    const input = document.querySelector<HTMLInputElement>('input[multiple]')!;
    await act(async () => void fireEvent.change(input, { target: { files: files.map(fileOf) } }));
  }

  return { ...stage, calls, uploads, images, reported, shown, gives, chooses };
}

/** Opens the view of one photo, in the state in which its flow begins. */
export async function openPhoto({ file, name }: InputFrom<typeof photoMachine>) {
  const stage = await openPhotos(name === null ? [] : [{ key: 'stored', name: storedPhotoName }]);
  if (file) await stage.chooses(file);
  return stage;
}
