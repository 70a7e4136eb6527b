// The store in fake-indexeddb needs Node's File, because jsdom’s cannot be cloned.
import { File as NodeFile } from 'node:buffer';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { waiting } from '#machines/outbox/outboxCases.ts';
import type { OutboxCommand } from '#machines/outbox/outboxCommand.ts';
import { openOutboxStore, type OutboxStore } from '#web/outbox/outboxStore.ts';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  vi.restoreAllMocks();
});

const [first, second, third] = ['firstfirstfi', 'secondsecond', 'thirdthirdth'].map((id) => waiting('vreni', id)) as [
  OutboxCommand,
  OutboxCommand,
  OutboxCommand,
];

const refusal = { code: 'limit-exceeded', problem: 'As many as there is room for.' };

const full = () => new DOMException('The disk is full', 'QuotaExceededError');

/** The kinds of devices, and whether a command outlasts the page on them. */
const devices: readonly (readonly [string, boolean, () => void])[] = [
  ['that stores everything', true, () => {}],
  ['that has no database', false, () => Reflect.deleteProperty(globalThis, 'indexedDB')],
  [
    'that refuses access',
    false,
    () =>
      void vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
        throw new DOMException('Not in a private window', 'SecurityError');
      }),
  ],
  [
    'whose disk is full',
    false,
    () =>
      void vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
        throw full();
      }),
  ],
];

describe.each(devices)('an outbox on a device %s', (_, isDurable, happens) => {
  let store: OutboxStore;
  beforeEach(async () => {
    happens();
    store = await openOutboxStore();
  });

  it('has the appended commands in their order, each once', async () => {
    for (const each of [first, second, first, third]) await store.append(each);
    expect(await store.of('vreni')).toEqual([{ ...first, at: first.at + 1 }, second, third]);
    expect(store.isDurable).toBe(isDurable);
  });

  it('has the commands of a batch in their order, also when it contained one of them before', async () => {
    expect(await store.appendAll([second, third])).toBe(true);
    expect(await store.of('vreni')).toEqual([second, third]);
    expect(await store.appendAll([first, second])).toBe(true);
    expect((await store.of('vreni')).map(({ id }) => id)).toEqual([second.id, third.id, first.id]);
    expect(await store.appendAll([first, second])).toBe(false);
    expect(await store.of('vreni')).toHaveLength(3);
    expect(store.isDurable).toBe(isDurable);
  });

  it('has the files of a command, also after a refusal, and removes them with the command', async () => {
    const files = new Map([['blob:1', new NodeFile(['bytes'], 'velo.jpg', { type: 'image/jpeg' }) as unknown as File]]);
    await store.append(first, files);
    await store.append(second);
    await store.refuse(first.id, refusal);
    await store.refuse(first.id, null);
    expect(await store.of('vreni')).toEqual([first, second]);
    const device = await store.filesOf(first.id);
    expect([...device.keys()]).toEqual(['blob:1']);
    expect(device.get('blob:1')).toMatchObject({ name: 'velo.jpg', type: 'image/jpeg', size: 5 });
    expect(await store.filesOf(second.id)).toEqual(new Map());
    await store.remove(first.id);
    expect(await store.filesOf(first.id)).toEqual(new Map());
  });

  it('returns no command of another account', async () => {
    const beats = waiting('beat', 'beatsbeatsbe');
    for (const each of [first, beats]) await store.append(each);
    expect(await store.of('vreni')).toEqual([first]);
    expect(await store.of('beat')).toEqual([beats]);
  });

  it('notes a refusal of a command in its place, and removes it again', async () => {
    for (const each of [first, second]) await store.append(each);
    await store.refuse(first.id, refusal);
    const refused = { ...first, refused: 'limit-exceeded', problem: 'As many as there is room for.' };
    expect(await store.of('vreni')).toEqual([refused, second]);
    await store.refuse(first.id, null);
    expect(await store.of('vreni')).toEqual([first, second]);
  });

  it('keeps a command that was appended again while it was sent', async () => {
    await store.append(first);
    const [sent] = await store.of('vreni');
    expect(await store.append(first)).toBe(false);
    await store.remove(first.id, sent!.at);
    const [again] = await store.of('vreni');
    expect(again).toMatchObject({ id: first.id, refused: null });
    await store.remove(first.id, again!.at);
    expect(await store.of('vreni')).toEqual([]);
  });

  it('removes completed commands, and ignores unknown commands', async () => {
    for (const each of [first, second]) await store.append(each);
    await store.remove(first.id);
    await store.remove(third.id);
    await store.refuse(third.id, refusal);
    expect(await store.of('vreni')).toEqual([second]);
  });

  it('persists for the next page when the device can store it, otherwise for the life of the page', async () => {
    await store.append(first);
    store.close();
    vi.restoreAllMocks();
    expect(await (await openOutboxStore()).of('vreni')).toEqual(isDurable ? [first] : []);
  });
});

it('appends a batch in one transaction', async () => {
  const store = await openOutboxStore();
  const writing = vi.spyOn(IDBDatabase.prototype, 'transaction');
  await store.appendAll([first, second, third]);
  expect(writing).toHaveBeenCalledTimes(1);
  expect(await store.of('vreni')).toEqual([first, second, third]);
});

it('has each command of a batch once when the disk is full after the first', async () => {
  const store = await openOutboxStore();
  await store.append(third);
  const { add } = IDBObjectStore.prototype;
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(function (this: IDBObjectStore, ...what) {
    if ((what[0] as OutboxCommand).id === second.id) throw full();
    return add.apply(this, what);
  });
  expect(await store.appendAll([first, second, third])).toBe(true);
  expect((await store.of('vreni')).map(({ id }) => id)).toEqual([third.id, first.id, second.id]);
  expect(store.isDurable).toBe(false);
});

it('skips entries that are no commands', async () => {
  const store = await openOutboxStore();
  await store.append({ ...first, kind: '' });
  await store.append(second);
  expect(await store.of('vreni')).toEqual([second]);
});
