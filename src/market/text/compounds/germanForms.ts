/** The spellings of a noun as a part of a compound. */
interface Forms {
  readonly anywhere: readonly string[];
  /** Forms that are never the last part of a compound, such as Kirsch of Kirsche. */
  readonly beforeOthers: readonly string[];
}

/** The fewest letters of a noun without its final e: Kirsch differs from other words, Esch does not. */
const leastWithoutE = 5;

/**
 * The inflected forms of a noun, with linking sounds, and with umlauts as ä and as ae: Haus, Hauses, Häuser, Haeusern.
 * The list is generous: most forms that do not exist are not words either. The others are in `germanOtherWords`.
 */
export function germanForms(noun: string): Forms {
  const umlauted = withUmlaut(noun);
  const forms = [
    ...['', 'e', 'n', 'en', 's', 'es', 'ns', 'ens', 'nen'].map((ending) => noun + ending),
    ...(/[aou][^aeiouäöü]*$/.test(noun) ? [] : [`${noun}er`, `${noun}ern`]),
    ...(noun.endsWith('a') ? [`${noun.slice(0, -1)}en`] : []),
    ...(umlauted === undefined ? [] : ['e', 'en', 'er', 'ern'].map((ending) => umlauted + ending)),
    ...(umlauted === undefined || !/e[lnr]$/.test(noun) ? [] : [umlauted, `${umlauted}n`]),
  ];
  const shortened = noun.endsWith('e') && noun.length > leastWithoutE ? [noun.slice(0, -1)] : [];
  return { anywhere: forms.flatMap(germanSpellings), beforeOthers: shortened.flatMap(germanSpellings) };
}

const umlauts: Readonly<Record<string, string>> = { a: 'ä', o: 'ö', u: 'ü', au: 'äu' };

/** Changes the last vowel of a noun to its umlaut, as most plurals do; undefined if it cannot change. */
function withUmlaut(noun: string): string | undefined {
  const changed = noun.replace(
    /(au|[aou])([^aeiouäöü]*(?:e[lnr]|er)?)$/,
    (_, vowel: string, rest: string) => umlauts[vowel]! + rest,
  );
  return changed === noun ? undefined : changed;
}

/** The spellings of a form: with its umlauts, and with ae, oe and ue instead. */
export function germanSpellings(form: string): readonly string[] {
  const spelledOut = form.replace(/[äöü]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[letter]!);
  return spelledOut === form ? [form] : [form, spelledOut];
}
