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

/** How much an operation asks for. */
export interface OperationCost {
  /** Fields within fields. */
  readonly depth: number;
  /** Objects that it can give at the most, and what `@cost` adds. */
  readonly cost: number;
}

const nothing: OperationCost = { depth: 0, cost: 0 };

/** A list whose size nobody tells counts as this long. */
const untoldSize = 100;

/** Sizes of the lists of the selected object, by field, where the field above tells them. */
type Sizes = ReadonlyMap<string, number>;

/**
 * Gives the function that measures selections of a document. Introspection costs nothing here: the specified rules have
 * a limit of their own for it.
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

  /** Measured once for each size that its lists can have, so that spreading it often takes no time. */
  function ofFragment(name: string, sizes: Sizes): OperationCost {
    const key = JSON.stringify([name, ...sizes]);
    const measured = fragments.get(key);
    if (measured) return measured;
    // While it is measured: one that contains itself is refused by a rule of its own.
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
    const told = sizes.get(field.name) ?? size(node) ?? untoldSize;
    const below = ofSelections(node.selectionSet, type, new Map(sizedFields.map((name) => [name, told])));
    return { depth: 1 + below.depth, cost: weight + (isList(field) ? told : 1) * (1 + below.cost) };
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
