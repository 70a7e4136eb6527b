import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { reto, vreni } from '#machines/account/session/sessionCases.ts';
import { openSession } from '#tests/drivers/account/sessionView.tsx';
import { writeStateCookie } from '#tests/drivers/account/stateCookie.ts';
import { readSession, refuseSession } from '#web/account/session.ts';
import { get } from '#web/api/apiClient.ts';
import { storeText, unsentMessage } from '#web/account/unsentMessage.ts';
import { readStateCookie } from '#web/account/stateCookie.ts';

const { publicAccountId } = vreni.info;

function cookie(name: string): string | undefined {
  return document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
}

describe('the cookie of the login state [ACCOUNT-7]', () => {
  it('contains the public id of the account [ACCOUNT-19]', () => {
    writeStateCookie(publicAccountId);
    expect(readStateCookie()).toBe(publicAccountId);
    writeStateCookie(null);
    expect(readStateCookie()).toBeNull();
  });

  it.each(['', '%', '{}', '1', '{"isLoggedIn":true}', '{"isLoggedIn":"yes","info":{"public_account_id":"x"}}'])(
    'is ignored when it is malformed: %j',
    (value) => {
      document.cookie = `allmend_MYPAGES_STATE=${encodeURIComponent(value)}; path=/`;
      expect(readStateCookie()).toBeNull();
      document.cookie = `allmend_MYPAGES_STATE=${value}; path=/`;
      expect(readStateCookie()).toBeNull();
    },
  );
});

describe('the session of a document', () => {
  let opened: Awaited<ReturnType<typeof openSession>>;
  beforeEach(async () => {
    opened = await openSession(publicAccountId);
    document.cookie = 'allmend_ads=1; path=/';
  });
  afterEach(() => opened.ends());

  it('logs out when the server has no session, unless another tab has changed the cookie', () => {
    refuseSession(opened.session);
    expect(opened.session.getSnapshot().hasTag('ended')).toBe(true);
    writeStateCookie(publicAccountId);
    readSession(opened.session);
    writeStateCookie(null);
    refuseSession(opened.session);
    expect(opened.session.getSnapshot().value).toEqual({ loggedOut: 'plain' });
  });

  it('ends when any call is answered 403, and clears the stored data and the cookie of advertising [API-19] [API-20]', async () => {
    expect(opened.session.getSnapshot().hasTag('loggedIn')).toBe(true);
    const refused = get('item/abc', { quiet: true }).catch((error: unknown) => error);
    await opened.calls.last.answer({ api: { error: 'session.ended', message: 'Ended.' }, parameters: [] }, 403);
    expect(await refused).toMatchObject({ status: 403 });
    expect(opened.session.getSnapshot().value).toEqual({ loggedOut: 'ended' });
    expect([cookie('allmend_ads'), cookie('allmend_MYPAGES_STATE')]).toEqual([undefined, undefined]);
  });

  it('survives the refusal of a call that was sent before the session began', async () => {
    const refused = get('item/abc', { quiet: true }).catch((error: unknown) => error);
    document.cookie = 'allmend_csrf=of-the-next-session; path=/';
    await opened.calls.last.answer({ api: { error: 'session.ended', message: 'Ended.' }, parameters: [] }, 403);
    expect(await refused).toMatchObject({ status: 403 });
    expect(opened.session.getSnapshot().hasTag('loggedIn')).toBe(true);
    expect(cookie('allmend_MYPAGES_STATE')).toBeDefined();
  });

  it('leaves a note for the server when the logout call fails [ACCOUNT-28]', async () => {
    const csrf = cookie('allmend_csrf');
    await act(async () => opened.session.send({ type: 'logout.requested' }));
    await act(async () => opened.calls.to('account/logout.json').fail());
    expect(opened.session.getSnapshot().value).toEqual({ loggedOut: 'plain' });
    expect(JSON.parse(decodeURIComponent(cookie('allmend_MYPAGES_STATE')!))).toEqual({ isLoggedIn: false, csrf });
    expect([readStateCookie(), cookie('allmend_ads')]).toEqual([null, undefined]);
  });

  it('removes the unsent messages of the user at a logout, and keeps them when the server ends the session', async () => {
    storeText('bike', { text: 'Is it still there?', awaitsLogin: true });
    refuseSession(opened.session);
    expect(unsentMessage('bike').text).toBe('Is it still there?');
    writeStateCookie(publicAccountId);
    readSession(opened.session);
    await act(async () => opened.session.send({ type: 'logout.requested' }));
    await act(async () => opened.calls.to('account/logout.json').answer({}));
    expect(unsentMessage('bike').text).toBe('');
  });

  it('leaves a login alone that happened in another tab during a logout, and belongs to that account', async () => {
    await act(async () => opened.session.send({ type: 'logout.requested' }));
    writeStateCookie(reto.info.publicAccountId);
    await act(async () => opened.calls.to('account/logout.json').fail());
    expect(opened.session.getSnapshot().hasTag('loggedIn')).toBe(true);
    expect(opened.session.getSnapshot().context.publicAccountId).toBe(reto.info.publicAccountId);
    expect([readStateCookie(), cookie('allmend_ads')]).toEqual([reto.info.publicAccountId, '1']);
  });

  it('belongs to the account that logged in before the logout was answered', async () => {
    await act(async () => opened.session.send({ type: 'logout.requested' }));
    writeStateCookie(reto.info.publicAccountId);
    await act(async () => opened.calls.to('account/logout.json').answer({ ok: true }));
    expect(opened.session.getSnapshot().context.publicAccountId).toBe(reto.info.publicAccountId);
    expect(readStateCookie()).toBe(reto.info.publicAccountId);
  });

  it('does not log out an account that logged in before the call was sent', async () => {
    await act(async () => {
      opened.session.send({ type: 'logout.requested' });
      writeStateCookie(reto.info.publicAccountId);
    });
    expect(opened.calls.all.map(({ url }) => url)).not.toContain('/api/v10/account/logout.json');
    expect(opened.session.getSnapshot().context.publicAccountId).toBe(reto.info.publicAccountId);
  });

  it('leaves no note after a successful logout', async () => {
    await act(async () => opened.session.send({ type: 'logout.requested' }));
    await act(async () => opened.calls.to('account/logout.json').answer({ ok: true }));
    expect(opened.session.getSnapshot().value).toEqual({ loggedOut: 'plain' });
    expect(cookie('allmend_MYPAGES_STATE')).toBeUndefined();
  });

  it('survives a call that is answered 401 or 404', async () => {
    for (const status of [401, 404]) {
      const refused = get('item/abc', { quiet: true }).catch((error: unknown) => error);
      await opened.calls.last.answer({ api: { error: 'listing.unknown', message: 'None.' }, parameters: [] }, status);
      expect(await refused).toMatchObject({ status });
    }
    expect(opened.session.getSnapshot().hasTag('loggedIn')).toBe(true);
    expect(cookie('allmend_ads')).toBe('1');
  });

  it('ends before the first call when the user returns to a tab after a logout in another', async () => {
    const seen: (string | null)[] = [];
    const ask = () => void seen.push(opened.session.getSnapshot().context.publicAccountId);
    document.addEventListener('visibilitychange', ask);
    writeStateCookie(null);
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    document.removeEventListener('visibilitychange', ask);
    expect(seen).toEqual([null]);
  });

  it('shows no error when the profile cannot be fetched', async () => {
    await act(async () => opened.calls.to('account/profile.json').fail());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(within(document.body).getByRole('button', { name: 'My allmend' })).toBeTruthy();
  });
});
