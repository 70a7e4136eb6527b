import { expect, it } from 'vitest';
import { speakFully } from '#web/languages/catalogue.ts';
import { hearEnglish, inEnglish, inScene } from '#tests/drivers/walking/scene.ts';

it('reads whole words as English, and leaves the words that contain them', async () => {
  await inScene({ language: 'fr', width: 820 }, async () => {
    const french = await speakFully('fr');
    const english = await speakFully('en');
    await hearEnglish();
    const from = Object.entries(french.messages).find(
      ([id, text]) => String(text) === 'de' && english._(id) === 'from',
    );
    french._(from![0]);
    expect(inEnglish('desktop').at(-1)).toBe('desktop');
    expect(inEnglish('déclaré de Bâle').at(-1)).toBe('déclaré from Bâle');
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
