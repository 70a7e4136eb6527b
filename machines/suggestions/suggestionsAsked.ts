/** How many suggestions are asked for, all groups together (SUGGESTIONS-3). In a file of its own: the call is a chunk of its own. */
export const suggestionsAsked = 10;
