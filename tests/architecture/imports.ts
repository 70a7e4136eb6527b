/** One import, re-export or dynamic import of a source file. */
export interface Import {
  readonly specifier: string;
  /** Whether the import is only of types, which are erased before the code runs. */
  readonly typeOnly: boolean;
}

const FROM = /^[ \t]*(?:import|export)\s+(?<clause>[^'"`;]*?)\bfrom\s*(['"])(?<specifier>[^'"]+)\2/gm;
const BARE = /^[ \t]*import\s*(['"])(?<specifier>[^'"]+)\1/gm;
/**
 * Matches dynamic imports. `typeof import('x')` and `import('x').Messages`, with a capital after the dot, are
 * recognised as types: both load nothing.
 */
const DYNAMIC = /(?<typeof>\btypeof\s+)?\bimport\(\s*(['"`])(?<specifier>[^'"`]+)\2\s*(?<member>\)\.[A-Z])?/g;

/**
 * The imports of a TypeScript or JavaScript source, found by pattern: a statement at the start of a line, or `import(`
 * with a text. The text of a template includes its placeholders.
 */
export function importsOf(source: string): Import[] {
  return [...source.matchAll(FROM), ...source.matchAll(BARE), ...source.matchAll(DYNAMIC)].map(({ groups = {} }) => ({
    specifier: groups['specifier'] ?? '',
    typeOnly: isOfTypes(groups['clause']) || Boolean(groups['typeof'] ?? groups['member']),
  }));
}

/** Whether an import clause is only of types: `type { A }`, `type * as a`, `{ type A, type B }`. */
function isOfTypes(clause = ''): boolean {
  if (/^type\s+[^,]/.test(clause) && !/^type\s+from\b/.test(clause)) return true;
  const names = /^\{(?<names>[^}]*)\}\s*$/.exec(clause)?.groups?.['names'];
  const parts =
    names
      ?.split(',')
      .map((name) => name.trim())
      .filter(Boolean) ?? [];
  return parts.length > 0 && parts.every((name) => name.startsWith('type '));
}
