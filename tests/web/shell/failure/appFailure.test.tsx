import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';

import { appStatusDriver } from '#tests/drivers/shell/appStatusDriver.ts';
import { countReloads } from '#tests/drivers/web/reloads.ts';
import { itIsWalked } from '#tests/drivers/walking/walkedView.ts';
import { renderView } from '#tests/web/renderView.tsx';
import { inBrowser } from '#web/api/inBrowser.ts';
import { CallFailed } from '#web/api/callFailed.ts';
import { AppFailure } from '#web/shell/failure/AppFailure.tsx';
import { appStatus } from '#web/api/appStatus.ts';

beforeAll(() => void appStatus.start());

afterEach(() => appStatus.send({ type: 'failure.dismissed' }));

const fails = (code: string) =>
  act(() => inBrowser.callFailed(new CallFailed('GET /x', 500, { code, parameters: [], fields: [] })));

describe('the notice that the market has a failure, as its chart says [API-26]', () => {
  itIsWalked(appStatusDriver);
});

describe('a market that does not work [API-26]', () => {
  it('shows the failure and the remedy, in the words of the error [API-29]', async () => {
    await renderView(<AppFailure />);
    expect(screen.queryByRole('alert')).toBeNull();
    fails('api.fault');
    expect(screen.getByRole('alert').textContent).toContain('Something isn’t working on our side,');
    fails('api.csrf');
    expect(screen.getByRole('alert').textContent).toContain('This page is out of date. Please reload it.');
    fails('nobody.knows');
    expect(screen.getByRole('alert').textContent).toContain('Oops, something went wrong. Please try again.');
  });

  it('disappears once a call succeeds', async () => {
    await renderView(<AppFailure />);
    fails('api.fault');
    act(() => inBrowser.callSucceeded());
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('can be dismissed until the next failure', async () => {
    const { user } = await renderView(<AppFailure />);
    fails('api.fault');
    await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('alert')).toBeNull();
    fails('api.fault');
    expect(screen.getByRole('alert')).toBeTruthy();
  });

  it('reloads the page on request', async () => {
    const reloads = countReloads();
    const { user } = await renderView(<AppFailure />);
    fails('api.fault');
    await user.click(screen.getByRole('button', { name: 'Reload page' }));
    expect(reloads()).toBe(1);
  });
});
