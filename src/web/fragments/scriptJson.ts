import type { Fragment } from './joinedFragments.ts';

/** JSON that can neither end the script element around it nor open a comment there. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** Returns the cached JSON of an object, undefined if it is not cached. */
export type AvailableJson = (value: object) => Uint8Array | undefined;

/** How deep in the data of a first page listings are searched for. */
const deepest = 3;

/** `scriptJson` of plain data in pieces, with the cached JSON of objects that are values or elements of lists. */
export function scriptJsonFragments(value: unknown, atHand: AvailableJson): readonly Fragment[] {
  const fragments: Fragment[] = [];
  let text = '';

  function write(each: unknown, depth: number): void {
    const known = isObject(each) ? atHand(each) : undefined;
    if (known) {
      fragments.push(text, known);
      text = '';
    } else if (Array.isArray(each) && isObject(each[0]) && atHand(each[0])) {
      text += '[';
      each.forEach((element: unknown, index) => {
        if (index > 0) text += ',';
        write(element, deepest);
      });
      text += ']';
    } else if (isObject(each) && !Array.isArray(each) && depth < deepest) {
      let before = '{';
      for (const [key, member] of Object.entries(each)) {
        if (member === undefined) continue;
        text += `${before}${scriptJson(key)}:`;
        write(member, depth + 1);
        before = ',';
      }
      text += before === '{' ? '{}' : '}';
    } else {
      text += scriptJson(each ?? null);
    }
  }

  write(value, 0);
  return [...fragments, text];
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
