import { expect, it } from 'vitest';
import { loadAllMessages } from '#web/languages/catalogue.ts';
import { recordEnglish, inEnglish, inScene } from '#tests/drivers/walking/scene.ts';

it('reads whole words as English, and leaves the words that contain them', async () => {
  await inScene({ language: 'fr', width: 820 }, async () => {
    const french = await loadAllMessages('fr');
    const english = await loadAllMessages('en');
    await recordEnglish();
    const price = Object.entries(french.messages).find(
      ([id, text]) => String(text) === 'Prix' && english._(id) === 'Price',
    );
    french._(price![0]);
    expect(inEnglish('Prixton').at(-1)).toBe('Prixton');
    expect(inEnglish('leur Prix bas').at(-1)).toBe('leur Price bas');
  });
});

it('leaves neither cookies nor stored values to the next scene', async () => {
  await inScene({ language: 'en', width: 1024 }, async () => {
    document.cookie = 'mode=dark; path=/';
    localStorage.setItem('draft', 'Velo');
    sessionStorage.setItem('place', 'Bern');
  });
  expect([document.cookie, localStorage.length, sessionStorage.length]).toEqual(['', 0, 0]);
});
