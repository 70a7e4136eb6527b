import { describe, expect, it } from 'vitest';
import { fairQueue, QueueFull, ShareUsed } from '#server/http/calls/fairQueue.ts';

function opened(most: number, mostOfClient: number) {
  const refused: string[] = [];
  const queue = fairQueue<string>({ most, mostOfClient }, (item) => refused.push(item));
  const all = () => Array.from({ length: queue.size }, () => queue.shift());
  return { queue, refused, all };
}

describe('a fair queue', () => {
  it('alternates between clients, and serves each client in its order', () => {
    const { queue, all } = opened(10, 5);
    for (const item of ['a1', 'a2', 'a3', 'b1', 'b2', 'c1']) queue.push(item[0]!, item);
    expect(all()).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
    expect([queue.size, queue.shift()]).toEqual([0, undefined]);
  });

  it('refuses a client more than its share, and serves another client', () => {
    const { queue, all } = opened(10, 2);
    queue.push('a', 'a1');
    queue.push('a', 'a2');
    expect(() => queue.push('a', 'a3')).toThrow(ShareUsed);
    queue.push('b', 'b1');
    expect(all()).toEqual(['a1', 'b1', 'a2']);
  });

  it('drops a request of the client with the most waiting when it is full', () => {
    const { queue, refused, all } = opened(4, 4);
    for (const item of ['a1', 'a2', 'a3', 'b1']) queue.push(item[0]!, item);
    queue.push('c', 'c1');
    expect(refused).toEqual(['a3']);
    expect(() => queue.push('a', 'a4')).toThrow(QueueFull);
    expect(all()).toEqual(['a1', 'b1', 'c1', 'a2']);
  });

  it('is full when every client has as few', () => {
    const { queue, refused } = opened(2, 2);
    queue.push('a', 'a1');
    queue.push('b', 'b1');
    expect(() => queue.push('c', 'c1')).toThrow(QueueFull);
    expect(refused).toEqual([]);
  });

  it('serves a returned item first', () => {
    const { queue, all } = opened(2, 2);
    queue.push('a', 'a1');
    queue.putBack('b1', 'b2');
    expect(all()).toEqual(['b1', 'b2', 'a1']);
  });

  it('serves items that return one after another in reverse: the one that returns last had begun first', () => {
    const { queue, all } = opened(2, 2);
    queue.push('a', 'a1');
    queue.putBack('b2', 'b3');
    queue.putBack('b1');
    expect(queue.size).toBe(4);
    expect(all()).toEqual(['b1', 'b2', 'b3', 'a1']);
  });
});
