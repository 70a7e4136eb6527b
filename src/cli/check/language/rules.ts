/** The most words of a sentence (`language.md`, rule 1). */
const MOST_WORDS = 25;

/** A word of this project's former private language, and the standard terms that replace it. */
interface Replaced {
  readonly pattern: RegExp;
  readonly instead: string;
}

const replaced: readonly Replaced[] = [
  { pattern: /\b(?:tell|tells|telling|told)\b/i, instead: 'return, show, report, notify, send, list, count' },
  { pattern: /\basked\b/i, instead: 'requested, prompted, queried' },
  { pattern: /\bwished\b/i, instead: 'desired, pending, requested' },
  { pattern: /\bheard\b/i, instead: 'received' },
  { pattern: /\b(?:is|are|was|were|be|been|being) given\b/i, instead: 'receives, submitted, supplied, set' },
  { pattern: /\b(?:stands(?! for\b)|standing|stood)\b/i, instead: 'is, status, state, delivery state' },
  { pattern: /\bkept\b/i, instead: 'cached, saved, stored, persisted, preserved' },
  { pattern: /\banew\b/i, instead: 'again' },
  { pattern: /\bbeside\b/i, instead: 'next to, alongside' },
  { pattern: /\bamid\b/i, instead: 'during, within' },
  {
    pattern: /\b(?:whoever|somebody|nobody|everybody)\b/i,
    instead: 'the user, the seller, the caller, no one: the name of the role',
  },
  {
    pattern:
      /\bone(?:'s|’s| (?:can|cannot|could|does|has|knows|likes|looks|may|must|reads|says|sees|should|types|wants|would|writes))\b/i,
    instead: 'the user, the caller: the name of the role',
  },
  { pattern: /\bdeeds?\b/i, instead: 'action' },
  { pattern: /\bmended\b/i, instead: 'fixed' },
  { pattern: /\b(?:let|lets|letting) go\b/i, instead: 'release' },
  { pattern: /\b(?:come|comes|came|coming) through\b/i, instead: 'succeed, deliver' },
  { pattern: /\b(?:lead|leads|leading|led) to\b/i, instead: 'redirect, open, link, cause' },
  { pattern: /\bdoor\b/i, instead: 'SSR bundle, work socket' },
  { pattern: /\bparcels?\b/i, instead: 'wire format' },
];

/** Matches a sentence whose subject is a clause; "That is …" and a question do not count. */
const CLAUSE =
  /^(?:Who|What|Whose|Whom|Whatever|Whoever|Of (?:those|what|whom)|That(?! (?:is|was|means|way)\b))\b(?!.*\?$)/;

/**
 * The problems of a sentence: a word to replace, a clause as its subject, more than 25 words. Code in backticks and
 * quoted text count as one word each and are not read.
 */
export function sentenceProblems(sentence: string): string[] {
  const plain = withoutQuotes(sentence);
  const words = plain.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  return [
    ...replaced.flatMap(({ pattern, instead }) => {
      const found = pattern.exec(plain)?.[0];
      return found ? [`"${found}": use ${instead}`] : [];
    }),
    ...(CLAUSE.test(plain) ? ['begins with a clause as its subject'] : []),
    ...(words.length > MOST_WORDS ? [`has ${words.length} words, ${MOST_WORDS} at most`] : []),
  ];
}

function withoutQuotes(sentence: string): string {
  return sentence
    .replaceAll(/`[^`]*`/g, 'Code')
    .replaceAll(/"[^"]*"|“[^”]*”|«[^»]*»/g, 'Quote')
    .replaceAll(/\bhttps?:\S+/g, 'Address');
}
