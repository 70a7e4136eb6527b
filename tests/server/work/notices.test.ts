import { expect, it } from 'vitest';
import { sayLosses } from '#server/work/notices.ts';

it.each([
  [1, 'ACCEPT_LOST_KEYS=1 accepts the loss of the keys of 1 account: unset it now'],
  [0, 'ACCEPT_LOST_KEYS=0 accepts the loss of the keys of 0 accounts: unset it now'],
  [7, 'ACCEPT_LOST_KEYS=7 accepts the loss of the keys of 7 accounts: unset it now'],
])('a start that accepts the loss of %d keys reports it in the right number', (acceptLostKeys, line) => {
  const said: string[] = [];
  sayLosses({ acceptLostKeys }, (each) => said.push(each));
  expect(said).toEqual([line]);
});
