import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { type Node, parseSync, type Program } from 'oxc-parser';

/** A piece of source: a node of the syntax tree, and the file that it is in. */
export interface Located<N = Node> {
  readonly node: N;
  /** Relative to the clone, with forward slashes. */
  readonly file: string;
}

/** Where a name comes from: a declaration of the file, or another file's export. */
type Origin = { readonly value: Node } | { readonly file: string; readonly name: string };

interface SourceModule {
  readonly program: Program;
  readonly names: ReadonlyMap<string, Origin>;
  /** The start of each line. */
  readonly lines: readonly number[];
}

/** The modules of a clone, parsed when they are needed. */
export interface SourceModules {
  program(file: string): Program;
  /** The line of a node, from 1. */
  line(located: Located<{ readonly start: number }>): number;
  /** The files of the clone that a file imports, in order. */
  imports(file: string): readonly string[];
  /** The value that a name has in a file; null if it is not a constant of the clone. */
  named(name: string, file: string): Located | null;
}

/** Reads the modules below a folder. */
export function sourceModules(folder: string): SourceModules {
  const known = new Map<string, SourceModule>();

  function moduleOf(file: string): SourceModule {
    const found = known.get(file);
    if (found) return found;
    const source = readFileSync(join(folder, file), 'utf8');
    const { program } = parseSync(file, source);
    const lines = [0, ...[...source.matchAll(/\n/g)].map(({ index }) => index + 1)];
    const made = { program, lines, names: namesIn(program, file) };
    known.set(file, made);
    return made;
  }

  /** The file of an import; null for a package. */
  function fileOf(specifier: string, from: string): string | null {
    const path = specifier.startsWith('#machines/')
      ? specifier.slice(1)
      : specifier.startsWith('.')
        ? posix.join(posix.dirname(from), specifier)
        : null;
    return path !== null && path.endsWith('.ts') && existsSync(join(folder, path)) ? path : null;
  }

  function namesIn({ body }: Program, file: string): ReadonlyMap<string, Origin> {
    const names = new Map<string, Origin>();
    for (const statement of body) {
      if (statement.type === 'ImportDeclaration') {
        const from = fileOf(statement.source.value, file);
        if (from === null) continue;
        for (const { type, local, ...specifier } of statement.specifiers) {
          if (type !== 'ImportSpecifier' || !('imported' in specifier)) continue;
          const { imported } = specifier;
          names.set(local.name, { file: from, name: imported.type === 'Identifier' ? imported.name : local.name });
        }
        continue;
      }
      const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
      if (declared?.type === 'FunctionDeclaration' && declared.id) names.set(declared.id.name, { value: declared });
      if (declared?.type !== 'VariableDeclaration') continue;
      for (const { id, init } of declared.declarations) {
        if (id.type === 'Identifier' && init) names.set(id.name, { value: init });
      }
    }
    return names;
  }

  function named(name: string, file: string): Located | null {
    const origin = moduleOf(file).names.get(name);
    if (!origin) return null;
    return 'value' in origin ? { node: origin.value, file } : named(origin.name, origin.file);
  }

  return {
    program: (file) => moduleOf(file).program,
    line({ node, file }) {
      const { lines } = moduleOf(file);
      return lines.findLastIndex((start) => start <= node.start) + 1;
    },
    imports: (file) =>
      moduleOf(file).program.body.flatMap((statement) => {
        const from = statement.type === 'ImportDeclaration' ? fileOf(statement.source.value, file) : null;
        return from === null ? [] : [from];
      }),
    named,
  };
}

/** The number of imports between a machine's file and another that belongs to it. */
const furthest = 3;

/** A file and those that it imports, the nearest first. */
export function filesNear(modules: SourceModules, file: string): readonly string[] {
  const files = new Set([file]);
  let level = [file];
  for (let distance = 0; distance < furthest; distance += 1) {
    level = level.flatMap((each) => modules.imports(each)).filter((each) => !files.has(each));
    for (const each of level) files.add(each);
  }
  return [...files];
}
