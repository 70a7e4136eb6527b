import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { tooltipAnimation, tooltipDelay } from '#machines/ui/delays.ts';
import type { Stage } from '#tests/drivers/walking/flowDriver.ts';
import { tooltipDriver } from '#tests/drivers/ui/tooltipDriver.ts';
import { openHint } from '#tests/drivers/ui/tooltipView.tsx';
import { itIsWalked } from '#tests/drivers/walking/walkedView.ts';

afterEach(() => localStorage.clear());

describe('a tooltip on the page, as its chart says', () => {
  itIsWalked(tooltipDriver);
});

describe('a tooltip on the page', () => {
  let page: Stage;

  const openPage = async () => (page = await openHint());
  const pass = (time: number) => page.passes!(time);
  const bubble = () => screen.queryByText('Search in any language');

  afterEach(async () => {
    await page.ends();
    vi.restoreAllMocks();
  });

  it('appears after 1000 ms, unless its name is stored as dismissed [UI-13]', async () => {
    await openPage();
    await pass(999);
    expect(bubble()).toBeNull();
    await pass(1);
    expect(bubble()).not.toBeNull();
    expect(screen.getByRole('status').contains(bubble())).toBe(true);
  });

  it('closed once does not return with the next page [UI-13] [UI-14]', async () => {
    const first = await openPage();
    await pass(tooltipDelay);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(bubble(), 'it goes by an animation').not.toBeNull();
    await pass(tooltipAnimation);
    expect(bubble()).toBeNull();
    await first.ends();
    await openPage();
    await pass(60_000);
    expect(bubble()).toBeNull();
  });

  it('is closed by Escape, unless that is for a dialog above it', async () => {
    await openPage();
    await pass(tooltipDelay);
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.open = true;
    fireEvent.keyDown(document.body, { key: 'Escape' });
    await pass(tooltipAnimation);
    expect(bubble()).not.toBeNull();
    dialog.remove();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    await pass(tooltipAnimation);
    expect(bubble()).toBeNull();
  });

  it('can also be closed when the storage is full', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('No room', 'QuotaExceededError');
    });
    await openPage();
    await pass(tooltipDelay);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(bubble(), 'it goes by an animation').not.toBeNull();
    await pass(tooltipAnimation);
    expect(bubble()).toBeNull();
  });
});
