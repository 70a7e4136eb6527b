import { join } from 'node:path';
import { type CallExpression, type Node, type ObjectExpression, type ObjectProperty, Visitor } from 'oxc-parser';
import type { AnyStateMachine } from 'xstate';
import { chartOf } from '#inspector/paths/charts/chart.ts';
import type { Source } from '#inspector/host/host.ts';
import { filesNear, type Located, type SourceModules, sourceModules } from './sourceModules.ts';

/** Addresses that open an editor, by the name of its command. */
const editors: Readonly<Record<string, string>> = {
  code: 'vscode://file/{file}:{line}',
  codium: 'vscodium://file/{file}:{line}',
  cursor: 'cursor://file/{file}:{line}',
  windsurf: 'windsurf://file/{file}:{line}',
  zed: 'zed://file/{file}:{line}',
  idea: 'idea://open?file={file}&line={line}',
  webstorm: 'webstorm://open?file={file}&line={line}',
  subl: 'subl://open?url=file://{file}&line={line}',
  mate: 'txmt://open?url=file://{file}&line={line}',
};

/**
 * The address of a line in an editor. `editor` is the setting EDITOR: the name of a command, or an address with `{file}`
 * and `{line}`. An editor without an address of its own is replaced by the default.
 */
export function editorAddress(path: string, line: number, editor = ''): string {
  const name = /^(?:.*\/)?(\w+)/.exec(editor)?.[1] ?? '';
  const address = editor.includes('{file}') ? editor : (editors[name] ?? editors['code']!);
  const file = path.replaceAll('\\', '/').split('/').map(encodeURIComponent).join('/');
  return address
    .replace('//file/{file}', `//file${file.startsWith('/') ? '' : '/'}{file}`)
    .replaceAll('{file}', file)
    .replaceAll('{line}', String(line));
}

/** The kinds of names that `setup` declares, with the prefix of their elements. */
const declared = { guards: 'guard', actions: 'action', actors: 'actor', delays: 'delay' } as const;

/**
 * The lines that declare the states of a machine, and the names of its guards, actions, actors and delays, by element. A
 * state that a function makes has the line of its parent.
 */
export function sourcesOf(
  { machine, file }: { readonly machine: AnyStateMachine; readonly file: string },
  { folder, editor }: { readonly folder: string; readonly editor?: string | undefined },
): Readonly<Record<string, Source>> {
  const modules = sourceModules(folder);
  const sources = new Map<string, Source>();
  const note = (element: string, at: Located<{ readonly start: number }>) => {
    const line = modules.line(at);
    const editorLink = editorAddress(join(folder, at.file), line, editor);
    if (!sources.has(element)) sources.set(element, { file: at.file, line, editor: editorLink });
  };
  const root = rootOf(modules, machine, file);
  const places = new Map<string, Located>([[machine.root.id, root]]);
  const configs = new Map<string, Located | null>([[machine.root.id, root]]);
  for (const { id, parent } of chartOf(machine).states.values()) {
    if (parent !== null) {
      const [key] = machine.getStateNodeById(id).path.slice(-1);
      const states = property(modules, objectOf(modules, configs.get(parent) ?? null), 'states');
      const own = property(modules, objectOf(modules, states && valueOf(states)), key!);
      places.set(id, own ?? places.get(parent)!);
      configs.set(id, own && valueOf(own));
    }
    note(`state:${id}`, places.get(id)!);
  }
  for (const setup of setupsNear(modules, file)) {
    for (const [kind, prefix] of Object.entries(declared)) {
      const names = property(modules, objectOf(modules, setup), kind);
      for (const [name, at] of propertiesOf(modules, objectOf(modules, names && valueOf(names))))
        note(`${prefix}:${name}`, at);
    }
  }
  return Object.fromEntries(sources);
}

/**
 * The configuration of a machine: the argument of `createMachine` with its id, in its file or in one that makes it. Without
 * one, the file's beginning.
 */
