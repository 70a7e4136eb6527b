import type { OwnSearch } from './ownSearches.ts';
import type { SuggestionGroup } from './suggestion.ts';

/** What the server suggests for `ve` to somebody who has looked for bikes. */
export const bikeSuggestions: readonly SuggestionGroup[] = [
  {
    type: 'historykeyword',
    suggestions: [
      {
        searchSuggestionID: 'h-velo',
        type: 'historykeyword',
        searchToken: 'AXE9dmVsb7bZ2HA',
        labelTitleHighlighted: ['', 've', 'lo'],
        labelDescription: null,
        deletable: true,
      },
    ],
  },
  {
    type: 'searchkeyword',
    suggestions: [
      {
        searchSuggestionID: 's-velo-damen',
        type: 'searchkeyword',
        searchToken: 'AXE9dmVsbyBkYW1lbiZjYXRlZ29yeT00MDAwJyzv7Q',
        labelTitleHighlighted: ['', 've', 'lo damen'],
        labelDescription: 'Sport',
        deletable: false,
      },
    ],
  },
];

/** What a device remembers of somebody who has looked for bikes. */
export const ownBikes: readonly OwnSearch[] = [{ text: 'velo', searchToken: null, description: null }];
