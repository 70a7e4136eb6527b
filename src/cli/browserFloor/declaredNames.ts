import { type ESTree, Visitor } from 'vite';

/** The names that a script declares or imports, in any scope. A use of such a name is not the browser's global. */
export function declaredNames(program: ESTree.Program): ReadonlySet<string> {
  const names = new Set<string>();
  const declare = (pattern: ESTree.Node | null | undefined) => {
    for (const name of namesIn(pattern)) names.add(name);
  };
  const declareFunction = ({ id, params }: ESTree.Function) => {
    declare(id);
    for (const each of params) declare(each);
  };
  new Visitor({
    ImportSpecifier: ({ local }) => declare(local),
    ImportDefaultSpecifier: ({ local }) => declare(local),
    ImportNamespaceSpecifier: ({ local }) => declare(local),
    VariableDeclarator: ({ id }) => declare(id),
    FunctionDeclaration: declareFunction,
    FunctionExpression: declareFunction,
    ArrowFunctionExpression: ({ params }) => params.forEach(declare),
    ClassDeclaration: ({ id }) => declare(id),
    ClassExpression: ({ id }) => declare(id),
    CatchClause: ({ param }) => declare(param),
  }).visit(program);
  return names;
}

function namesIn(pattern: ESTree.Node | null | undefined): readonly string[] {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern.name];
    case 'ObjectPattern':
      return pattern.properties.flatMap((each) => namesIn(each.type === 'Property' ? each.value : each));
    case 'ArrayPattern':
      return pattern.elements.flatMap(namesIn);
    case 'AssignmentPattern':
      return namesIn(pattern.left);
    case 'RestElement':
      return namesIn(pattern.argument);
    default:
      return [];
  }
}
