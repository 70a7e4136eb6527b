/**
 * The number of requested suggestions, all groups together (SUGGESTIONS-3). A separate file, since the call is a
 * separate chunk.
 */
export const requestedSuggestions = 10;
