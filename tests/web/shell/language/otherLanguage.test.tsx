import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { tooltipDelay } from '#machines/ui/delays.ts';
import { renderView } from '#tests/web/renderView.tsx';
// The hint is imported in advance, so that a slow machine does not load it after the delay.
import '#web/shell/language/LanguageHint.tsx';
import { OtherLanguage } from '#web/shell/language/OtherLanguage.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
});

const hint = () => screen.queryByRole('link', { name: 'Aussi en français' });

async function openPageFor(languages: readonly string[]) {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  await renderView(<OtherLanguage />, { at: '/de/li?q=velo', language: 'de' });
  // Waits for the view's dynamic imports, and then for the imports of those.
  await act(() => vi.dynamicImportSettled());
  await act(() => vi.dynamicImportSettled());
  await act(async () => void vi.advanceTimersByTime(tooltipDelay));
}

describe('the hint at another language', () => {
  it('links users of a browser in that language to the page in it [UI-13]', async () => {
    await openPageFor(['fr-CH', 'en']);
    expect(hint()?.getAttribute('href')).toBe('/fr/li?q=velo');
    expect(hint()?.lang).toBe('fr');
  });

  it('is not shown to users of the current language', async () => {
    await openPageFor(['fr-CH', 'de']);
    expect(hint()).toBeNull();
  });

  it('is not shown again to users who followed it [UI-14]', async () => {
    await openPageFor(['fr-CH']);
    fireEvent.click(hint()!);
    expect(localStorage.getItem('allmend_tooltip_language-fr')).toBe('dismissed');
  });
});
