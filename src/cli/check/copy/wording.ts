import type { Entry } from './entries.ts';

/** The catalogues' languages; murmel says "tu" in French. */
export type Catalogue = 'en' | 'de' | 'fr' | 'it' | 'fr-murmel';

interface Rule {
  readonly pattern: RegExp;
  readonly instead: string;
}

/** The most characters of a button's text. */
const mostOfButton: Readonly<Record<Catalogue, number>> = { en: 24, de: 28, fr: 28, it: 28, 'fr-murmel': 28 };

/** English words whose form the specification fixes: these ids are exempt from the English rules alone. */
const fixedEnglish: ReadonlySet<string> = new Set([
  'errors.form',
  'notifications.accountVerified',
  'notifications.favoritesLimitReached',
  'notifications.offline',
]);

const everywhere: readonly Rule[] = [
  { pattern: /\.\.\./, instead: '…' },
  { pattern: /(?<![\d{])'(?!\{)/, instead: '’' },
];

/** Words that address the reader as "vous", among them imperatives. */
const formal = /\b(?:vous|votre|vos)\b|\b(?!chez\b|assez\b|nez\b)\p{L}{2,}ez\b/iu;

/** French has U+202F before : ; ! ? and inside « », and no other space there. */
const frenchSpaces = /[^\s][ \u00A0]?[;:!?](?=[\s<»}]|$)|«(?!\u202F)|(?<!\u202F)»/;

const frenchRules: readonly Rule[] = [
  { pattern: frenchSpaces, instead: 'U+202F before : ; ! ? and inside « »' },
  { pattern: /(?<!e-)\bmails?\b/i, instead: 'e-mail' },
  { pattern: /\bcode postal\b/i, instead: 'NPA' },
  { pattern: /(?<!pas une )\bimages?\b/i, instead: 'photo' },
  { pattern: /\bcatégories?\b/i, instead: 'rubrique' },
  { pattern: /\brenouvel\p{L}+/iu, instead: 'prolonger' },
  { pattern: /\bréglages?\b/i, instead: 'paramètres' },
  { pattern: /\bparaît\b|\bparaissent\b/i, instead: 'être en ligne' },
  { pattern: /\bmise? en avant\b/i, instead: 'mettre en évidence' },
  { pattern: /\b(?:de|autour de) \{(?:name|from|place|seller|buyer)\}/, instead: 'a colon, or "par {name}"' },
  { pattern: /\bannonces gratuites\b/i, instead: 'À donner' },
  { pattern: /\bsupport\b/i, instead: 'service clientèle' },
  { pattern: /\bn’est pas passé/i, instead: 'Une erreur s’est produite' },
];

const rules: Readonly<Record<Catalogue, readonly Rule[]>> = {
  en: [
    { pattern: /\b(?:the )?things?\b/i, instead: 'item' },
    { pattern: /\b(?:somebody|everybody|whoever|whatever)\b/i, instead: 'someone, everyone, the person' },
    { pattern: /\banew\b|\bonce more\b/i, instead: 'again' },
    { pattern: /\bat the (?:most|least)\b/i, instead: 'at most, up to, at least' },
    { pattern: /\b(?:is|are) found\b/i, instead: 'appears' },
    { pattern: /\be-mails?\b|(?<!e)\bmails?\b/i, instead: 'email' },
    { pattern: /\bpictures?\b/i, instead: 'photo' },
    { pattern: /\bhand in\b/i, instead: 'submit' },
    {
      pattern: /\b(?:cannot|do not|does not|did not|is not|are not|was not|were not|will not|have not|has not)\b/i,
      instead: 'a contraction',
    },
    { pattern: /\b(?:favorites?)\b/i, instead: 'favourite' },
  ],
  de: [
    { pattern: /ß/, instead: 'ss' },
    { pattern: /(?<!E-)\bMails?\b/, instead: 'E-Mail' },
    { pattern: /(?<!kein )\bBild(?:er|ern|es)?\b/, instead: 'Foto' },
    { pattern: /\bKategorien?\b/, instead: 'Rubrik' },
    { pattern: /\bGespräche?n?s?\b|\bUnterhaltung/, instead: 'Chat' },
    { pattern: /\b(?:noch einmal|von neuem|erneut)\b/i, instead: 'nochmals' },
    { pattern: /\bdurchgekommen\b|\bunterwegs\b/i, instead: 'Das hat nicht geklappt' },
    { pattern: /\bdie Sache\b|\bder Sache\b/i, instead: 'der Artikel' },
    { pattern: /\bUnternehmen\b/, instead: 'Firma' },
    { pattern: /\bPostleitzahl/, instead: 'PLZ' },
    { pattern: /\berneuer/i, instead: 'verlängern' },
    { pattern: /\b(?:ein|aus)logg/i, instead: 'anmelden, abmelden' },
    { pattern: /\bFavorit/i, instead: 'Merkliste' },
    { pattern: /\bGratis-Inserate\b/, instead: 'Zu verschenken' },
    { pattern: /\bSupport\b/, instead: 'Kundendienst' },
  ],
  fr: frenchRules,
  'fr-murmel': [...frenchRules, { pattern: formal, instead: 'tu, ton, tes, and the imperative of tu' }],
  it: [
    { pattern: /(?<!e-)\bmails?\b/i, instead: 'e-mail' },
    { pattern: /\bcont[oi]\b(?! corrent)/i, instead: 'account' },
    { pattern: /\brubric(?:a|he)\b/i, instead: 'categoria' },
    { pattern: /(?<!non è un’)\bimmagin[ei]\b/i, instead: 'foto' },
    { pattern: /\bprenot/i, instead: 'riservare' },
    { pattern: /\bprolung/i, instead: 'rinnovare' },
    { pattern: /\bditt[ae]\b/i, instead: 'azienda' },
    { pattern: /\b(?:il|del|dal|al) \{(?:date|day|end|until|at)\}/, instead: 'the weekday first, without an article' },
    { pattern: /\bannunci grat(?:is|uiti)\b/i, instead: 'In regalo' },
    { pattern: /\bsupporto\b/i, instead: 'assistenza' },
    { pattern: /\bCAP\b|\bcodice postale\b/, instead: 'NPA' },
  ],
};

/** The problems of a catalogue: words that the glossary does not use, and typography. One line each. */
export function wordingProblems(catalogue: Catalogue, entries: readonly Entry[]): string[] {
  return entries
    .filter(({ id }) => catalogue !== 'en' || !fixedEnglish.has(id))
    .flatMap(({ id, text }) =>
      [...everywhere, ...rules[catalogue]].flatMap(({ pattern, instead }) => {
        const found = pattern.exec(pattern.source.includes('{') ? text : withoutNames(text))?.[0];
        return found === undefined ? [] : [`${id}: "${found}", use ${instead}: ${text}`];
      }),
    );
}

/** The buttons of a catalogue whose text is too long, one line each. */
export function buttonProblems(
  catalogue: Catalogue,
  entries: readonly Entry[],
  buttons: ReadonlySet<string>,
): string[] {
  const most = mostOfButton[catalogue];
  return entries
    .filter(({ id, text }) => buttons.has(id) && !text.includes('{') && [...text].length > most)
    .map(({ id, text }) => `${id}: a button of ${[...text].length} characters, ${most} at most: ${text}`);
}

/**
 * Messages with the same English text and different translations. They are allowed with a comment for translators on
 * one of them, which says how the contexts differ. The choices of a parameter agree with its gender, so they may differ.
 */
export function differingTranslations(english: readonly Entry[], translated: readonly Entry[]): string[] {
  const texts = new Map(translated.map(({ id, text }) => [id, text]));
  const bySource = Map.groupBy(
    english.filter(({ id }) => !id.startsWith('parameter.')),
    ({ text }) => text,
  );
  return [...bySource.values()].flatMap((same) => {
    const known = same.filter(({ id }) => texts.has(id));
    const different = new Set(known.map(({ id }) => texts.get(id)));
    if (different.size <= 1 || known.some(({ comment }) => comment)) return [];
    return [known.map(({ id }) => `${id}: ${texts.get(id)}`).join(' | ')];
  });
}

/** The ids of French texts that address the reader as "vous" and that murmel lacks in its own words. */
export function missingInMurmel(french: readonly Entry[], murmel: readonly Entry[]): string[] {
  const own = new Set(murmel.map(({ id }) => id));
  return french.filter(({ id, text }) => formal.test(text) && !own.has(id)).map(({ id }) => id);
}

/** A text without the names of its placeholders, which are no words of the language. */
function withoutNames(text: string): string {
  return text.replaceAll(/\{\w+(?=[,}])/g, '{');
}
