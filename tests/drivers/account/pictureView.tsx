import { act, fireEvent } from '@testing-library/react';
import type { PictureEvent } from '#machines/account/pictureEvents.ts';
import type { PictureOutcome, PreparedPicture } from '#machines/account/pictureMachine.ts';
import { vrenisAccount } from '#machines/account/ownAccountCases.ts';
import { PicturePart } from '#web/account/user/picture/PicturePart.tsx';
import { holdCalls } from '../web/answers.ts';
import { holdImages, preparesImage } from '../insertion/photos/heldImages.ts';
import { holdUploads } from '../insertion/photos/heldUploads.ts';
import { viewStage } from '../web/viewStage.tsx';

/** The input in which files are chosen; assistive technology has no role for it. */
export function pictureInput(): HTMLInputElement {
  return document.querySelector<HTMLInputElement>('input[type="file"]')!;
}

/** A file with this name, type and stated size, without its bytes. */
export function fileOf({ name, size, kind }: { readonly name: string; readonly size: number; readonly kind: string }) {
  return Object.defineProperty(new File([], name, { type: kind }), 'size', { value: size });
}

const refused = (code: string, message: string) => ({
  api: { error: code, message },
  parameters: code === 'account.invalid' ? [{ parameter: 'picture', message }] : [],
});

/** Opens the view of a user's picture; the test answers its calls. */
export async function openPicture(account = vrenisAccount) {
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
  const changes = { reported: 0 };
  const stage = await viewStage(
    <PicturePart account={account} onChanged={() => void (changes.reported += 1)} />,
    { at: '/en/user/profile' },
    {
      async happens(happening) {
        const event = happening as PictureEvent;
        if (event.type === 'progress.made') return (await uploads.waiting()).progresses(event.part);
        if (event.type !== 'picture.chosen') return;
        original = event.size;
        await act(async () => void fireEvent.change(pictureInput(), { target: { files: [fileOf(event)] } }));
      },
      async answers(actor, answer) {
        if (actor === 'preparing' && 'output' in answer)
          return preparesImage(images, { ...(answer.output as PreparedPicture), original });
        const call = actor === 'sending' ? await uploads.waiting() : calls.last;
        if (!('output' in answer)) return call.fail();
        const outcome = answer.output as PictureOutcome;
        if ('outcome' in outcome) return call.answer({ picture: null });
        const code = actor === 'sending' ? 'account.invalid' : 'account.wrongState';
        await call.answer(refused(code, outcome.refusal), 400);
      },
      ends() {
        calls.letGo();
        images.letGo();
        uploads.letGo();
        Object.assign(URL, { createObjectURL, revokeObjectURL });
      },
    },
  );
  return { ...stage, calls, uploads, changes, shown };
}
