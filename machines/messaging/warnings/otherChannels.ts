import { firstOf, type Finder } from './legible.ts';

/** The characters between the letters of a word that hide it from programs. */
const gap = "[\\s._*'’-]{0,2}";
const spaced = (word: string) => new RegExp(`\\b${[...word].join(gap)}(?![a-z])`);

/** Prepositions that mark the next word as a messenger, for messengers whose names are also common words. */
const by = '(?:auf|per|uber|ueber|via|mit|bei|sur|par|su|con|tramite|on|by|over|through)';

const patterns = [
  spaced('whatsapp'),
  spaced('watsapp'),
  spaced('telegram'),
  /\b(?:whats|wapp|threema|viber|wechat|snapchat|skype|instagram|hangouts|discord)\b/,
  /\b(?:wa|t)\.me\/\S+/,
  new RegExp(`\\b${by} (?:my |mein(?:em|en)? |mon |mio )?(?:signal|messenger|insta)\\b`),
  /\b(?:facebook|fb)[ -]?messenger\b/,
  // An email address, also a disguised one.
  /[a-z0-9][a-z0-9._%+-]{0,63}\s?(?:@|\(at\)|\[at\]|\{at\}|\(arobase\)|\(chiocciola\))\s?[a-z0-9-]{2,63}\s?(?:\.|\(dot\)|\[dot\]|\(punkt\))\s?[a-z]{2,10}\b/,
  /\b(?:gmail|hotmail|outlook|gmx|bluewin|yahoo|icloud|protonmail)\s?(?:\.|dot|punkt|punto|point)\s?(?:com|ch|de|fr|it|net)\b/,
];

/** A suggestion to continue by another messenger or by email. Allmend cannot help there. */
export const otherChannelIn: Finder = ({ plain }) => firstOf(plain, patterns);
