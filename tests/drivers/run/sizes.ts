/** Whether the tests run in their full size, as `npm run test:long` has it. */
export const isLong = process.env['ALLMEND_LONG'] === '1';

/** The cases of a test: all of them in its full size, else those in which something is seen that no other shows. */
export function casesOf<Case>(all: readonly Case[], hasItsOwn: (each: Case) => boolean): readonly Case[] {
  return isLong ? all : all.filter(hasItsOwn);
}
