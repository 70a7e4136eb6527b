import {
  getNamedType,
  isCompositeType,
  isListType,
  getNullableType,
  Kind,
  type FieldNode,
  type GraphQLCompositeType,
  type GraphQLField,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';
import { fieldCosts } from './fieldCosts.ts';

/** The size of an operation, which the limits compare. */
export interface OperationCost {
  /** The nesting depth of fields. */
  readonly depth: number;
  /** The maximum number of objects that the operation can return, plus the `@cost` of its fields. */
  readonly cost: number;
}

const nothing: OperationCost = { depth: 0, cost: 0 };

/** The assumed length of a list without a declared size. */
const defaultSize = 100;

/** The list lengths that a parent field sets for the selected object, by field. */
type Sizes = ReadonlyMap<string, number>;

/**
 * Returns the function that measures selections of a document. Introspection costs nothing here, because the specified
 * rules limit it separately.
 */
export function costMeasure(
  context: ValidationContext,
): (selections: SelectionSetNode, type: GraphQLCompositeType, sizes?: Sizes) => OperationCost {
  const schema = context.getSchema();
  const fragments = new Map<string, OperationCost>();
  return ofSelections;

  function ofSelections(
    { selections }: SelectionSetNode,
    type: GraphQLCompositeType,
    sizes: Sizes = new Map(),
  ): OperationCost {
    const costs = selections.map((selection) => {
      if (selection.kind === Kind.FIELD) return ofField(selection, type, sizes);
      if (selection.kind === Kind.FRAGMENT_SPREAD) return ofFragment(selection.name.value, sizes);
      return ofSelections(selection.selectionSet, typeOf(selection.typeCondition?.name.value) ?? type, sizes);
    });
    return costs.reduce(together, nothing);
  }

  /** Measures a fragment once per list size, so that repeated spreads take no time. */
  function ofFragment(name: string, sizes: Sizes): OperationCost {
    const key = JSON.stringify([name, ...sizes]);
    const measured = fragments.get(key);
    if (measured) return measured;
    // A placeholder during the measurement: another rule refuses fragments that contain themselves.
    fragments.set(key, nothing);
    const fragment = context.getFragment(name);
    const type = typeOf(fragment?.typeCondition.name.value);
    const cost = fragment && type ? ofSelections(fragment.selectionSet, type, sizes) : nothing;
    fragments.set(key, cost);
    return cost;
  }

  function ofField(node: FieldNode, parent: GraphQLCompositeType, sizes: Sizes): OperationCost {
    const field = 'getFields' in parent ? parent.getFields()[node.name.value] : undefined;
    if (!field) return nothing;
    const { weight, sizedFields, size } = fieldCosts(schema, field);
    const type = getNamedType(field.type);
    if (!isCompositeType(type) || !node.selectionSet) return { depth: 1, cost: weight };
    const childSize = sizes.get(field.name) ?? size(node) ?? defaultSize;
    const below = ofSelections(node.selectionSet, type, new Map(sizedFields.map((name) => [name, childSize])));
    return { depth: 1 + below.depth, cost: weight + (isList(field) ? childSize : 1) * (1 + below.cost) };
  }

  function typeOf(name: string | undefined): GraphQLCompositeType | undefined {
    const type = name === undefined ? undefined : schema.getType(name);
    return isCompositeType(type) ? type : undefined;
  }
}

function isList({ type }: GraphQLField<unknown, unknown>): boolean {
  return isListType(getNullableType(type));
}

function together(one: OperationCost, other: OperationCost): OperationCost {
  return { depth: Math.max(one.depth, other.depth), cost: one.cost + other.cost };
}
