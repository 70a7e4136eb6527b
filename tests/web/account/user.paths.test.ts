import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { vrenisAccount } from '#machines/account/ownAccountCases.ts';
import type { Known } from '#machines/account/profile.ts';
import { reto, vreni } from '#machines/account/sessionCases.ts';
import { guardDriver } from '#tests/drivers/guardDriver.ts';
import { openGuardedAccount } from '#tests/drivers/guardView.tsx';
import { ownAccountDriver } from '#tests/drivers/ownAccountDriver.ts';
import { pictureDriver } from '#tests/drivers/pictureDriver.ts';
import type { Sight } from '#tests/drivers/surface.ts';
import { meOf } from '#tests/drivers/userAreaView.tsx';
import { itIsWalked } from '#tests/drivers/walkedView.ts';

describe('a page for those who are logged in, as its chart says [ACCOUNT-9] [ACCOUNT-11] [ACCOUNT-12]', () => {
  itIsWalked(guardDriver);
});

describe('one’s own account, whose session the server has ended', () => {
  const loginAgain: Sight = { role: 'dialog', name: 'Log in again' };
  const name: Sight = { role: 'textbox', name: /^Name/ };
  const save: Sight = { role: 'button', name: 'Save' };
  const found = ({ info }: Known) => ({ type: 'session.found', publicAccountId: info.publicAccountId });
  const ended = { api: { error: 'session.ended', message: 'Ended.' }, parameters: [] };
  const me = { data: { me: meOf(vrenisAccount) } };

  let page: Awaited<ReturnType<typeof openGuardedAccount>>;
  beforeEach(async () => {
    page = await openGuardedAccount();
    await page.happens!(found(vreni));
  });
  afterEach(() => page.ends());

  it('keeps what was typed below the form to log in by, and is saved after the login [ACCOUNT-13]', async () => {
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

  it('shows nothing of that to anybody else', async () => {
    const { surface, calls } = page;
    await calls.to('graphql').answer(me);
    await surface.type(name, 'Vreni M.');
    await surface.press(save);
    await calls.to('graphql').answer(ended, 403);
    await page.happens!(found(reto));
    expect(await surface.shows({ role: 'status', says: 'Loading …' }, true)).toBe(true);
    await calls
      .to('graphql')
      .answer({ data: { me: meOf({ ...vrenisAccount, publicAccountId: reto.info.publicAccountId }) } });
    expect(await surface.value(name)).toBe(vrenisAccount.profile.name);
  });

  it('is loaded after the login where it had not come before', async () => {
    const { surface, calls } = page;
    await calls.to('graphql').answer({ data: { me: null } });
    expect(await surface.shows(loginAgain, true)).toBe(true);
    await page.happens!(found(vreni));
    await calls.to('graphql').answer(me);
    expect(await surface.value(name)).toBe(vrenisAccount.profile.name);
  });
});

describe('one’s own account, as its chart says', () => {
  itIsWalked(ownAccountDriver);
});

describe('one’s own picture, as its chart says', () => {
  itIsWalked(pictureDriver);
});
