import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { placeAt, routes, routesWithToken } from '#routes';
import { renewalDriver } from '#tests/drivers/ownListings/renewalDriver.ts';
import { openRenewal } from '#tests/drivers/ownListings/renewalView.tsx';
import { itIsWalked } from '#tests/drivers/walking/walkedView.ts';

afterEach(() => vi.restoreAllMocks());

describe('renewing a listing by the link of a mail, as its chart says', () => {
  itIsWalked(renewalDriver);
});

describe('the page of the renewal link', () => {
  it('has a route without login and layout, whose token is excluded from logs', () => {
    expect(placeAt('/fr/renew/dG9rZW4')).toMatchObject({ name: 'renewal', params: { token: 'dG9rZW4' } });
    expect(routes.renewal).toMatchObject({ login: false, layout: 'empty' });
    expect(routesWithToken()).toContain('renewal');
  });

  it('sends nothing when it is opened, and sends the token when its button is pressed', async () => {
    const { calls, surface, ends } = await openRenewal();
    expect(calls.all).toEqual([]);
    await surface.press({ role: 'button', name: 'Renew ad' });
    const { query, variables } = JSON.parse(calls.last.body) as Readonly<Record<'query' | 'variables', unknown>>;
    expect(query).toContain('renewByLink(token: $token)');
    expect(variables).toEqual({ token: 'dG9rZW4' });
    await ends();
  });

  it('moves the focus to the result', async () => {
    const { answers, surface, ends } = await openRenewal();
    screen.getByRole('button', { name: 'Renew ad' }).focus();
    await surface.press({ role: 'button', name: 'Renew ad' });
    await answers!('renewing', { type: 'xstate.done.actor.renewing', output: { refusal: 'It is sold.' } });
    expect(document.activeElement?.textContent).toContain('It is sold.');
    await ends();
  });
});
