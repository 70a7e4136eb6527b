import { expect } from 'vitest';
import type { Photo } from '#server/pictures/photos/photos.ts';
import type { TestBrowser } from '#tests/drivers/server/accountBrowser.ts';
import { formOf } from './photoFiles.ts';

/** The path of the API to which photos are uploaded. */
export const address = '/api/v10/insertion/photos.json';

/** A browser's calls for photos. `browser` returns the one of the running test. */
export function photoUploads(browser: () => TestBrowser) {
  async function photoIn(answer: Awaited<ReturnType<TestBrowser['post']>>): Promise<Photo> {
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<{ photo: Photo }>().photo;
  }
  return {
    async brings(bytes: Buffer, as: Parameters<typeof formOf>[1] = {}): Promise<Photo> {
      return photoIn(await browser().post(address, { files: formOf(bytes, as) }));
    },
    async edits(name: string, edit: object): Promise<Photo> {
      return photoIn(await browser().post('/api/v10/insertion/photos/edits.json', { json: { name, ...edit } }));
    },
    /** Uploads files that are refused; resolves to the status, the error code, and the error of each field. */
    async refusalOf(files: FormData): Promise<readonly unknown[]> {
      const answer = await browser().post(address, { files });
      const { api, parameters } = answer.json();
      return [answer.statusCode, api.error, ...parameters.map((each: object) => Object.values(each).join(': '))];
    },
  };
}
