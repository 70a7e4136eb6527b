// The chunk that loads once a search field is used.
export { Suggestions } from './Suggestions.tsx';
export { noteSearch } from './suggestionsLogic.ts';
