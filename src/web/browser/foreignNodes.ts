import { isMounted, isOwned } from './reactNodes.ts';

// A browser's translator or an extension replaces text nodes of the page, splits them, wraps them or removes them.
// React holds references to its own nodes. It would change a text that is no longer in the document, so that the page
// still shows the old one. And it would throw when it removes a node from its parent or inserts before it, which ends
// the page. This module prevents both.

/** Nodes of another script in place of a text node of the page, or next to it. */
interface Replacement {
  readonly replacements: readonly ChildNode[];
  /** The text that the page shows there; null if its text node still holds a part of it. */
  readonly text: string | null;
}

/** Adapts React's text nodes below `root` to the document, whatever other scripts do to them. */
export function tolerateForeignNodes(root: Node): void {
  tolerateMisplaced();
  const replaced = new WeakMap<Text, Replacement>();
  const replacedBy = new WeakMap<Node, Text>();
  const observer = new MutationObserver((records) => {
    const changes = changesIn(records);
    for (const record of records) followReplacements(record, changes);
    for (const text of changes.touched) settle(text, isWritten(text, changes));
    const missing = [...changes.removed].filter(([text, record]) => isMissing(text, record));
    const replacements = replacementsFor(missing, records, changes.added);
    // The texts are put back last first, so that the neighbours of each mutation record are where they were.
    for (const [text, record] of missing.toReversed()) putBack(text, record, replacements.get(text) ?? []);
    for (const node of changes.added) if (isAdopted(node as ChildNode)) changes.added.delete(node);
    for (const text of changes.written) if (text.isConnected && !replaced.has(text)) noteParts(text, changes);
    // The records of this module's own mutations are dropped, because they need no response.
    observer.takeRecords();
  });
  observer.observe(root, { childList: true, characterData: true, subtree: true });

  /** Follows another script that replaces its own replacement, or removes it again. */
  function followReplacements({ addedNodes, removedNodes }: MutationRecord, { added, touched }: Changes): void {
    for (const node of removedNodes) {
      const text = replacedBy.get(node);
      const known = text && replaced.get(text);
      if (!known) continue;
      const next = [...addedNodes].filter((other) => added.delete(other)) as ChildNode[];
      note(text, {
        ...known,
        replacements: known.replacements.flatMap((each) => (each === node ? [...next, each] : [each])),
      });
      touched.add(text);
    }
  }

  /** Ends the replacement of a text if React has written, moved or removed the text, or if a script has restored it. */
  function settle(text: Text, hasChanged: boolean): void {
    const known = replaced.get(text);
    if (!known) return;
    const replacements = known.replacements.filter(({ isConnected }) => isConnected);
    const isReplaced = text.isConnected && !hasChanged && (replacements.length > 0 || known.replacements.length === 0);
    if (isReplaced) {
      if (known.text !== null) text.after(...replacements);
      return note(text, { ...known, replacements });
    }
    replaced.delete(text);
    for (const node of replacements) node.remove();
    if (!hasChanged && known.text !== null) text.nodeValue = known.text;
  }

  /**
   * Inserts a removed text node again, empty, before its replacement. React then finds the node, and people see the
   * replacement.
   */
  function putBack(text: Text, record: MutationRecord, replacements: readonly ChildNode[]): void {
    note(text, { replacements, text: text.nodeValue });
    text.nodeValue = '';
    record.target.insertBefore(text, replacements[0] ?? nextAt(record));
  }

  /**
   * Records the parts of a text node that was split: the node itself has one of them. The others are removed once React
   * writes the whole text.
   */
  function noteParts(text: Text, { added }: Changes): void {
    const replacements: ChildNode[] = [];
    for (let next = text.nextSibling; next && added.delete(next); next = next.nextSibling) replacements.push(next);
    for (let last = text.previousSibling; last && added.delete(last); last = last.previousSibling)
      replacements.push(last);
    if (replacements.length > 0) note(text, { replacements, text: null });
  }

  /**
   * Whether a node belongs to the replacement of a text: a script has inserted it right after the text, or after the
   * replacement.
   */
  function isAdopted(node: ChildNode): boolean {
    const last = node.previousSibling;
    const text = last && (replacedBy.get(last) ?? (last as Text));
    const known = text && replaced.get(text);
    if (!known) return false;
    const at = known.replacements.indexOf(last) + 1;
    note(text, { ...known, replacements: known.replacements.toSpliced(at, 0, node) });
    return true;
  }

  function note(text: Text, replacement: Replacement): void {
    replaced.set(text, replacement);
    for (const node of replacement.replacements) replacedBy.set(node, text);
  }
}

