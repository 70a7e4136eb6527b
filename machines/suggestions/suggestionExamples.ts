import type { OwnSearch } from './ownSearches.ts';
import type { SuggestionGroup } from './suggestion.ts';

/** The server's suggestions for `ve` to a user who has searched for bikes. */
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

/** The history of a device on which bikes were searched. */
export const ownBikes: readonly OwnSearch[] = [{ text: 'velo', searchToken: null, description: null }];
