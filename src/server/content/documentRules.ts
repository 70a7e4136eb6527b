import { type ContentName, contentNames } from '#machines/content/contentPage.ts';
import type { Language } from '#machines/market/language.ts';
import { pathTo, placeAt } from '#routes';
import { hasBrokenLink, linksIn } from './contentLinks.ts';
import { type ContentDocument, type PlacedText, textsOf } from './contentDocument.ts';
import { conditionOf, isPlaceholder, placeholdersIn } from './placeholders.ts';

/** A rule that a document breaks, and the field that breaks it. */
interface Problem {
  readonly field: string;
  readonly rule: string;
}

/** Returns the anchors of a content page in the locale of a document. */
export type AnchorsOf = (name: ContentName) => ReadonlySet<string>;

/** The problems of a document by rules that a schema cannot express: anchors, placeholders and links. */
export function problemsIn(
  document: ContentDocument,
  { language, anchorsOf }: { readonly language: Language; readonly anchorsOf: AnchorsOf },
): readonly Problem[] {
  const ids = document.sections.map(({ id }) => id);
  const repeated = ids.flatMap((id, index) =>
    ids.indexOf(id) < index ? [{ field: `sections.${index}.id`, rule: `another section is called ${id}` }] : [],
  );
  const own = new Set(ids);
  const ofTexts = textsOf(document).flatMap((placed) => [
    ...placeholderProblems(placed),
    ...linkProblems(placed, (target) => targetProblem(target, { language, own, anchorsOf })),
  ]);
  return [...repeated, ...ofTexts];
}

function placeholderProblems({ field, text, needs }: PlacedText): readonly Problem[] {
  const names = placeholdersIn(text);
  const stray = /[{}]/.test(text.replace(/\{[^{}]*\}/g, ''));
  return [
    ...(stray ? [{ field, rule: 'has a brace that belongs to no placeholder' }] : []),
    ...names.flatMap((name) => {
      if (!isPlaceholder(name)) return [{ field, rule: `there is no placeholder {${name}}` }];
      const condition = conditionOf(name);
      return condition === undefined || needs.includes(condition)
        ? []
        : [{ field, rule: `{${name}} may be unset: its block must have "needs": "${condition}"` }];
    }),
  ];
}

function linkProblems({ field, text }: PlacedText, problemOf: (target: string) => string | undefined) {
  const broken = hasBrokenLink(text) ? [{ field, rule: 'has a bracket that belongs to no link [label](target)' }] : [];
  const ofTargets = linksIn(text).flatMap(({ target }) => {
    const rule = problemOf(target);
    return rule === undefined ? [] : [{ field, rule: `the link to ${target} ${rule}` }];
  });
  return [...broken, ...ofTargets];
}

function targetProblem(
  target: string,
  {
    language,
    own,
    anchorsOf,
  }: { readonly language: Language; readonly own: ReadonlySet<string>; readonly anchorsOf: AnchorsOf },
): string | undefined {
  if (target.startsWith('#')) return own.has(target.slice(1)) ? undefined : 'names no section of this document';
  if (target === 'mailto:{support}' || isWebAddress(target)) return undefined;
  if (!target.startsWith('/')) return 'must be a path, an anchor, an https:// address or mailto:{support}';
  const [address = '', anchor] = target.split('#');
  const place = placeAt(address);
  if (place?.language !== language) return `must be a page in the language ${language}`;
  if (place.name === 'unknown' || place.name === 'error') return 'leads to no page';
  const path = address.replace(/\?.*/s, '');
  if (!place.params['rest'] && pathTo(place.name, language, place.params as never) !== path)
    return 'must have the spelling of its language';
  if (anchor === undefined) return undefined;
  const name = contentNames.find((each) => each === place.name);
  return name && anchorsOf(name).has(anchor) ? undefined : 'names no section of that page';
}

function isWebAddress(target: string): boolean {
  return URL.parse(target)?.protocol === 'https:';
}