function rootOf(modules: SourceModules, { id }: AnyStateMachine, file: string): Located {
  const made = filesNear(modules, file).flatMap((each) => callsIn(modules, each, (name) => name === 'createMachine'));
  const idOf = (config: Located) => property(modules, objectOf(modules, config), 'id')?.node.value;
  const isOwn = (config: Located) => {
    const written = idOf(config);
    return written?.type === 'Literal' && written.value === id;
  };
  // A function that makes machines receives their ids.
  const isMaker = (config: Located) => idOf(config)?.type !== 'Literal';
  return made.find(isOwn) ?? made.find(isMaker) ?? { node: modules.program(file), file };
}

/** The arguments of `setup` and `extend` in a file and in those that it imports, the nearest first. */
function setupsNear(modules: SourceModules, file: string): readonly Located[] {
  return filesNear(modules, file).flatMap((each) =>
    callsIn(modules, each, (name) => name === 'setup' || name === 'extend'),
  );
}

/** The first arguments of the calls of functions or methods with a name. */
function callsIn(modules: SourceModules, file: string, isWanted: (name: string) => boolean): readonly Located[] {
  const found: Located[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [first] }: CallExpression) {
      const name =
        callee.type === 'Identifier'
          ? callee.name
          : callee.type === 'MemberExpression' && callee.property.type === 'Identifier'
            ? callee.property.name
            : '';
      if (first && isWanted(name)) found.push({ node: first, file });
    },
  }).visit(modules.program(file));
  return found;
}

/** The object that an expression is: written there, declared elsewhere, or made by a function of fixed result. */
function objectOf(modules: SourceModules, located: Located | null): Located<ObjectExpression> | null {
  if (!located) return null;
  const { node, file } = located;
  const within = (inner: Node | null | undefined) => objectOf(modules, inner ? { node: inner, file } : null);
  switch (node.type) {
    case 'ObjectExpression':
      return { node, file };
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'ParenthesizedExpression':
      return within(node.expression);
    case 'Identifier':
      return objectOf(modules, modules.named(node.name, file));
    case 'ArrowFunctionExpression':
    case 'FunctionDeclaration':
    case 'FunctionExpression': {
      const { body } = node;
      if (body?.type !== 'BlockStatement') return within(body);
      const last = body.body.at(-1);
      return last?.type === 'ReturnStatement' ? within(last.argument) : null;
    }
    case 'MemberExpression': {
      const { object, property: key } = node;
      const at = key.type === 'Identifier' ? property(modules, within(object), key.name) : null;
      return objectOf(modules, at && valueOf(at));
    }
    case 'CallExpression': {
      const { callee, arguments: args } = node;
      // `setup.createStateConfig({ … })` returns its argument.
      return callee.type === 'MemberExpression' ? within(args[0]) : (within(callee) ?? within(args[0]));
    }
    default:
      return null;
  }
}

function valueOf({ node, file }: Located<ObjectProperty>): Located {
  return { node: node.value, file };
}

function property(
  modules: SourceModules,
  object: Located<ObjectExpression> | null,
  name: string,
): Located<ObjectProperty> | null {
  return propertiesOf(modules, object).get(name) ?? null;
}

/** The properties of an object by name, with those of the objects that it spreads. */
function propertiesOf(
  modules: SourceModules,
  object: Located<ObjectExpression> | null,
): ReadonlyMap<string, Located<ObjectProperty>> {
  const found = new Map<string, Located<ObjectProperty>>();
  for (const each of object?.node.properties ?? []) {
    const { file } = object!;
    if (each.type === 'SpreadElement') {
      const spread = propertiesOf(modules, objectOf(modules, { node: each.argument, file }));
      for (const [name, at] of spread) found.set(name, at);
    } else if (each.key.type === 'Identifier') found.set(each.key.name, { node: each, file });
    else if (each.key.type === 'Literal') found.set(String(each.key.value), { node: each, file });
  }
  return found;
}
