import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { apiError } from '#machines/market/api/apiError.ts';
import { heartsDriver } from '#tests/drivers/favourites/heartsDriver.ts';
import { openTwoHearts } from '#tests/drivers/favourites/heartsView.tsx';
import { goes } from '#tests/drivers/walking/walking.ts';
import { renderView } from '#tests/web/renderView.tsx';
import { writeStateCookie } from '#tests/drivers/account/stateCookie.ts';
import { session } from '#web/account/session.ts';
import { Heart } from '#web/favourites/hearts/Heart.tsx';
import { SaveButton } from '#web/favourites/hearts/SaveButton.tsx';
import { sendChange } from '#web/favourites/hearts/favouritesCalls.ts';
import { notifications } from '#web/notifications/notifications.ts';
import { notifyStreamListeners } from '#web/api/streamListeners.ts';
import { track } from '#web/tracking/track.ts';

beforeEach(() => notifications.start().send({ type: 'cause.ended', tag: 'favourites' }));
afterEach(cleanup);

const bike = () => screen.getByRole('button', { name: 'Save this ad: Citybike' });
const isPressed = () => bike().getAttribute('aria-pressed') === 'true';

/** Opens the hearts of two listings, and walks these steps. */
async function after(...steps: readonly string[]) {
  const stage = await openTwoHearts();
  await goes(heartsDriver, stage, { beginning: 'start', steps });
  return stage;
}

const vreni = ['account.reported (Vreni)', 'fetchingIds done (nothing)'] as const;
const withBike = ['account.reported (Vreni)', 'fetchingIds done (the bike)'] as const;
const pressed = ['heart.pressed (of the bike)', 'after toggleDebounce'] as const;

