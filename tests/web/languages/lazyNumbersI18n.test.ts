import { I18n } from '@lingui/core';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { languages } from '#machines/market/language.ts';
import { loadAllMessages } from '#web/languages/catalogue.ts';
import { LazyNumbersI18n } from '#web/languages/lazyNumbersI18n.ts';

const messages = {
  pages: [['count', 'plural', { offset: undefined, 0: ['none'], one: ['one page'], other: [['shown'], ' pages'] }]],
  photos: [['count', 'plural', { offset: undefined, one: ['# photo'], other: ['#', ' photos'] }]],
} as const;

afterEach(() => vi.restoreAllMocks());

describe('a message with a plural', () => {
  it('creates no number format unless its text shows the number', () => {
    const i18n = new LazyNumbersI18n({ locale: 'de', messages: { de: structuredClone(messages) as never } });
    const format = vi.spyOn(Intl, 'NumberFormat');
    const texts = [0, 1, 2].map((count) => i18n._('pages', { count, shown: 'two' }));
    expect(texts).toEqual(['none', 'one page', 'two pages']);
    expect(format).not.toHaveBeenCalled();
    expect(i18n._('photos', { count: 2000 })).toBe('2.000 photos');
    expect(format).toHaveBeenCalledOnce();
  });

  it.each(languages)('has the same text in %s as from Lingui', async (language) => {
    const { messages: spoken } = await loadAllMessages(language);
    const theirs = new I18n({ locale: language, messages: { [language]: spoken } });
    const ours = new LazyNumbersI18n({ locale: language, messages: { [language]: spoken } });
    const withPlural = Object.keys(spoken).filter((id) => JSON.stringify(spoken[id]).includes('"plural"'));
    expect(withPlural.length).toBeGreaterThan(20);
    for (const count of [0, 1, 2, 21, 1_000_000]) {
      // A proxy in which every placeholder has the count as its value.
      const values = new Proxy({}, { get: () => count });
      for (const id of withPlural) expect(ours._(id, values)).toBe(theirs._(id, values));
    }
  });
});
