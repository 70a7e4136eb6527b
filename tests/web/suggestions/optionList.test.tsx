import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Suggestion } from '#machines/suggestions/suggestion.ts';
import type { SuggestionType } from '#machines/suggestions/suggestionTypes.ts';
import { renderView } from '#tests/web/renderView.tsx';
import { OptionList } from '#web/suggestions/OptionList.tsx';

function suggested(type: SuggestionType, title: string, labelDescription: string | null = null): Suggestion {
  const searchSuggestionID = `${type}.${title}.${labelDescription}`;
  return {
    searchSuggestionID,
    type,
    searchToken: null,
    labelTitleHighlighted: [title],
    labelDescription,
    deletable: false,
  };
}

const nothing = () => undefined;

async function options(...suggestions: readonly Suggestion[]) {
  const groups = suggestions.map((one) => ({ type: one.type, suggestions: [one] }));
  await renderView(<OptionList id="list" groups={groups} active={-1} onPick={nothing} onDelete={nothing} />);
  return screen.getAllByRole('option').map(({ textContent }) => textContent);
}

describe('suggestions with the same label', () => {
  it('are distinguished by the label of all categories next to a single category', async () => {
    expect(
      await options(
        suggested('categoryItem', 'Velo', 'Bicycles'),
        suggested('gratiskeyword', 'Velo free'),
        suggested('gratiskeyword', 'Free'),
        suggested('searchkeyword', 'velo'),
        suggested('searchkeyword', 'Velohelm'),
      ),
    ).toEqual(['Velo Bicycles', 'Velo free All categories', 'Free All categories', 'velo All categories', 'Velohelm ']);
  });

  it('are distinguished by their category after the text', async () => {
    expect(await options(suggested('historykeyword', 'Sport'), suggested('searchcategory', 'Sport'))).toEqual([
      'Sport All categories',
      'Sport ',
    ]);
  });
});

it('emphasises what completes the typed part', async () => {
  const velo = { ...suggested('searchkeyword', ''), labelTitleHighlighted: ['E-', 'Vel', 'o Cube'] };
  await options(velo);
  const bold = screen.getByRole('option').querySelector('b')!;
  expect(bold.textContent).toBe('E-Velo Cube');
  expect(
    [...bold.children].map(({ textContent }) => textContent),
    'what is not bold in it',
  ).toEqual(['Vel']);
});

it('emphasises nothing in a suggestion without a typed part', async () => {
  await options(suggested('popcategory', 'Sport'));
  expect(screen.getByRole('option').querySelector('b')).toBeNull();
});