describe('a heart', () => {
  it('shows a listing as saved at once, and reverts after a failure [FAVOURITES-5]', async () => {
    const stage = await after(...vreni, ...pressed);
    expect(isPressed()).toBe(true);
    await stage.calls.to('favorites/.json').answer({}, 500);
    expect(isPressed()).toBe(false);
    expect(screen.getByText('Oops, something went wrong. Please try again.')).toBeTruthy();
    await stage.ends();
  });

  it('is filled again when a listing could not be removed [FAVOURITES-6]', async () => {
    const stage = await after(...withBike, ...pressed);
    expect(isPressed()).toBe(false);
    await stage.calls.to('favorites/bikebikebike').answer({}, 500);
    expect(isPressed()).toBe(true);
    await stage.ends();
  });

  it('shows the maximum when the list is full, and is empty again [FAVOURITES-7]', async () => {
    const stage = await after(...vreni, ...pressed, 'telling done (full)');
    expect(isPressed()).toBe(false);
    const reported =
      'You reached the maximum number of favorite listings. You can save up to 100. Remove one to save another.';
    expect(screen.getByText(reported)).toBeTruthy();
    await stage.ends();
  });

  it('offers the login to a visitor, and saves the listing after it [FAVOURITES-8]', async () => {
    const stage = await after('account.reported (nobody)', 'heart.pressed (of the bike)');
    expect(screen.getByRole('dialog', { name: 'Log in' })).toBeTruthy();
    await goes(heartsDriver, stage, {
      beginning: 'start',
      steps: ['account.reported (Vreni)'],
    });
    await act(async () => {});
    await stage.calls.to('favorites/ids.json').answer({ ids: [] });
    await stage.passes!(100);
    const call = stage.calls.to('favorites/.json');
    expect(call.body).toBe('itemId=bikebikebike');
    await call.answer({ inserted: true });
    expect(isPressed()).toBe(true);
    await stage.ends();
  });

  const wantsAccount = [
    'account.reported (nobody)',
    'heart.pressed (of the bike)',
    'offeringLogin done (for an account)',
  ] as const;
  const savedCalls = (stage: Awaited<ReturnType<typeof after>>) =>
    stage.calls.all.filter(({ url }) => url.endsWith('favorites/.json'));
  /** Logs in to an account without favourites. */
  async function logsIn(stage: Awaited<ReturnType<typeof after>>) {
    await act(async () => stage.session.send({ type: 'cookie.read', publicAccountId: 'vreni' }));
    await stage.calls.to('favorites/ids.json').answer({ ids: [] });
    await stage.passes!(100);
  }

  it('of a visitor who goes from the login to the registration is saved once after the following login', async () => {
    const stage = await after(...wantsAccount);
    expect(isPressed(), 'not saved yet').toBe(false);
    await logsIn(stage);
    expect(savedCalls(stage).map(({ body }) => body)).toEqual(['itemId=bikebikebike']);
    await savedCalls(stage)[0]!.answer({ inserted: true });
    expect(isPressed()).toBe(true);
    await act(async () => stage.session.send({ type: 'cookie.read', publicAccountId: null }));
    await logsIn(stage);
    expect(savedCalls(stage), 'and not again').toHaveLength(1);
    expect(isPressed()).toBe(false);
    await stage.ends();
  });

  it('of another visit before the account exists is saved together with the earlier one', async () => {
    const again = ['heart.pressed (of the lamp)', 'offeringLogin done (for an account)'];
    const stage = await after(...wantsAccount, ...again);
    await logsIn(stage);
    await savedCalls(stage)[0]!.answer({ inserted: true });
    await stage.passes!(100);
    expect(savedCalls(stage).map(({ body }) => body)).toEqual(['itemId=bikebikebike', 'itemId=lamplamplamp']);
    await stage.ends();
  });

  it('of a visitor who registers and later closes the login is discarded', async () => {
    const stage = await after(...wantsAccount, 'heart.pressed (of the lamp)', 'offeringLogin done (closed)');
    await logsIn(stage);
    expect(savedCalls(stage)).toEqual([]);
    await stage.ends();
  });

  it('waits a day for the account, and no longer', async () => {
    const stage = await after(...wantsAccount);
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 24 * 60 * 60 * 1000);
    await logsIn(stage);
    clock.mockRestore();
    expect(savedCalls(stage)).toEqual([]);
    await stage.ends();
  });

  it('puts all pending changes into the outbox when the page is left at once', async () => {
    const stage = await after(...vreni, 'heart.pressed (of the bike)', 'heart.pressed (of the lamp)');
    await stage.happens!({ type: 'page.hidden' });
    expect(stage.putIn).toMatchObject([
      { kind: 'favourites.add', subject: 'favourites-bikebikebike', about: { ad: 'Citybike', person: null } },
      { kind: 'favourites.add', subject: 'favourites-lamplamplamp', about: { ad: 'Reading lamp', person: null } },
    ]);
    const before = stage.calls.all.length;
    await stage.passes!(100);
    expect(stage.calls.all, 'no other call').toHaveLength(before);
    expect(isPressed()).toBe(true);
    await stage.ends();
  });

  const add = (listing: string) => `favourites.add favourites-${listing}`;

  it('puts all pending changes into the outbox in one transaction when the page is left, also right after a failed call', async () => {
    const stage = await after(...vreni, ...pressed, 'heart.pressed (of the lamp)');
    await stage.calls.to('favorites/.json').fail();
    await stage.happens!({ type: 'page.hidden' });
    await stage.passes!(100);
    expect(stage.writings).toEqual([[add('bikebikebike'), add('lamplamplamp')]]);
    await stage.ends();
  });

  it('enqueues an unanswered change once when the page is left during that transaction', async () => {
    const stage = await after(...vreni, ...pressed, 'heart.pressed (of the lamp)');
    await stage.calls.to('favorites/.json').fail();
    await stage.passes!(0);
    await stage.happens!({ type: 'page.hidden' });
    expect(stage.writings).toEqual([[add('bikebikebike')], [add('lamplamplamp')]]);
    await stage.ends();
  });

  it('puts all pending changes into the outbox behind the running call when the tab is hidden', async () => {
    const stage = await after(...vreni, ...pressed, 'heart.pressed (of the bike)', 'heart.pressed (of the lamp)');
    const reported = stage.calls.to('favorites/.json');
    const sight = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await act(async () => document.dispatchEvent(new Event('visibilitychange')));
    sight.mockRestore();
    expect(stage.putIn.map(({ kind, subject }) => `${kind} ${subject}`)).toEqual([
      'favourites.add favourites-bikebikebike',
      'favourites.remove favourites-bikebikebike',
      'favourites.add favourites-lamplamplamp',
    ]);
    expect(stage.putIn[0]!.id, 'the idempotency key of the call').toBe(reported.headers.get('x-command-id'));
    const before = stage.calls.all.length;
    await reported.answer({ inserted: true });
    await stage.passes!(100);
    expect(isPressed(), 'the last change').toBe(false);
    expect(stage.calls.all, 'no other call').toHaveLength(before);
    await stage.ends();
  });

  it('does not abort a running call when the page is left', async () => {
    const stage = await after(...vreni, ...pressed);
    expect(stage.calls.to('favorites/.json').outlastsPage).toBe(true);
    await stage.ends();
  });

  it('ends the session when the server has none', async () => {
    const stage = await openTwoHearts();
    writeStateCookie('vreni');
    session.start().send({ type: 'cookie.read', publicAccountId: 'vreni' });
    const change = { listing: 'bikebikebike', shouldSave: true, isBehind: false };
    const reported = sendChange(change, 'wishofvreniwishofvre', () => Promise.reject(new Error('There is a line')));
    await act(async () => {});
    await stage.calls.to('favorites/.json').answer(apiError('session.required', 'Nobody is logged in.'), 401);
    expect(await reported).toEqual({ kind: 'failed' });
    expect(session.getSnapshot().hasTag('ended')).toBe(true);
    writeStateCookie(null);
    await stage.ends();
  });

  it.each([
    ['reports a change by another device', { type: 'received', line: { event: 'favourites', data: {} } }],
    ['begins, because earlier events were missed', { type: 'began' }],
  ] as const)('fetches again once the stream %s', async (_, reported) => {
    const stage = await after(...vreni);
    const before = stage.calls.all.length;
    await act(async () => notifyStreamListeners({ type: 'received', line: { event: 'merge', data: {} } }));
    expect(stage.calls.all).toHaveLength(before);
    await act(async () => notifyStreamListeners(reported));
    expect(stage.calls.all).toHaveLength(before + 1);
    await stage.calls.to('favorites/ids.json').answer({ ids: ['bikebikebike'] });
    expect(isPressed()).toBe(true);
    await stage.ends();
  });

  it('fetches again when the user returns to the page, because another device may have changed the list', async () => {
    const stage = await after(...vreni, 'page.shown');
    await stage.calls.to('favorites/ids.json').answer({ ids: ['bikebikebike'] });
    expect(isPressed()).toBe(true);
    await stage.ends();
  });
});

