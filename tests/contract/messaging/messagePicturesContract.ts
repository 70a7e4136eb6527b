import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { noon } from '#machines/listing/lifecycle/listingExamples.ts';
import { unsentPictureLife } from '#server/messaging/conversation/messagePictures.ts';
import { requestAccountDeletion } from '#server/account/leaving/leaving.ts';
import { noteErasures } from '#server/account/leaving/erasing.ts';
import { forgetErased } from '#server/personalData.ts';
import { anonymousLimits } from '#server/pictures/photos/anonymousPhotos.ts';
import { diskFiles } from '#server/pictures/photos/photoFiles.ts';
import { openPhotos } from '#server/pictures/photos/photos.ts';
import { compiled } from '#server/store/sql.ts';
import { verifyJournals } from '#server/store/verify.ts';
import type { TestApp } from '#tests/drivers/server/app.ts';
import { accountsOf, done, password } from '#tests/drivers/account/accounts.ts';
import { openBrowser } from '#tests/drivers/server/accountBrowser.ts';
import { correspondentsOf, type Correspondent, type Correspondents } from '#tests/drivers/messaging/correspondents.ts';
import { filesIn } from '#tests/drivers/files/archive.ts';

const day = 24 * 60 * 60 * 1000;

/** Contract tests of pictures in messages, and of the remains of erased accounts, for every engine. */
export function describeMessagePictures(engine: string, open: (now: () => number) => Promise<TestApp>): void {
  describe(`pictures in messages, and conversations after an erasure, on ${engine}`, () => {
    const bike = 'bikebikebike';
    let now: number;
    let test: TestApp;
    let people: Correspondents;
    let seller: Correspondent;
    let ana: Correspondent;
    let id: string;

    beforeEach(async () => {
      now = noon;
      test = await open(() => now);
      people = correspondentsOf(test);
      seller = await people.joins('seller');
      ana = await people.joins('ana');
      await seller.publishes(bike);
      id = (await ana.writesAbout(bike, 'Geheim')).conversation.id;
    });
    afterEach(() => test.close());

    /** A photo as a phone takes it, with its location and camera in the metadata. */
    const photo = () =>
      sharp({ create: { width: 60, height: 40, channels: 3, background: '#336699' } })
        .withExif({ IFD0: { Make: 'Spyphone', Copyright: 'Geheim' }, IFD3: { GPSLatitude: '46/1 57/1 0/1' } })
        .jpeg()
        .toBuffer();

    async function brings(who: Correspondent, file?: Buffer): Promise<{ status: number; json: any }> {
      const files = new FormData();
      files.set('photo', new Blob([new Uint8Array(file ?? (await photo()))]), 'a.jpg');
      const answer = await who.browser.post('/api/v10/messaging/pictures.json', { files });
      return { status: answer.statusCode, json: answer.json() };
    }
    const sees = async (who: Correspondent, name: string) =>
      (await who.browser.get(`/pictures/480/${name.replace('.webp', '')}.webp`)).statusCode;

    it('are visible to the two parties alone, without the metadata on place and camera', async () => {
      const { picture } = (await brings(ana)).json;
      expect(picture).toMatchObject({
        name: expect.stringMatching(/^messages\/[\da-f]{32}\.webp$/),
        width: 60,
        height: 40,
      });
      expect([await sees(ana, picture.name), await sees(seller, picture.name)]).toEqual([200, 404]);
      const { entry } = await ana.sends(id, '', { pictures: [picture.name] });
      expect(entry).toMatchObject({ text: null, pictures: [picture.name], isErased: false });
      expect([await sees(ana, picture.name), await sees(seller, picture.name)]).toEqual([200, 200]);
      const eva = await people.joins('eva');
      expect([await sees(eva, picture.name), await sees(people.stranger(), picture.name)]).toEqual([404, 404]);
      const { headers } = await ana.browser.get(`/pictures/480/${picture.name}`);
      expect(headers['cache-control']).toBe('private, no-cache');
      const saved = (await test.services.messagePictures.read(picture.name))!;
      const { exif, format } = await sharp(saved).metadata();
      expect([exif, format]).toEqual([undefined, 'webp']);
      expect(saved.includes('Spyphone')).toBe(false);
    });

    it('count against the limits of uploads while the address of their sender is unverified', async () => {
      await accountsOf(test.market).registers('new@example.ch');
      const browser = openBrowser(test, { from: '198.51.100.40' });
      await browser.logIn('new@example.ch', password);
      const sends = async () => {
        const files = new FormData();
        files.set('photo', new Blob([new Uint8Array(await photo())]), 'a.jpg');
        return browser.post('/api/v10/messaging/pictures.json', { files });
      };
      expect((await sends()).statusCode).toBe(200);
      const { sql, store } = test.market;
      const [row] = await store.query<{ client: string }>(
        compiled(sql.selectFrom('anonymous_photos').select('client')),
      );
      const large = { file: 'f', photo: 'p', client: row!.client, bytes: 200 * 1024 ** 2, brought_at: now };
      await store.write([compiled(sql.insertInto('anonymous_photos').values(large))]);
      const refused = await sends();
      expect([refused.statusCode, refused.json().api.error]).toEqual([400, 'photo.dayUsedUnverified']);
      expect((await brings(ana)).status).toBe(200);
    });

    it('count against the total until they are removed, and are deleted early near it, while their sender is unverified', async () => {
      const { market, services, folder } = test;
      const limits = { ...anonymousLimits, unused: 4000, near: 2000, smallest: 1000 };
      const photos = openPhotos(market, diskFiles(join(folder, 'photos')), limits);
      const { messagePictures } = services;
      const account = await accountsOf(market).registers('new@example.ch');
      const brings = async (bytes: number) => {
        const name = await messagePictures.keep(account, Buffer.alloc(bytes));
        await photos.countPicture(name, 'client', bytes);
        return name;
      };
      const isThere = async (name: string) => (await messagePictures.read(name)) !== undefined;
      const [first, second] = [await brings(1000), await brings(1000)];
      now += 3 * day;
      await photos.sweep();
      expect(await photos.lackOfRoom('new')).toBeUndefined();
      const recent = await brings(2000);
      expect(await photos.lackOfRoom('new')).toBe('all');
      await photos.sweep();
      await messagePictures.sweep();
      expect([await isThere(first), await isThere(second), await isThere(recent)]).toEqual([false, false, true]);
      expect(await photos.lackOfRoom('new')).toBeUndefined();
      now += unsentPictureLife;
      await messagePictures.sweep();
      await photos.sweep();
      expect(await market.store.query({ sql: 'SELECT * FROM anonymous_photos', parameters: [] })).toEqual([]);
    });

    it('belong to their sender, and are sent once', async () => {
      const { name } = (await brings(ana)).json.picture;
      expect(await seller.sends(id, '', { pictures: [name] })).toMatchObject({ code: 'messaging.pictureUnknown' });
      expect(await ana.sends(id, '', { pictures: [name, name] })).toMatchObject({ code: 'messaging.pictureUnknown' });
      const first = await ana.sends(id, 'Hier', { key: 'k', pictures: [name] });
      expect((await ana.sends(id, 'Hier', { key: 'k', pictures: [name] })).entry).toEqual(first.entry);
      expect(await ana.sends(id, 'Nochmals', { pictures: [name] })).toMatchObject({ code: 'messaging.pictureUnknown' });
      const missing = 'messages/00000000000000000000000000000000.webp';
      expect(await ana.sends(id, '', { pictures: [missing] })).toMatchObject({ code: 'messaging.pictureUnknown' });
    });

    it('are images, uploaded by an account', async () => {
      expect((await brings(people.stranger())).status).toBe(401);
      expect(await brings(ana, Buffer.from('<svg onload="alert(1)"/>'.repeat(4)))).toMatchObject({
        status: 400,
        json: { api: { error: 'photo.unreadable' } },
      });
    });

    it('wait several days for a message that cannot be sent', async () => {
      const { name } = (await brings(ana)).json.picture;
      now += 6 * day;
      await test.services.messagePictures.sweep();
      await ana.browser.logIn('ana@example.ch', password);
      expect((await ana.sends(id, 'Hier', { pictures: [name] })).entry).toMatchObject({ pictures: [name] });
      await seller.browser.logIn('seller@example.ch', password);
      expect(await sees(seller, name)).toBe(200);
    });

    it('are deleted after a week when they were not sent', async () => {
      const [unsent, sent] = [(await brings(ana)).json.picture.name, (await brings(ana)).json.picture.name];
      await ana.sends(id, '', { pictures: [sent] });
      now += unsentPictureLife - 1;
      await test.services.messagePictures.sweep();
      expect(await test.services.messagePictures.read(unsent)).toBeDefined();
      now += 1;
      await test.services.messagePictures.sweep();
      expect(await test.services.messagePictures.read(unsent)).toBeUndefined();
      expect(await test.services.messagePictures.read(sent)).toBeDefined();
    });

    it('are in the export of their sender, with the conversations as the sender sees them', async () => {
      const { name } = (await brings(ana)).json.picture;
      await ana.sends(id, 'Bild', { pictures: [name] });
      await seller.sends(id, 'Schön');
      await seller.does(`reportConversation(id: "${id}", reason: SPAM, text: "Nicht für Ana")`);
      await seller.does(`muteConversation(id: "${id}")`);
      await ana.does(`archiveConversation(id: "${id}")`);
      await ana.does(`blockCorrespondent(conversation: "${id}")`);
      const answer = await ana.browser.get('/api/v10/account/export.zip');
      const files = filesIn(answer.rawPayload);
      const reported = JSON.parse(String(files[`conversations/${id}.json`]));
      expect(reported.map(({ type, text }: { type: string; text?: string }) => [type, text])).toEqual([
        ['conversation.started', undefined],
        ['conversation.messageSent', 'Geheim'],
        ['conversation.messageSent', 'Bild'],
        ['conversation.messageSent', 'Schön'],
        ['conversation.archived', undefined],
      ]);
      expect(files[name]!.equals((await test.services.messagePictures.read(name))!)).toBe(true);
      expect(JSON.parse(String(files['messaging.json']))).toMatchObject([
        { type: 'messaging.contactMade' },
        { type: 'messaging.blocked' },
      ]);
      expect(Object.values(files).join()).not.toContain('Nicht für Ana');
    });

    it("of an erased account are deleted with all its messages; the other party's messages stay, and the conversation is closed", async () => {
      const { name } = (await brings(ana)).json.picture;
      await ana.sends(id, 'Bild', { pictures: [name] });
      await seller.sends(id, 'Schön');
      const caller = await people.accounts.entersAs('ana@example.ch');
      done(await requestAccountDeletion(people.accounts.desk, caller, { password }));
      now += 15 * day;
      await noteErasures(test.market);
      now += 2 * day;
      await forgetErased(test.market, { forget: async () => undefined });
      await test.services.messagePictures.sweep();
      await seller.browser.logIn('seller@example.ch', password);
      const log = await seller.log(id);
      expect(log).toMatchObject([
        { text: null, isErased: true, isOwn: false },
        { text: null, pictures: [], isErased: true },
        { text: 'Schön', isErased: false },
      ]);
      expect(await seller.conversation(id)).toMatchObject({
        other: { name: null, isGone: true },
        closed: { code: 'conversation.unavailable' },
      });
      expect(await seller.sends(id, 'Hallo?')).toMatchObject({ code: 'conversation.unavailable' });
      expect(await sees(seller, name)).toBe(404);
      expect(await test.services.messagePictures.read(name)).toBeUndefined();
      const found = await seller.browser.ask('{ searchMessages(text: "Geheim") { found { entry { text } } } }');
      expect(found).toEqual({ found: [] });
      expect(await verifyJournals(test.market)).toMatchObject({ problems: [] });
    });
  });
}
