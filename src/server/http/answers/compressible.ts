/** Content types that compress well: text formats, except streams of events or lines, which must not be buffered. */
export const compressibleTypes = /^text\/(?!event-stream)|[+/](json|xml|javascript)(;|$)/u;

/** The extensions of a build's files of such types; pictures and fonts are compressed already. */
export const compressibleFiles = /\.(js|css|svg|json|webmanifest|txt)$/u;

/** Below this size in bytes the additional headers outweigh the saving. */
export const smallestCompressed = 1024;
