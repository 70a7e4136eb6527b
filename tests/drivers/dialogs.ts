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
