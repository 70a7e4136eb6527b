import { listingMachine, type ListingTag } from './listingMachine.ts';
import type { ListingStatus } from './listing.ts';

/** The statuses whose state carries a tag, itself or from above: nobody lists states by hand. */
export function statusesTagged(tag: ListingTag): readonly ListingStatus[] {
  return leaves(listingMachine.root, [])
    .filter(({ tags }) => tags.includes(tag))
    .map(({ key }) => key as ListingStatus);
}

const viewable: ReadonlySet<ListingStatus> = new Set(statusesTagged('viewable'));

/** Whether anybody may see an ad of a status. */
export function isViewable(status: ListingStatus): boolean {
  return viewable.has(status);
}

interface Node {
  readonly key: string;
  readonly tags: readonly string[];
  readonly states: Readonly<Record<string, unknown>>;
}

function leaves(node: Node, inherited: readonly string[]): { key: string; tags: readonly string[] }[] {
  const tags = [...inherited, ...node.tags];
  const children = Object.values(node.states) as Node[];
  return children.length === 0 ? [{ key: node.key, tags }] : children.flatMap((child) => leaves(child, tags));
}
