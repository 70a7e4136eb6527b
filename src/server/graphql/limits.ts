import { GraphQLError, parse, type ASTNode, type ASTVisitor, type ValidationContext } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { costMeasure } from './operationCost.ts';

/** The limits of an operation. */
export interface OperationLimits {
  /** The maximum nesting depth of fields. */
  readonly depth: number;
  /** The maximum number of objects that an operation can return, plus the `@cost` of its fields. */
  readonly cost: number;
  /** The maximum number of aliased fields in a document. */
  readonly aliases: number;
  /** The maximum number of tokens in a document. */
  readonly tokens: number;
}

/** These limits allow a page of 100 listings with all fields, and a whole front page in one operation. */
export const operationLimits: OperationLimits = { depth: 10, cost: 10_000, aliases: 30, tokens: 1000 };

/** A plugin that refuses an operation beyond the limits before any of it runs. */
export function limiting(limits: OperationLimits): Plugin {
  return {
    onParse({ setParseFn }) {
      setParseFn((source: string, options: object) => parse(source, { ...options, maxTokens: limits.tokens }));
    },
    onValidate({ addValidationRule }) {
      addValidationRule(function CostRule(context: ValidationContext) {
        return costRule(context, limits);
      });
      addValidationRule(function AliasesRule(context: ValidationContext) {
        return aliasesRule(context, limits);
      });
    },
  };
}

function costRule(context: ValidationContext, limits: OperationLimits): ASTVisitor {
  const measure = costMeasure(context);
  return {
    OperationDefinition(operation) {
      const root = context.getSchema().getRootType(operation.operation);
      if (!root) return false;
      const { depth, cost } = measure(operation.selectionSet, root);
      if (depth > limits.depth) context.reportError(tooMuch('QUERY_TOO_DEEP', 'depth', depth, limits.depth, operation));
      if (cost > limits.cost) context.reportError(tooMuch('QUERY_TOO_COSTLY', 'cost', cost, limits.cost, operation));
      return false;
    },
  };
}

function aliasesRule(context: ValidationContext, { aliases }: OperationLimits): ASTVisitor {
  let found = 0;
  return {
    Field({ alias }) {
      if (alias) found += 1;
    },
    Document: {
      leave(document) {
        if (found <= aliases) return;
        context.reportError(tooMuch('TOO_MANY_ALIASES', 'number of aliases', found, aliases, document.definitions[0]!));
      },
    },
  };
}

function tooMuch(code: string, what: string, found: number, limit: number, nodes: ASTNode): GraphQLError {
  const message = `The ${what} is ${found}; at most ${limit} is answered.`;
  return new GraphQLError(message, { nodes, extensions: { code, found, limit } });
}
