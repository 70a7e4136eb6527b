/**
 * Gives jsdom the part of the browser's dialog that it lacks: what is shown takes the focus, and gives it back when it is
 * closed. Whether nothing below can be reached is looked at in a real browser (tests/journeys).
 */
export function standInForDialogs(): void {
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
 * And the part of popovers that it lacks: buttons that open and close them, and the word of it. What is closed stays out of
 * sight (jsdom's own stylesheet), and so does what is open: sights in a sheet say so.
 */
export function standInForPopovers(): void {
  // Modules may be loaded more than once in a window.
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
