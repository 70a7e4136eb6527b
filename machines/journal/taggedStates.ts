/** The used properties of a chart's state node. */
interface Node {
  readonly key: string;
  readonly tags: readonly string[];
  readonly states: Readonly<Record<string, unknown>>;
}

/**
 * The innermost states of a chart that have a tag, directly or by a parent state, so that no code lists states by hand.
 */
export function statesTagged({ root }: { readonly root: Node }, tag: string): readonly string[] {
  return leaves(root, [])
    .filter(({ tags }) => tags.includes(tag))
    .map(({ key }) => key);
}

function leaves(node: Node, inherited: readonly string[]): { key: string; tags: readonly string[] }[] {
  const tags = [...inherited, ...node.tags];
  const children = Object.values(node.states) as Node[];
  return children.length === 0 ? [{ key: node.key, tags }] : children.flatMap((child) => leaves(child, tags));
}