describe('a listing of the user', () => {
  const [bikeId, ofVreni] = ['bikebikebike', 'vreni'];
  const logIn = () => act(async () => session.start().send({ type: 'cookie.read', publicAccountId: ofVreni }));
  const logOut = () => act(async () => session.send({ type: 'cookie.read', publicAccountId: null }));

  it('has no heart in the list', async () => {
    await logIn();
    await renderView(<Heart id={bikeId} title="Citybike" seller={ofVreni} at="row" />);
    expect(screen.queryByRole('button')).toBeNull();
    await logOut();
    expect(bike()).toBeTruthy();
  });

  it('links to the user’s listings in place of the save button', async () => {
    await logIn();
    await renderView(<SaveButton id={bikeId} title="Citybike" seller={ofVreni} />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('link', { name: 'My ads' }).getAttribute('href')).toBe('/en/myads/active');
    await logOut();
    expect(screen.getByRole('button', { name: 'Save' })).toBeTruthy();
  });
});

it('tracks each saved listing, and no removed listing', async () => {
  const reported: unknown[] = [];
  const unfollow = track.start().system.inspect({
    next: (event) => {
      if (event.type === '@xstate.event' && event.actorRef === track) reported.push(event.event);
    },
  });
  const stage = await after(...vreni, ...pressed, 'telling done (received)', ...pressed, 'telling done (received)');
  expect(reported).toEqual([{ type: 'listing.saved', listing: 'bikebikebike' }]);
  unfollow.unsubscribe();
  await stage.ends();
});
