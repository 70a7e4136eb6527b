import { getDirectiveValues, Kind, type FieldNode, type GraphQLField, type GraphQLSchema } from 'graphql';

/** What the schema tells of a field by `@cost` and `@listSize`. */
export interface FieldCosts {
  /** What it costs beside the objects that it gives. */
  readonly weight: number;
  /** Lists of the object it gives that are as long as its own `size` says. */
  readonly sizedFields: readonly string[];
  /** How many things it gives at the most, as the query asks for it; undefined where nothing tells. */
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
  const told = (name: string): Told => {
    const directive = schema.getDirective(name);
    return (directive && astNode && getDirectiveValues(directive, astNode)) ?? {};
  };
  const { weight = 0 } = told('cost');
  const { assumedSize, slicingArguments = [], sizedFields = [] } = told('listSize');
  return { weight, sizedFields, size: (node) => slicedSize(node, slicingArguments) ?? assumedSize };
}

interface Told {
  readonly weight?: number;
  readonly assumedSize?: number;
  readonly slicingArguments?: readonly string[];
  readonly sizedFields?: readonly string[];
}

/** The size that the query itself writes down. One in a variable is not known yet, so the most is assumed. */
function slicedSize({ arguments: given = [] }: FieldNode, names: readonly string[]): number | undefined {
  const argument = given.find(({ name }) => names.includes(name.value));
  return argument?.value.kind === Kind.INT ? Math.max(0, Number(argument.value.value)) : undefined;
}
