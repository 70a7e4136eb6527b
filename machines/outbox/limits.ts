/** How long one waits after a failure before a command is sent again, in milliseconds: doubled after each further one. */
export const firstWait = 2_000;

/** How long one waits before a command is sent again for which it is too early, in milliseconds. */
export const putOffWait = 10_000;

/** Failures after which one waits no longer than before: 2 minutes. */
export const mostDoublings = 6;

/** Characters of what a command carries, as JSON: a message with all of its text takes less. */
export const longestPayload = 32_000;

/** Characters of why the market does not take a command, in words for people. */
export const longestProblem = 1_000;

/** Characters of what people know an ad or a person by, with a command. */
export const longestAbout = 200;
