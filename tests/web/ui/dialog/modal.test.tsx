import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { openModalPage } from '#tests/drivers/ui/modalView.tsx';
import { modalDriver } from '#tests/drivers/ui/modalDriver.ts';
import { itIsWalked } from '#tests/drivers/walking/walkedView.ts';

describe('a modal on the page, as its chart says [SHELL-14]', () => {
  itIsWalked(modalDriver);
});

let page: Awaited<ReturnType<typeof openModalPage>>;

const opener = () => screen.getByRole('button', { name: 'Open' });
const dialog = () => screen.queryByRole('dialog');
const comes = () => page.answers!('loading', { type: 'xstate.done.actor.loading', output: undefined });

describe('a modal on the page', () => {
  beforeEach(async () => {
    page = await openModalPage();
    opener().focus();
  });
  afterEach(() => page.ends());

  it('loads its content on first open, and never again [SHELL-14]', async () => {
    expect(page.loads).toHaveLength(0);
    fireEvent.click(opener());
    await comes();
    expect(screen.getByText('All six of them')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    fireEvent.click(opener());
    expect(screen.getByText('All six of them')).toBeTruthy();
    expect(page.loads).toHaveLength(1);
  });

  it('is closed by Escape', () => {
    fireEvent.click(opener());
    fireEvent(dialog()!, new Event('cancel', { cancelable: true }));
    expect(dialog()).toBeNull();
  });

  it('is closed by a press outside, not by one that began inside', () => {
    fireEvent.click(opener());
    fireEvent.pointerDown(screen.getByRole('heading', { name: 'Pictures' }));
    fireEvent.click(dialog()!);
    expect(dialog()).not.toBeNull();
    fireEvent.pointerDown(dialog()!);
    fireEvent.click(dialog()!);
    expect(dialog()).toBeNull();
  });

  it('is closed by Back, and reopened by Forward', async () => {
    const goes = (way: () => void) =>
      act(async () => {
        const gone = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
        way();
        await gone;
      });
    fireEvent.click(opener());
    await comes();
    const entries = window.history.length;
    await goes(() => window.history.back());
    expect(dialog()).toBeNull();
    await goes(() => window.history.forward());
    expect(dialog()).not.toBeNull();
    await goes(() => fireEvent.click(screen.getByRole('button', { name: 'Close' })));
    expect(dialog()).toBeNull();
    fireEvent.click(opener());
    expect(window.history.length, 'who closes it leaves no entry behind').toBe(entries);
    await goes(() => window.history.back());
    expect(dialog()).toBeNull();
  });

  it('restores the focus', () => {
    fireEvent.click(opener());
    expect(dialog()!.contains(document.activeElement)).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(document.activeElement).toBe(opener());
  });
});
