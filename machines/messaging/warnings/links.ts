import { firstOf, type Finder } from './legible.ts';

/** Top-level domains that are not words, with which a sentence could begin after a full stop without a space. */
const ends = `
  com net org info biz name ch li de at fr it eu uk us io ru cn nl es pl ro cz hu tr gr bg ua by cc tk
  ml ga cf gq pw ws gl ly gd app dev page site website online shop store link click live top xyz icu
  club space fun vip pro support help email cloud digital finance money bank delivery swiss
`
  .trim()
  .split(/\s+/)
  .join('|');

/** Top-level domains that are also words: they match only if a path follows. */
const wordEnds = 'me|to|in|co|so|is|be|no|am|my|do|tv|id|pm|la';

/** Spelled-out dots, such as `(dot)`, and the top-level domains that never follow such a word in a sentence. */
const dot = '(?:[([{] ?(?:dot|punkt|punto|point|\\.) ?[)\\]}]|\\b(?:dot|punkt|punto|point)\\b)';
const saidEnds = 'com|net|org|info|biz|ch|io|app|site|online|shop|store|link|click|xyz|top|live';

const patterns = [
  /\b(?:https?|hxxps?|ftp)\s?:\s?\/\/\s?\S{3,}/,
  /\bwww\s?\.\s?[\w-]{2,}\S*/,
  new RegExp(`(?<![@\\w.-])(?:[a-z0-9-]{1,63}\\.){1,4}(?:${ends})(?![\\w@-]|\\.\\w)(?::\\d+)?(?:\\/\\S*)?`),
  new RegExp(`(?<![@\\w.-])(?:[a-z0-9-]{1,63}\\.){1,4}(?:${wordEnds})\\/\\S+`),
  new RegExp(
    `\\b(?!(?:the|a|an|der|die|das|le|la|il|un|une)\\b)[a-z0-9-]{2,63}\\s{0,3}${dot}\\s{0,3}(?:${saidEnds})\\b`,
  ),
  new RegExp(`\\b[a-z0-9-]{2,63}(?:\\s{1,3}\\.\\s{0,3}|\\s{0,3}\\.\\s{1,3})(?:com|net|org|info|ch)\\/\\S+`),
];

/** A link to another site, also a disguised one ("paypal dot com"). An email address is not a link. */
export const linkIn: Finder = ({ plain }) => firstOf(plain, patterns);
