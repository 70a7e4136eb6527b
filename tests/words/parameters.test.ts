import { describe, expect, it } from 'vitest';
import { categoryTree } from '#machines/market/categories/categories.ts';
import { parametersFor } from '#machines/market/parameters/parameters.ts';
import { choiceWord, parameterWords, unitWords } from '#words/parameters.ts';

const parameters = new Set(
  categoryTree.flatMap((top) => [top, ...top.children]).flatMap(({ id }) => parametersFor(id)),
);

describe('the words of parameters', () => {
  it('name every parameter, every choice and every unit', () => {
    for (const parameter of parameters) {
      expect(parameterWords[parameter.key].id).toBe(`parameter.${parameter.key}`);
      if (parameter.kind === 'number' && parameter.unit && parameter.unit !== 'year') {
        expect(unitWords[parameter.unit].message).toMatch(/^\{number\}(?:\u00a0\p{L}|[+″%])/u);
      }
      if (parameter.kind !== 'choice') continue;
      for (const choice of parameter.choices) {
        const word = choiceWord(parameter.key, choice);
        if (typeof word === 'string') expect(word).not.toBe('');
        else expect(word?.id, choice).toBe(`parameter.${parameter.key}.${choice}`);
      }
    }
  });

  it('leave makes of cars as they are in every language', () => {
    expect(choiceWord('brand', 'citroen')).toBe('Citroën');
    expect(choiceWord('brand', 'constructor')).toBeUndefined();
    expect(choiceWord('fuel', 'coal')).toBeUndefined();
  });
});
