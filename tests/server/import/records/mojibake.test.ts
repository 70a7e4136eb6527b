import { describe, expect, it } from 'vitest';
import { repairMojibake } from '#server/import/records/mojibake.ts';

describe('text with double encoding', () => {
  it.each([
    ['KÃ¼che', 'Küche'],
    ['K√ºche', 'Küche'],
    ['K├╝che', 'Küche'],
    ['KÃƒÂ¼che', 'Küche'],
    ['GrÃ¶ÃŸe 73 mÂ²', 'Größe 73 m²'],
    ['GrÃ¶Ã\u009Fe', 'Größe'],
    ['â€žVeloâ€œ fÃ¼r 100â‚¬', '„Velo“ für 100€'],
    ['dÃ©jÃ\u00a0 vu, lâ€™Ã©tÃ©', 'déjà vu, l’été'],
    ['ðŸš² Velo', '🚲 Velo'],
    ['Küche und KÃ¼che', 'Küche und Küche'],
    ['Å\u00a0koda ÄŒapek, PetroviÄ‡', 'Škoda Čapek, Petrović'],
  ])('%j is repaired to %j', (text, repaired) => {
    expect(repairMojibake(text)).toEqual({ text: repaired, wasRepaired: true });
  });

  it.each([
    ['eine KŸche', 'KŸche'],
    ['eine K¸che', 'K¸che'],
    ['Ger‰t', 'Ger‰t'],
    ['dŽcor', 'dŽcor'],
    ['caf\u008f', 'caf\u008f'],
    ['dÃ©jÃ  vu', 'déjÃ'],
    ['K▒che', 'K▒che'],
    ['eine K³che', 'K³che'],
    ['sch÷n', 'sch÷n'],
    ['Âåëîñèïåä 28', 'Âåëîñèïåä'],
  ])('%j is not certain: %j is reported', (text, garbled) => {
    expect(repairMojibake(text)).toEqual({ garbled });
  });

  it.each([
    'Küche, Gerät, schön, Größe 27½″, 73 m², 5 €–10, l’été, naïve, Œuvre, 5 m³ Sand, 3÷4',
    'BioÖkonomie, Lego®technic, geht´s, Škoda, Niš, São Tomé, PÃO',
    '„CAFÉ“ CAFÉ® ROSÉ™ „GRÖSSE Ä“ 🚲 שלום Привет 日本',
  ])('%j is left as it is', (text) => {
    expect(repairMojibake(text)).toEqual({ text, wasRepaired: false });
  });
});
