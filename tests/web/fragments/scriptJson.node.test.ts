import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { joined } from '#web/fragments/joinedFragments.ts';
import { scriptJson, scriptJsonFragments } from '#web/fragments/scriptJson.ts';

const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

/** Plain data with members that JSON leaves out. */
const { data } = fc.letrec<{ data: unknown; list: unknown[]; record: object }>((tie) => ({
  data: fc.oneof(
    { maxDepth: 5 },
    fc.constantFrom(null, undefined, true, 0, -1.5, '', '</script><!--', '«ü» 🚲', '"\\'),
    tie('list'),
    tie('record'),
  ),
  list: fc.array(tie('data'), { maxLength: 4 }),
  record: fc.dictionary(fc.constantFrom('a', 'items', '<b>', '1', '"'), tie('data'), { maxKeys: 4 }),
}));

const objectsIn = (value: unknown): object[] =>
  typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(objectsIn)] : [];

describe('JSON in pieces', () => {
  it('is the same to the byte, whatever of it is at hand', () => {
    fc.assert(
      fc.property(fc.record({ data, items: fc.array(data) }), fc.infiniteStream(fc.boolean()), (value, chosen) => {
        const atHand = new Map<object, Uint8Array>();
        for (const object of objectsIn(value)) {
          if (chosen.next().value) atHand.set(object, new TextEncoder().encode(scriptJson(object)));
        }
        const fragments = scriptJsonFragments(value, (object) => atHand.get(object));
        expect(textOf(joined(fragments))).toBe(scriptJson(value));
      }),
    );
  });

  it('passes available values through unchanged', () => {
    const [first, second] = [{ id: 'a' }, { id: 'b' }];
    const bytes = new TextEncoder().encode('{"at":"hand"}');
    const fragments = scriptJsonFragments(
      { data: { items: [first, second], similar: { items: [second] } } },
      (object) => (object === second ? bytes : undefined),
    );
    expect(textOf(joined(fragments))).toBe(
      '{"data":{"items":[{"id":"a"},{"id":"b"}],"similar":{"items":[{"at":"hand"}]}}}',
    );
    const both = scriptJsonFragments([first, second], () => bytes);
    expect(both.filter((fragment) => fragment === bytes)).toHaveLength(1);
  });
});

describe('pieces', () => {
  it('are joined as they arrive, however large', () => {
    const fragment = fc.oneof(fc.string({ unit: 'binary', maxLength: 50 }), fc.uint8Array({ maxLength: 50 }));
    fc.assert(
      fc.property(fc.array(fragment), (fragments) => {
        expect(Buffer.concat(fragments.map((each) => Buffer.from(each))).equals(joined(fragments))).toBe(true);
      }),
    );
    const large = 'ü'.repeat(3_000_000);
    const saved = joined(['before ', new Uint8Array([33])]).slice();
    expect(textOf(joined(['a', large, 'z'])) === `a${large}z`).toBe(true);
    expect(textOf(saved)).toBe('before !');
    expect(textOf(joined(['after']))).toBe('after');
  });
});
