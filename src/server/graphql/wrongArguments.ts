import { BREAK, GraphQLError, Kind, print, visit, type ASTNode, type DocumentNode } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { cut } from '../http/calls/wrongValue.ts';
import { badInput, shortened, type ArgumentProblem } from './operationErrors.ts';

/**
 * The library detects arguments of a wrong type, but does not name the argument. This plugin adds the name, so that all
 * errors in arguments have the same form.
 */
export const namingArguments: Plugin = {
  onValidate: ({ params: { documentAST } }) => {
    return ({ valid, result, setResult }) => {
      if (valid) return;
      setResult((result as readonly GraphQLError[]).map((error) => named(error, documentAST as DocumentNode)));
    };
  },
  onExecutionResult({ result, setResult }) {
    if (!result || Symbol.asyncIterator in result || Array.isArray(result) || 'data' in result) return;
    const errors = result.errors ?? [];
    if (errors.some(isOfVariable))
      setResult({ ...result, errors: errors.map((error) => (isOfVariable(error) ? coded(error) : error)) });
  },
};

function named(error: GraphQLError, document: DocumentNode): GraphQLError {
  const [node] = error.nodes ?? [];
  const place = node && error.extensions['code'] !== badInput ? argumentAt(document, node) : undefined;
  if (!place) return error;
  const problem: ArgumentProblem = { ...place, rule: shortened(error.message) };
  return new GraphQLError(`${problem.argument}: ${problem.rule}`, {
    nodes: error.nodes,
    extensions: { ...error.extensions, code: badInput, problems: [problem] },
  });
}

/** The argument that contains a node of the document: `filter.region`, with its value. */
function argumentAt(document: DocumentNode, sought: ASTNode): Pick<ArgumentProblem, 'argument' | 'value'> | undefined {
  const names: string[] = [];
  let found = false;
  visit(document, {
    enter(node) {
      if (isArgument(node)) names.push(node.name.value);
      if (node !== sought) return undefined;
      found = true;
      return BREAK;
    },
    leave(node) {
      if (isArgument(node)) names.pop();
    },
  });
  const written = isArgument(sought) ? sought.value : sought;
  return found && names.length > 0 ? { argument: names.join('.'), value: cut(print(written)) } : undefined;
}

function isArgument(node: ASTNode) {
  return node.kind === Kind.ARGUMENT || node.kind === Kind.OBJECT_FIELD;
}

/** Whether an error concerns a variable. The message of graphql-js then names variable, path, value and rule. */
function isOfVariable({ message }: GraphQLError): boolean {
  return message.startsWith('Variable "$');
}

function coded(error: GraphQLError): GraphQLError {
  return new GraphQLError(shortened(error.message), {
    nodes: error.nodes,
    // As the specification requires: 400 only for clients that accept GraphQL's own media type.
    extensions: { ...error.extensions, code: badInput, http: { status: 400, spec: true } },
  });
}
