/**
 * Runs in the page. Returns the targets that are smaller than WCAG 2.2 requires (2.5.8). A target must be 24 by 24 px,
 * or a circle of 24 px around its middle must touch no other. Links in a sentence are as high as its lines. For touch,
 * controls such as buttons, fields and links with a background or border must be 44 by 44 px (look, Buttons).
 */
export function targetFlaws({ fingers }: { readonly fingers: boolean }): string[] {
  const overlays = document.querySelectorAll('dialog[open], [popover]:popover-open');
  const root = overlays.item(overlays.length - 1) ?? document.body;
  const targets = 'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"]';

  interface Target {
    readonly control: HTMLElement;
    /** The clickable element; the label of a field is part of it. */
    readonly face: HTMLElement;
    readonly box: DOMRect;
  }

  function described({ control }: Target, box: Pick<DOMRect, 'width' | 'height'>): string {
    const name = control.getAttribute('aria-label') ?? (control.textContent || control.getAttribute('name') || '');
    const size = `${Math.round(box.width)} x ${Math.round(box.height)}`;
    return `${size}: ${control.localName}.${control.className} «${name.trim().slice(0, 40)}»`;
  }

  const all = [...root.querySelectorAll<HTMLElement>(targets)]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }) && !control.closest('[inert]'))
    .map((control): Target => {
      const face = control.closest('label') ?? control;
      return { control, face, box: face.getBoundingClientRect() };
    })
    .filter(({ box }) => box.width > 1 || box.height > 1);

  /**
   * The size of the area around a target’s middle in which a press hits the target. Parts of a target may be outside of
   * its own box.
   */
  function hitBox({ control, face }: Target): { width: number; height: number } {
    const isInWindow = ({ left, top, right, bottom }: DOMRect) =>
      left >= 0 && top >= 0 && right <= window.innerWidth && bottom <= window.innerHeight;
    if (!isInWindow(face.getBoundingClientRect())) {
      face.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    }
    const { left, top, width, height } = face.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const isHit = (atX: number, atY: number) => {
      const hit = document.elementFromPoint(atX, atY);
      return hit !== null && (face.contains(hit) || control.contains(hit));
    };
    const reach = (stepX: number, stepY: number) => {
      let steps = 0;
      while (steps < 60 && isHit(x + stepX * (steps + 1), y + stepY * (steps + 1))) steps += 1;
      return steps;
    };
    return { width: reach(-1, 0) + reach(1, 0) + 1, height: reach(0, -1) + reach(0, 1) + 1 };
  }

  function isInSentence({ control }: Target): boolean {
    if (getComputedStyle(control).display !== 'inline') return false;
    const around = control.parentElement!;
    return [...around.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && /\p{L}{2}/u.test(node.nodeValue!));
  }

  const isControl = ({ control }: Target) => {
    if (control.localName !== 'a') return true;
    const { backgroundColor, boxShadow, borderTopWidth, borderBottomWidth } = getComputedStyle(control);
    const hasGround = !/^transparent$|, 0\)$|\/ 0\)$/.test(backgroundColor);
    return hasGround || boxShadow !== 'none' || (borderTopWidth !== '0px' && borderBottomWidth !== '0px');
  };

  const isSmaller = ({ width, height }: { width: number; height: number }, least: number) =>
    width < least - 0.5 || height < least - 0.5;

  const small = all.filter((target) => isSmaller(target.box, 24));
  const middleOf = ({ box }: Target) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
  /** The distance from a point to the nearest part of a box, in px. */
  const distance = ({ x, y }: { x: number; y: number }, { left, right, top, bottom }: DOMRect) =>
    Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
  const hasRoom = (target: Target) =>
    all.every((other) => {
      if (other === target || other.face === target.face || other.control.contains(target.control)) return true;
      const middle = middleOf(target);
      if (distance(middle, other.box) < 12) return false;
      const others = middleOf(other);
      return !small.includes(other) || Math.hypot(middle.x - others.x, middle.y - others.y) >= 24;
    });

  const flaws = [];
  for (const target of small) {
    if (isInSentence(target) || hasRoom(target)) continue;
    const hit = hitBox(target);
    if (isSmaller(hit, 24)) flaws.push(`smaller than 24 px: ${described(target, hit)}`);
  }
  if (fingers) {
    for (const target of all.filter(({ box }) => isSmaller(box, 44)).filter(isControl)) {
      const hit = hitBox(target);
      if (isSmaller(hit, 44)) flaws.push(`smaller than 44 px: ${described(target, hit)}`);
    }
  }
  return flaws;
}
