/** Content types that gain by compression: text in all its forms, but no stream of events or lines, which shall not wait for one another. */
export const compressibleTypes = /^text\/(?!event-stream)|[+/](json|xml|javascript)(;|$)/u;

/** The endings of a build's files of such types; pictures and faces are compressed already. */
export const compressibleFiles = /\.(js|css|svg|json|webmanifest|txt)$/u;

/** Below it the answer's headers weigh more than what is saved. In bytes. */
export const smallestCompressed = 1024;
