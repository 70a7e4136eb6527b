// The entry of the suggestions chunk, which loads once a search field is used.
export { Suggestions } from './Suggestions.tsx';
export { noteSearch } from './suggestionsLogic.ts';
