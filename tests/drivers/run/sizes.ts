/** Whether the tests run in their full size, as `npm run test:long` has it. */
export const isLong = process.env['ALLMEND_LONG'] === '1';

/** The cases of a test: all of them in its long run, otherwise those that are the only ones of their kind. */
export function casesOf<Case>(all: readonly Case[], hasItsOwn: (each: Case) => boolean): readonly Case[] {
  return isLong ? all : all.filter(hasItsOwn);
}