/** The nodes that another script has put in the place of each removed text; each of `added` is claimed once. */
function replacementsFor(missing: Missing, records: readonly MutationRecord[], added: Set<Node>) {
  const claim = (node: Node | null, target: Node): node is ChildNode =>
    node !== null && node.parentNode === target && added.delete(node);
  const replacements = new Map<Text, readonly ChildNode[]>();
  const insertions = records.filter(({ addedNodes }) => addedNodes.length > 0);
  const before = new Set(insertions.map(({ nextSibling }) => nextSibling));
  for (const [text, removal] of missing) {
    const { target, previousSibling, nextSibling } = removal;
    const put: ChildNode[] = [];
    // The script inserts before the text and then removes that, or it removes first and inserts there.
    for (let last = before.has(text) ? previousSibling : null; claim(last, target); last = last.previousSibling)
      put.unshift(last);
    if (put.length === 0) {
      const insertion = records
        .slice(records.indexOf(removal))
        .find(
          (other) =>
            other.target === target &&
            other.addedNodes.length > 0 &&
            other.previousSibling === previousSibling &&
            other.nextSibling === nextSibling,
        );
      put.push(...[...(insertion?.addedNodes ?? [])].filter((node) => claim(node, target)));
    }
    if (put.length > 0) replacements.set(text, put);
  }
  return replacements;
}

/** The node that followed a removed node; null if it was the last. */
function nextAt({ target, previousSibling, nextSibling }: MutationRecord): ChildNode | null {
  if (nextSibling?.parentNode === target) return nextSibling as ChildNode;
  if (previousSibling?.parentNode === target) return previousSibling.nextSibling;
  return previousSibling === null ? target.firstChild : null;
}

/** React's text nodes that other scripts have removed, in order, each with the mutation record that reports it. */
type Missing = readonly (readonly [Text, MutationRecord])[];

interface Changes {
  /** Nodes of other scripts, unless it is known which text they replace. */
  readonly added: Set<Node>;
  /** React's text nodes that were removed, with their positions. */
  readonly removed: Map<Text, MutationRecord>;
  /** React's text nodes whose text has changed. */
  readonly written: Set<Text>;
  readonly touched: Set<Text>;
}

function changesIn(records: readonly MutationRecord[]): Changes {
  const changes: Changes = {
    added: new Set(),
    removed: new Map(),
    written: new Set(),
    touched: new Set(),
  };
  for (const record of records) {
    const { target, addedNodes, removedNodes } = record;
    if (isText(target) && isOwned(target)) {
      changes.written.add(target);
      changes.touched.add(target);
    }
    for (const node of addedNodes) if (node.nodeType !== Node.COMMENT_NODE && !isOwned(node)) changes.added.add(node);
    for (const node of removedNodes) {
      if (!isText(node) || !isOwned(node)) continue;
      // If a node was removed several times, its last removal counts, and determines its place in the order.
      changes.removed.delete(node);
      changes.removed.set(node, record);
      changes.touched.add(node);
    }
  }
  return changes;
}

/** Whether React has changed a text. Another script that changes it leaves the rest of it next to it. */
function isWritten(text: Text, { written, added }: Changes): boolean {
  return written.has(text) && ![text.previousSibling, text.nextSibling].some((next) => next && added.has(next));
}

function isText(node: Node): node is Text {
  return node.nodeType === Node.TEXT_NODE;
}

/** Whether another script, and not React, has removed a text. */
function isMissing(text: Text, { target }: MutationRecord): boolean {
  return !text.isConnected && target.isConnected && isMounted(text);
}

/**
 * Patches the DOM so that React can remove a node, or insert before it, wherever the node is. Another script may have
 * wrapped or removed the node.
 */
function tolerateMisplaced(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this || !isOwned(child)) return removeChild.call(this, child) as T;
    let wrapper = child.parentNode;
    wrapper?.removeChild(child);
    while (wrapper && wrapper !== this && this.contains(wrapper) && !holdsOwned(wrapper)) {
      const outer: ParentNode | null = wrapper.parentNode;
      outer?.removeChild(wrapper);
      wrapper = outer;
    }
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, next: Node | null): T {
    if (!next || next.parentNode === this || !isOwned(next)) return insertBefore.call(this, node, next) as T;
    if (!this.contains(next)) return this.appendChild(node);
    let at = next;
    while (at.parentNode !== this && !at.previousSibling) at = at.parentNode!;
    return at.parentNode!.insertBefore(node, at);
  };
}

function holdsOwned(wrapper: Node): boolean {
  const walk = document.createTreeWalker(wrapper);
  while (walk.nextNode()) if (isOwned(walk.currentNode)) return true;
  return false;
}
