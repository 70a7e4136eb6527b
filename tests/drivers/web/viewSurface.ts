import { act, fireEvent, isInaccessible, within } from '@testing-library/react';
import { addressIn, inEnglish, scene } from '../walking/scene.ts';
import { nameOf, type Sight, type Surface } from '../walking/surface.ts';
import { settled } from './settled.ts';

/** Input to a view that is mounted in jsdom inside a router, and what it shows. */
export function viewSurface(address: () => string, goTo: (address: string) => Promise<void>): Surface {
  return {
    address: () => addressIn('en', address()),
    goTo: (to) => goTo(addressIn(scene().language, to)),
    width: () => window.innerWidth,
    resize: (width) =>
      act(async () => {
        window.innerWidth = width;
        fireEvent(window, new Event('resize'));
      }),
    stir: () => act(async () => void fireEvent.pointerMove(document)),
    press: (sight) => does(sight, (element) => fireEvent.click(element)),
    point: (sight) => does(sight, (element) => fireEvent.pointerMove(element)),
    pressTwice: (sight) => does(sight, (element) => fireEvent.doubleClick(element)),
    key: (sight, key) =>
      does(sight, (element) => {
        element.focus();
        const altKey = key.startsWith('Alt+');
        const isReceived = fireEvent.keyDown(element, { key: key.replace('Alt+', ''), altKey });
        // On Escape browsers dispatch `cancel` on a dialog, and jsdom does not.
        const dialog = element.closest('dialog');
        if (key === 'Escape' && isReceived && dialog) fireEvent(dialog, new Event('cancel', { cancelable: true }));
      }),
    choose: (sight, value) => does(sight, (element) => fireEvent.change(element, { target: { value } })),
    type: (sight, text) => does(sight, (element) => fireEvent.input(element, { target: { value: text } })),
    leave: (sight) => does(sight, (element) => fireEvent.blur(element)),
    async shows(sight, expected) {
      await settled(() => all(sight).length > 0 === expected);
      return all(sight).length > 0;
    },
    async isBusy(expected) {
      await settled(() => isBusy() === expected);
      return isBusy();
    },
    count: async (sight) => all(sight).length,
    text: async (sight) => inEnglish(one(sight).textContent).at(-1)!,
    value: async (sight) => (one(sight) as HTMLInputElement).value,
    isChecked: async (sight) => (one(sight) as HTMLInputElement).checked,
    attribute: async (sight, name) => one(sight).getAttribute(name),
  };
}

function isBusy(): boolean {
  return document.querySelector('[aria-busy=true]') !== null;
}

async function does(sight: Sight, gesture: (element: HTMLElement) => void): Promise<void> {
  await act(async () => gesture(one(sight)));
}

function one(sight: Sight): HTMLElement {
  const [element, ...others] = all(sight);
  if (!element) throw new Error(`There is no ${nameOf(sight)}`);
  if (others.length > 0) throw new Error(`There are ${others.length + 1} of ${nameOf(sight)}`);
  return element;
}

function all(sight: Sight): HTMLElement[] {
  const { role, name, level, says, enabled, current, pressed, inSheet = false } = sight;
  const rooms = sight.within ? all({ inSheet, ...sight.within }) : [document.body];
  return (
    rooms
      // Visibility is checked only for matching elements: checking every element would take most of a walk's time.
      .flatMap((room) =>
        within(room).queryAllByRole(role, {
          hidden: true,
          ...(name !== undefined && { name: scene().language === 'en' ? name : (own: string) => isCalled(own, name) }),
          ...(level !== undefined && { level }),
          ...(pressed !== undefined && { pressed }),
        }),
      )
      .filter((element) => says === undefined || doesSay(element, says))
      .filter((element) => enabled === undefined || isEnabled(element) === enabled)
      .filter((element) => current === undefined || isCurrent(element) === current)
      .filter((element) => inSheet || !isInaccessible(element))
  );
}

function doesSay({ textContent }: HTMLElement, text: string | RegExp): boolean {
  return inEnglish(textContent).some((each) => (typeof text === 'string' ? each.includes(text) : text.test(each)));
}

/** Whether a text of the page has this English name, whatever the language of the page. */
function isCalled(own: string, name: string | RegExp): boolean {
  return inEnglish(own).some((each) => (typeof name === 'string' ? each === name : name.test(each)));
}

function isEnabled(element: HTMLElement): boolean {
  return (
    element.ariaDisabled !== 'true' && element.getAttribute('aria-disabled') !== 'true' && !element.matches(':disabled')
  );
}

function isCurrent(element: HTMLElement): boolean {
  return element.hasAttribute('aria-current');
}
