import { afterEach, expect, it } from 'vitest';

import { slideAway } from '#web/shell/header/slideAway.ts';

const header = document.createElement('header');
Object.defineProperty(header, 'offsetHeight', { value: 60 });
let end = () => {};

afterEach(() => {
  end();
  header.removeAttribute('data-away');
});

function scrollTo(y: number): boolean {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  window.dispatchEvent(new Event('scroll'));
  return header.hasAttribute('data-away');
}

it('hides while the user scrolls down past it, and returns as soon as the user scrolls up', () => {
  scrollTo(0);
  end = slideAway(header);
  expect(scrollTo(40)).toBe(false);
  expect(scrollTo(100)).toBe(true);
  expect(scrollTo(300)).toBe(true);
  expect(scrollTo(280)).toBe(false);
  expect(scrollTo(500)).toBe(true);
  expect(scrollTo(0)).toBe(false);
});

it('does not heed a trembling finger', () => {
  scrollTo(0);
  end = slideAway(header);
  expect(scrollTo(300)).toBe(true);
  expect(scrollTo(295)).toBe(true);
  expect(scrollTo(302)).toBe(true);
});

it('stays as it is once it has ended', () => {
  scrollTo(0);
  slideAway(header)();
  expect(scrollTo(300)).toBe(false);
});
