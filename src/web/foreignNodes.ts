import { isMounted, isOwned } from './reactNodes.ts';

// A browser's translator or an extension replaces text nodes of the page, splits them, wraps them or takes them away. React keeps
// its own nodes in hand: it would change a text that is not in the document any more (the page goes on showing the old one), and
// fail where it removes a node from its parent, or inserts before it (the page ends). Neither happens with what is done here.

/** Nodes of another script in place of a text node of the page, or next to it. */
interface Replacement {
  readonly standIns: readonly ChildNode[];
  /** What the page shows there; null where its text node still holds a part of it. */
  readonly text: string | null;
}

/** Keeps what React shows in step with the document below `root`, whatever other scripts do to its text nodes. */
export function tolerateForeignNodes(root: Node): void {
  tolerateMisplaced();
  const replaced = new WeakMap<Text, Replacement>();
  const replacedBy = new WeakMap<Node, Text>();
  const observer = new MutationObserver((records) => {
    const changes = changesIn(records);
    for (const record of records) followStandIns(record, changes);
    for (const text of changes.touched) settle(text, isWritten(text, changes));
    const missing = [...changes.removed].filter(([text, record]) => isMissing(text, record));
    const standIns = standInsFor(missing, records, changes.added);
    // Backwards, so that the neighbours of each are where they were.
    for (const [text, record] of missing.toReversed()) putBack(text, record, standIns.get(text) ?? []);
    for (const node of changes.added) if (isAdopted(node as ChildNode)) changes.added.delete(node);
    for (const text of changes.written) if (text.isConnected && !replaced.has(text)) noteParts(text, changes);
    // What was done here is nothing to follow.
    observer.takeRecords();
  });
  observer.observe(root, { childList: true, characterData: true, subtree: true });

  /** Another script may replace what it has put in before, or take it away again. */
  function followStandIns({ addedNodes, removedNodes }: MutationRecord, { added, touched }: Changes): void {
    for (const node of removedNodes) {
      const text = replacedBy.get(node);
      const known = text && replaced.get(text);
      if (!known) continue;
      const next = [...addedNodes].filter((other) => added.delete(other)) as ChildNode[];
      note(text, { ...known, standIns: known.standIns.flatMap((each) => (each === node ? [...next, each] : [each])) });
      touched.add(text);
    }
  }

  /** Where React has written, moved or removed a text, or a script has put it back, nothing stands in for it any more. */
  function settle(text: Text, hasChanged: boolean): void {
    const known = replaced.get(text);
    if (!known) return;
    const standIns = known.standIns.filter(({ isConnected }) => isConnected);
    const isReplaced = text.isConnected && !hasChanged && (standIns.length > 0 || known.standIns.length === 0);
    if (isReplaced) {
      if (known.text !== null) text.after(...standIns);
      return note(text, { ...known, standIns });
    }
    replaced.delete(text);
    for (const node of standIns) node.remove();
    if (!hasChanged && known.text !== null) text.nodeValue = known.text;
  }

  /** The text node is there again, emptied, before what stands in for it: React finds the one, and people see the other. */
  function putBack(text: Text, record: MutationRecord, standIns: readonly ChildNode[]): void {
    note(text, { standIns, text: text.nodeValue });
    text.nodeValue = '';
    record.target.insertBefore(text, standIns[0] ?? nextAt(record));
  }

  /** A text that was split holds one of its parts. The others go once React writes all of it. */
  function noteParts(text: Text, { added }: Changes): void {
    const standIns: ChildNode[] = [];
    for (let next = text.nextSibling; next && added.delete(next); next = next.nextSibling) standIns.push(next);
    for (let last = text.previousSibling; last && added.delete(last); last = last.previousSibling) standIns.push(last);
    if (standIns.length > 0) note(text, { standIns, text: null });
  }

  /** What a script inserts right behind a replaced text, or behind what stands in for it, does so too. */
  function isAdopted(node: ChildNode): boolean {
    const last = node.previousSibling;
    const text = last && (replacedBy.get(last) ?? (last as Text));
    const known = text && replaced.get(text);
    if (!known) return false;
    const at = known.standIns.indexOf(last) + 1;
    note(text, { ...known, standIns: known.standIns.toSpliced(at, 0, node) });
    return true;
  }

  function note(text: Text, replacement: Replacement): void {
    replaced.set(text, replacement);
    for (const node of replacement.standIns) replacedBy.set(node, text);
  }
}

/** Which nodes another script has put in the place of each text that it has taken out; each of `added` is claimed once. */
function standInsFor(missing: Missing, records: readonly MutationRecord[], added: Set<Node>) {
  const claim = (node: Node | null, target: Node): node is ChildNode =>
    node !== null && node.parentNode === target && added.delete(node);
  const standIns = new Map<Text, readonly ChildNode[]>();
  const insertions = records.filter(({ addedNodes }) => addedNodes.length > 0);
  const before = new Set(insertions.map(({ nextSibling }) => nextSibling));
  for (const [text, removal] of missing) {
    const { target, previousSibling, nextSibling } = removal;
    const put: ChildNode[] = [];
    // Either the script inserts before the text and then removes that, or it removes, at once or first, and inserts there.
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
    if (put.length > 0) standIns.set(text, put);
  }
  return standIns;
}

/** The node before which a removed node was. */
function nextAt({ target, previousSibling, nextSibling }: MutationRecord): ChildNode | null {
  if (nextSibling?.parentNode === target) return nextSibling as ChildNode;
  if (previousSibling?.parentNode === target) return previousSibling.nextSibling;
  return previousSibling === null ? target.firstChild : null;
}

/** Texts of React that other scripts have taken out, in their order, with the record that reports it. */
type Missing = readonly (readonly [Text, MutationRecord])[];

interface Changes {
  /** Nodes of other scripts, unless it is known what they stand in for. */
  readonly added: Set<Node>;
  /** Text nodes of React that were taken out, and where. */
  readonly removed: Map<Text, MutationRecord>;
  /** Text nodes of React that hold another text. */
  readonly written: Set<Text>;
  readonly touched: Set<Text>;
}

function changesIn(records: readonly MutationRecord[]): Changes {
  const changes: Changes = {
    ...{ added: new Set(), removed: new Map(), written: new Set(), touched: new Set() },
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
      // The last removal counts, in the order of these.
      changes.removed.delete(node);
      changes.removed.set(node, record);
      changes.touched.add(node);
    }
  }
  return changes;
}

/** Whether React has changed a text: another script that changes it leaves the rest of it next to it. */
function isWritten(text: Text, { written, added }: Changes): boolean {
  return written.has(text) && ![text.previousSibling, text.nextSibling].some((next) => next && added.has(next));
}

function isText(node: Node): node is Text {
  return node.nodeType === Node.TEXT_NODE;
}

/** Another script has taken it out, and React has not. */
function isMissing(text: Text, { target }: MutationRecord): boolean {
  return !text.isConnected && target.isConnected && isMounted(text);
}

/** React may remove a node, or insert before it, where it is: another script may have wrapped it, or taken it away. */
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
