/**
 * Adds jsdom's missing part of the dialog element: an opened dialog takes the focus, and returns it when it is closed.
 * Journeys in a real browser check that nothing below is reachable (tests/journeys).
 */
export function polyfillDialogs(): void {
  const openers = new WeakMap<HTMLDialogElement, Element | null>();
  HTMLDialogElement.prototype.showModal = function showModal() {
    openers.set(this, document.activeElement);
    this.open = true;
    this.querySelector<HTMLElement>('a[href], button, input')?.focus();
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    const opener = openers.get(this);
    if (opener instanceof HTMLElement) opener.focus();
  };
}

/**
 * Adds the missing part of popovers: buttons that open and close them, and their events. Closed popovers stay invisible
 * (jsdom's own stylesheet), and so do open ones: sights in a sheet account for that.
 */
export function polyfillPopovers(): void {
  // The polyfill is installed only once, because modules may be loaded more than once in a window.
  if (Object.hasOwn(HTMLElement.prototype, 'showPopover')) return;
  const open = new WeakSet<HTMLElement>();
  const turn = (popover: HTMLElement, isOpen: boolean) => {
    if (open.has(popover) === isOpen) return;
    if (isOpen) open.add(popover);
    else open.delete(popover);
    const [oldState, newState] = isOpen ? ['closed', 'open'] : ['open', 'closed'];
    popover.dispatchEvent(Object.assign(new Event('toggle'), { oldState, newState }));
  };
  HTMLElement.prototype.showPopover = function showPopover() {
    turn(this, true);
  };
  HTMLElement.prototype.hidePopover = function hidePopover() {
    turn(this, false);
  };
  HTMLElement.prototype.togglePopover = function togglePopover(force) {
    const isOpen = typeof force === 'boolean' ? force : !open.has(this);
    turn(this, isOpen);
    return isOpen;
  };
  const { matches } = HTMLElement.prototype;
  Object.assign(HTMLElement.prototype, {
    popover: null,
    matches(this: HTMLElement, selector: string) {
      return selector === ':popover-open' ? open.has(this) : matches.call(this, selector);
    },
  });
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[popovertarget]') : null;
    const popover = document.getElementById(button?.getAttribute('popovertarget') ?? '');
    if (button && popover) turn(popover, button.getAttribute('popovertargetaction') !== 'hide');
  });
}
