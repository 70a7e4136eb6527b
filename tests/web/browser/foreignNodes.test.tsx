import { act, render } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tolerateForeignNodes } from '#web/browser/foreignNodes.ts';

tolerateForeignNodes(document.body);

interface Shown {
  readonly count: number;
  readonly place: string | null;
  readonly items: readonly string[];
  readonly isBusy: boolean;
}

/**
 * A component with adjacent texts, conditional texts, keyed texts without elements, and a part that changes its type.
 */
function Part({ count, place, items, isBusy }: Shown) {
  return (
    <section>
      <p>
        {count} ads {place} <b>today</b>
        {place !== null && <i>in {place}</i>}
      </p>
      {isBusy ? 'Loading' : <em>{count}</em>}
      <h2>{place}</h2>
      {items.map((item) => [item, ' '])}
      <ul>
        {items.map((item) => (
          <li key={item}>
            {item} {isBusy && 'busy'}
          </li>
        ))}
      </ul>
      end
    </section>
  );
}

const mark = (text: string) => `~${text}`;

function font(...nodes: (Node | string)[]): HTMLElement {
  const element = document.createElement('font');
  element.append(...nodes);
  return element;
}

/** Changes of scripts to a text node that people still read, marked if the words differ. */
const rewriting: Readonly<Record<string, (text: Text) => void>> = {
  'puts it into two fonts, as Google Translate': (text) => text.replaceWith(font(font(mark(text.data)))),
  'puts it into one font': (text) => text.replaceWith(font(mark(text.data))),
  'replaces it by another text': (text) => text.replaceWith(mark(text.data)),
  'replaces it by several nodes': (text) =>
    text.replaceWith(mark(text.data.slice(0, 1)), font(text.data.slice(1, 3)), text.data.slice(3)),
  'inserts, and then removes': (text) => {
    text.before(font(mark(text.data)));
    text.remove();
  },
  'removes, and then inserts': (text) => {
    const { parentNode, nextSibling } = text;
    parentNode!.removeChild(text);
    parentNode!.insertBefore(font(mark(text.data)), nextSibling);
  },
  'splits it': (text) => void text.splitText(Math.floor(text.data.length / 2)),
  'highlights a part': (text) => {
    const [first, rest] = [text.data.slice(0, 1), text.data.slice(1)];
    text.after(font(mark(rest)));
    text.data = first;
  },
  'wraps it': (text) => {
    const wrapper = font();
    text.replaceWith(wrapper);
    wrapper.append(text);
  },
  'changes its words': (text) => void (text.data = mark(text.data)),
};

function textsIn(root: Node): readonly Text[] {
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walk.nextNode()) texts.push(walk.currentNode as Text);
  return texts.filter((text) => text.data.trim() !== '' && text.parentElement!.closest('font') === null);
}

const shownIn = (root: Element) => root.textContent.replaceAll('~', '');

/** Resolves once mutation observers have been called. */
const observed = () => act(async () => {});

async function differing(kind: string, states: readonly Shown[]): Promise<void> {
  const rewrite = rewriting[kind]!;
  const { container, rerender, unmount } = render(<Part {...states[0]!} />);
  for (const state of states) {
    for (const text of textsIn(container)) rewrite(text);
    await observed();
    rerender(<Part {...state} />);
    await observed();
    const alone = document.createElement('div');
    const right = render(<Part {...state} />, { container: alone });
    expect(shownIn(container)).toBe(alone.textContent);
    right.unmount();
  }
  unmount();
  expect(container.textContent).toBe('');
}

const state: fc.Arbitrary<Shown> = fc.record({
  count: fc.nat(999),
  place: fc.constantFrom(null, 'Bern', 'Wil SG'),
  items: fc.uniqueArray(fc.constantFrom('Velo', 'Bett', 'Tisch', 'Lampe'), { maxLength: 4 }),
  isBusy: fc.boolean(),
});

describe.each(Object.keys(rewriting))('another script that removes a text and %s', (kind) => {
  it('neither breaks the page nor leaves an old text in it', async () => {
    const states = fc.array(state, { minLength: 2, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(states, (shown) => differing(kind, shown)),
      { numRuns: 15 },
    );
  });
});

const bern: Shown = { count: 203, place: 'Bern', items: ['Velo', 'Bett'], isBusy: false };

it('shows a count that changes after another script has removed it', async () => {
  const { container, rerender } = render(<Part {...bern} />);
  for (const text of textsIn(container)) text.remove();
  await observed();
  rerender(<Part {...bern} count={105} place="Wil SG" items={['Bett']} />);
  await observed();
  expect(container.querySelector('p')!.textContent).toContain('105');
  expect(container.querySelector('i')!.textContent).toContain('Wil SG');
  expect(container.querySelectorAll('li')).toHaveLength(1);
});

it('moves and removes elements that another script has wrapped', async () => {
  const list = (items: readonly string[]) => (
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
  const { container, rerender } = render(list(['a', 'b', 'c', 'd']));
  for (const item of container.querySelectorAll('li')) {
    const wrapper = document.createElement('div');
    item.replaceWith(wrapper);
    wrapper.append(item);
  }
  rerender(list(['d', 'x', 'b', 'y']));
  await observed();
  expect([...container.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual(['d', 'x', 'b', 'y']);
});

it('keeps a translation when the page has changed nothing, and restores the original with the page’s script', async () => {
  const { container, rerender } = render(<Part {...bern} />);
  const texts = textsIn(container);
  const fonts = texts.map((text) => {
    const translated = font(mark(text.data));
    text.replaceWith(translated);
    return translated;
  });
  await observed();
  rerender(<Part {...bern} />);
  await observed();
  expect(fonts.every(({ isConnected }) => isConnected)).toBe(true);
  texts.forEach((text, at) => fonts[at]!.replaceWith(text));
  await observed();
  expect(container.textContent).not.toContain('~');
  expect(container.querySelector('p')!.textContent).toBe('203 ads Bern todayin Bern');
});

it('reports a removal that is a mistake of another script as ever', () => {
  const [one, other] = [document.createElement('p'), document.createElement('p')];
  expect(() => one.removeChild(other)).toThrow(DOMException);
  expect(() => one.insertBefore(document.createTextNode(''), other)).toThrow(DOMException);
});
