/**
 * Runs in the page. Returns the flaws of text positions: beyond the window, clipped by hidden overflow, out of their
 * own box, or across another text. Text in a rail that scrolls sideways may go beyond it; text behind a dialog is not
 * checked.
 */
export function textFlaws(): string[] {
  const flaws = new Set<string>();
  /** The tolerance in px, because browsers round positions. */
  const slack = 1;
  const windowWidth = document.documentElement.clientWidth;
  const overlays = document.querySelectorAll('dialog[open], [popover]:popover-open');
  const root = overlays.item(overlays.length - 1) ?? document.body;

  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element) => {
    const known = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, known);
    return known;
  };

  function described(element: Element, text: string): string {
    const classes = element.className && typeof element.className === 'string' ? `.${element.className}` : '';
    return `«${text.trim().replaceAll(/\s+/g, ' ').slice(0, 40)}» in ${element.localName}${classes.replaceAll(' ', '.')}`;
  }

  function ancestorsOf(element: Element): Element[] {
    const all = [];
    for (let each: Element | null = element; each && each !== document.body; each = each.parentElement) all.push(each);
    return all;
  }

  const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
  const isRail = (element: Element) => scrolls(styleOf(element).overflowX) && element.scrollWidth > element.clientWidth;
  const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  const isForReadersOnly = (element: Element) =>
    ancestorsOf(element).some((each) => styleOf(each).clipPath === 'inset(50%)');
  const isCounted = (element: Element) => styleOf(element).webkitLineClamp !== 'none';
  const layerOf = (element: Element) =>
    ancestorsOf(element).find((each) => ['fixed', 'sticky'].includes(styleOf(each).position)) ?? root;

  interface Line {
    readonly node: Text;
    readonly element: Element;
    readonly layer: Element;
    readonly box: DOMRect;
  }
  const lines: Line[] = [];

  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const element = node.parentElement!;
    if (!node.data.trim() || element.closest('select, script, style, svg, noscript, template')) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (isForReadersOnly(element)) continue;
    const ancestors = ancestorsOf(element);
    const range = document.createRange();
    range.selectNodeContents(node);
    const holder = ancestors.find((each) => !['inline', 'contents'].includes(styleOf(each).display)) ?? root;
    for (const box of range.getClientRects()) {
      if (box.width > 0 && isShown(box, ancestors)) {
        look(box, ancestors, holder, described(element, node.data));
        lines.push({ node, element, layer: layerOf(element), box });
      }
    }
  }

  /** Whether a line of text is among those that a box with a line limit shows. */
  function isShown(box: DOMRect, ancestors: readonly Element[]): boolean {
    const counted = ancestors.find(isCounted);
    if (!counted) return true;
    return box.top + box.height / 2 < counted.getBoundingClientRect().bottom;
  }

  function look(box: DOMRect, ancestors: readonly Element[], holder: Element, name: string): void {
    const inRail = ancestors.some(isRail);
    if (!inRail && (box.left < -slack || box.right > windowWidth + slack)) flaws.add(`beyond the window: ${name}`);
    const own = holder.getBoundingClientRect();
    if (box.left < own.left - slack || box.right > own.right + slack) flaws.add(`sticks out of its box: ${name}`);
    // The part of a line's box, above and below, that no letter uses.
    const air = box.height * 0.2;
    let isScrolledDown = false;
    for (const each of ancestors) {
      if (isRail(each)) break;
      isScrolledDown ||= scrolls(styleOf(each).overflowY) || isCounted(each);
      const { overflowX, overflowY } = styleOf(each);
      const { left, right, top, bottom } = each.getBoundingClientRect();
      const isCutAcross = hides(overflowX) && (box.left < left - slack || box.right > right + slack);
      const isCutDown = !isScrolledDown && hides(overflowY) && (box.top + air < top || box.bottom - air > bottom);
      if (isCutAcross || isCutDown) flaws.add(`cut: ${name}`);
    }
  }

  lines.sort((one, other) => one.box.top - other.box.top);
  for (const [index, { node, element, layer, box }] of lines.entries()) {
    for (const other of lines.slice(index + 1)) {
      const air = Math.min(box.height, other.box.height) * 0.25;
      if (other.box.top > box.bottom - air) break;
      if (other.node === node || other.layer !== layer) continue;
      const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
      if (across > 2 * slack && down > 2 * air) {
        flaws.add(
          `one over the other: ${described(element, node.data)} and ${described(other.element, other.node.data)}`,
        );
      }
    }
  }

  // The text of a form field is not in the document's text nodes, so its width is measured.
  const pen = document.createElement('canvas').getContext('2d')!;
  for (const field of root.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')) {
    if (!field.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || isForReadersOnly(field))
      continue;
    const text =
      field instanceof HTMLSelectElement
        ? (field.selectedOptions[0]?.text ?? '')
        : ['text', 'search'].includes(field.type)
          ? field.value || field.placeholder
          : '';
    const style = styleOf(field);
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const room = field.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
    if (pen.measureText(text).width > room + slack) flaws.add(`cut: ${described(field, text)}`);
  }
  return [...flaws];
}
