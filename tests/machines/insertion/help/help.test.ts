import { describe, expect, it } from 'vitest';
import { noHelp } from '#machines/insertion/help/help.ts';
import { offeredGuess } from '#machines/insertion/help/helpMachine.ts';

const guess = { category: 4000, subcategory: 4020, reason: '2 of 3 ads with “Velo”' };
const question = { title: 'Velo', category: '', subcategory: '', photos: [], values: null, but: 'draftdraftdr' };
const context = { question, help: { ...noHelp, guesses: [guess] }, dismissed: [] };

describe('the offered category', () => {
  it('is the likeliest one, until the user has chosen any', () => {
    expect(offeredGuess(context)).toBe(guess);
    for (const subcategory of ['4020', '1010']) {
      expect(offeredGuess({ ...context, question: { ...question, subcategory } })).toBeUndefined();
    }
  });

  it('is none that the user has dismissed', () => {
    expect(offeredGuess({ ...context, dismissed: ['4020'] })).toBeUndefined();
  });
});
