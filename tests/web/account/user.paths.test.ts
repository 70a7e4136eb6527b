import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { EventObject } from 'xstate';
import { vrenisAccount } from '#machines/account/ownAccountCases.ts';
import type { Known } from '#machines/account/profile.ts';
import { reto, vreni } from '#machines/account/session/sessionCases.ts';
import { guardDriver } from '#tests/drivers/account/guardDriver.ts';
import { openGuardedAccount } from '#tests/drivers/account/guardView.tsx';
import { ownAccountDriver } from '#tests/drivers/account/ownAccountDriver.ts';
import { openPicture, pictureInput } from '#tests/drivers/account/pictureView.tsx';
import { pictureDriver } from '#tests/drivers/account/pictureDriver.ts';
import type { Sight } from '#tests/drivers/walking/surface.ts';
import { accountAnswer } from '#tests/drivers/account/userAreaView.tsx';
import { itIsWalked } from '#tests/drivers/walking/walkedView.ts';

describe('a page that requires a login, as its chart says [ACCOUNT-9] [ACCOUNT-11] [ACCOUNT-12]', () => {
  itIsWalked(guardDriver);
});

describe('the account page after the server has ended the session', () => {
  const loginAgain: Sight = { role: 'dialog', name: 'Log in again' };
  const name: Sight = { role: 'textbox', name: /^Name/ };
  const save: Sight = { role: 'button', name: 'Save profile' };
  const found = ({ info }: Known) => ({ type: 'session.found', publicAccountId: info.publicAccountId });
  const ended = { api: { error: 'session.ended', message: 'Ended.' }, parameters: [] };
  const me = { data: accountAnswer(vrenisAccount) };

  let page: Awaited<ReturnType<typeof openGuardedAccount>>;
  beforeEach(async () => {
    page = await openGuardedAccount();
    await page.happens!(found(vreni));
  });
  afterEach(() => page.ends());

  it('keeps the typed values below the login form, and saves them after the login [ACCOUNT-13]', async () => {
    const { surface, calls } = page;
    await calls.to('graphql').answer(me);
    await surface.type(name, 'Vreni M.');
    await surface.press(save);
    await calls.to('graphql').answer(ended, 403);
    expect(await surface.shows(loginAgain, true)).toBe(true);
    await page.happens!(found(vreni));
    expect(await surface.shows(loginAgain, false)).toBe(false);
    expect(await surface.value(name)).toBe('Vreni M.');
    await surface.press(save);
    const { variables } = JSON.parse(calls.to('graphql').body) as { readonly variables: object };
    expect(variables).toMatchObject({ changes: { name: 'Vreni M.' } });
  });

  it('shows none of them to another account', async () => {
    const { surface, calls } = page;
    await calls.to('graphql').answer(me);
    await surface.type(name, 'Vreni M.');
    await surface.press(save);
    await calls.to('graphql').answer(ended, 403);
    await page.happens!(found(reto));
    expect(await surface.shows({ role: 'status', says: 'Loading…' }, true)).toBe(true);
    await calls
      .to('graphql')
      .answer({ data: accountAnswer({ ...vrenisAccount, publicAccountId: reto.info.publicAccountId }) });
    expect(await surface.value(name)).toBe(vrenisAccount.profile.name);
  });

  it('loads after the login when it was not loaded before', async () => {
    const { surface, calls } = page;
    await calls.to('graphql').answer({ data: { me: null } });
    expect(await surface.shows(loginAgain, true)).toBe(true);
    await page.happens!(found(vreni));
    await calls.to('graphql').answer(me);
    expect(await surface.value(name)).toBe(vrenisAccount.profile.name);
  });
});

describe('the account page, as its chart says', () => {
  itIsWalked(ownAccountDriver);
});

describe('the account’s picture, as its chart says', () => {
  itIsWalked(pictureDriver);
});

describe('the account’s picture', () => {
  let picture: Awaited<ReturnType<typeof openPicture>>;
  const chooses = (name: string) =>
    picture.happens!({ type: 'picture.chosen', name, size: 2000, kind: 'image/png' } as EventObject);
  beforeEach(async () => {
    picture = await openPicture();
  });
  afterEach(() => picture.ends());

  it('is sent as a form with the token of calls, and shows the progress of the upload [API-10]', async () => {
    document.cookie = 'allmend_csrf=a-token; path=/';
    await chooses('alp.png');
    const upload = await picture.uploads.waiting();
    expect([upload.method, upload.url]).toEqual(['POST', '/api/v10/account/picture.json']);
    expect(upload.headers['x-csrf-token']).toBe('a-token');
    expect(upload.headers).not.toHaveProperty('content-type');
    const form = upload.body as FormData;
    expect([...form.keys()]).toEqual(['picture']);
    expect((form.get('picture') as File).name).toBe('alp.png');
    await upload.progresses(0.25);
    expect(await picture.surface.attribute({ role: 'progressbar' }, 'value')).toBe('0.25');
    document.cookie = 'allmend_csrf=; path=/; max-age=0';
  });

  it('updates the page after the upload, and stores no file except the shown one', async () => {
    await chooses('alp.png');
    await chooses('see.png');
    expect(picture.uploads.all[0]!.isOver).toBe(true);
    await (await picture.uploads.waiting()).answer({ picture: 'people/1.webp' });
    expect(picture.changes.reported).toBe(1);
    expect([...picture.shown]).toEqual(['blob:see.png#2']);
    await picture.surface.press({ role: 'button', name: 'Remove photo' });
    await picture.calls.last.answer({ picture: null });
    expect([picture.changes.reported, picture.shown.size]).toEqual([2, 0]);
    expect(document.activeElement).toBe(pictureInput());
  });
});
