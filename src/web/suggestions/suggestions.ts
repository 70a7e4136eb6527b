// What a search field brings once somebody is at it.
export { Suggestions } from './Suggestions.tsx';
export { noteSearch } from './suggestionsLogic.ts';
