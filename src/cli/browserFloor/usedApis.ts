import { type ESTree, parseSync, Visitor } from 'vite';
import { declaredNames } from './declaredNames.ts';
import type { NewerApis } from './newerApis.ts';

/** A newer API where a script uses it. */
export interface UsedApi {
  /** The name of the API in `NewerApis`, such as `Promise.withResolvers`. */
  readonly api: string;
  /** The browsers that lack the API, as text for people. */
  readonly lateness: string;
  /** The line of the use, counted from 1. */
  readonly line: number;
}

/**
 * The places where a script uses newer APIs. `typeof` and `?.` count as checks for an API; other checks are not
 * recognised. The extension of `file` gives the parser the language. Throws on a syntax error.
 */
export function usedApis(file: string, code: string, { globals, members, methods }: NewerApis): readonly UsedApi[] {
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]!.message}`);
  const own = declaredNames(program);
  const found: UsedApi[] = [];
  const checked = new Set<ESTree.Node>();
  const called = new Set<ESTree.Node>();

  const report = (api: string, lateness: string | undefined, { start }: ESTree.Span) => {
    if (lateness !== undefined) found.push({ api, lateness, line: code.slice(0, start).split('\n').length });
    return lateness !== undefined;
  };
  const global = (node: ESTree.Node) => {
    const name = globalName(node);
    return name !== undefined && !own.has(name) && report(name, globals.get(name), node);
  };
  const member = (owner: ESTree.Node, name: string) => {
    const global = globalName(owner);
    return (
      global !== undefined && !own.has(global) && report(`${global}.${name}`, members.get(`${global}.${name}`), owner)
    );
  };

  const extending = ({ superClass }: ESTree.Class) => void (superClass && global(superClass));

  new Visitor({
    CallExpression({ callee, optional }) {
      (optional ? checked : called).add(withoutTypes(callee));
      if (!optional) global(callee);
    },
    NewExpression: ({ callee }) => void global(callee),
    ClassDeclaration: extending,
    ClassExpression: extending,
    MemberExpression(node) {
      if (node.optional) checked.add(withoutTypes(node.object));
      else global(node.object);
      const name = memberName(node);
      if (name === undefined || checked.has(node) || member(node.object, name)) return;
      if (called.has(node)) report(name, methods.get(name), node);
    },
    VariableDeclarator({ id, init }) {
      // Destructuring from an instance (`const { connection } = navigator`) is not reported: a missing property is only
      // undefined.
      if (id.type !== 'ObjectPattern' || !init || !/^[A-Z]/.test(globalName(init) ?? '')) return;
      for (const property of id.properties)
        if (property.type === 'Property' && property.key.type === 'Identifier') member(init, property.key.name);
    },
  }).visit(program);
  return found;
}

/** The name of a global that an expression names: `crypto`, `globalThis.crypto`. */
function globalName(node: ESTree.Node): string | undefined {
  const expression = withoutTypes(node);
  if (expression.type === 'Identifier') return expression.name;
  if (expression.type !== 'MemberExpression') return undefined;
  const owner = withoutTypes(expression.object);
  const isGlobalThis = owner.type === 'Identifier' && /^(globalThis|window|self)$/.test(owner.name);
  return isGlobalThis ? memberName(expression) : undefined;
}

/** The name of a member: `share` in `navigator.share` and in `navigator['share']`. */
function memberName({ computed, property }: ESTree.MemberExpression): string | undefined {
  if (!computed) return property.type === 'Identifier' ? property.name : undefined;
  return property.type === 'Literal' ? String(property.value) : undefined;
}

/** An expression without parentheses and assertions of TypeScript around it. */
function withoutTypes(node: ESTree.Node): ESTree.Node {
  switch (node.type) {
    case 'ParenthesizedExpression':
    case 'ChainExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
      return withoutTypes(node.expression);
    default:
      return node;
  }
}
