import { getDirectiveValues, Kind, type FieldNode, type GraphQLField, type GraphQLSchema } from 'graphql';

/** The costs of a field, declared in the schema by `@cost` and `@listSize`. */
export interface FieldCosts {
  /** The cost of the field itself, besides the objects that it returns. */
  readonly weight: number;
  /** List fields of the returned object whose length is set by this field's `size`. */
  readonly sizedFields: readonly string[];
  /** The maximum number of results that the query requests. Undefined if it is not known. */
  size(node: FieldNode): number | undefined;
}

const known = new WeakMap<GraphQLField<unknown, unknown>, FieldCosts>();

/** The costs of a field of the schema, read once. */
export function fieldCosts(schema: GraphQLSchema, field: GraphQLField<unknown, unknown>): FieldCosts {
  const costs = known.get(field) ?? read(schema, field);
  known.set(field, costs);
  return costs;
}

function read(schema: GraphQLSchema, { astNode }: GraphQLField<unknown, unknown>): FieldCosts {
  const argumentsOf = (name: string): CostArguments => {
    const directive = schema.getDirective(name);
    return (directive && astNode && getDirectiveValues(directive, astNode)) ?? {};
  };
  const { weight = 0 } = argumentsOf('cost');
  const { assumedSize, slicingArguments = [], sizedFields = [] } = argumentsOf('listSize');
  return { weight, sizedFields, size: (node) => slicedSize(node, slicingArguments) ?? assumedSize };
}

interface CostArguments {
  readonly weight?: number;
  readonly assumedSize?: number;
  readonly slicingArguments?: readonly string[];
  readonly sizedFields?: readonly string[];
}

/** The size as a literal in the query. A size in a variable is not known yet, so the maximum is assumed. */
function slicedSize({ arguments: args = [] }: FieldNode, names: readonly string[]): number | undefined {
  const argument = args.find(({ name }) => names.includes(name.value));
  return argument?.value.kind === Kind.INT ? Math.max(0, Number(argument.value.value)) : undefined;
}
