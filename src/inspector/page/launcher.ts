import sheet from './launcher.css?inline';

interface LauncherParts {
  /** The address of the inspector's own document. */
  readonly address: string;
  /** The developer's choices, for the next documents of this tab. */
  readonly choices: Pick<Storage, 'getItem' | 'setItem'>;
}

const openKey = 'allmend.inspector.open';
const heightKey = 'allmend.inspector.height';

/** Percentages of the window's height. */
const [lowest, highest, usual, step] = [20, 90, 55, 5] as const;

const shortcut = 'Alt+Shift+S';

/**
 * The button that opens the inspector in a page: in a panel below, or in a window of its own. It is in a shadow root, so
 * that styles of the page do not affect it. Alt+Shift+S opens and closes the panel. While the page shows a modal dialog,
 * the panel is inert, so the key opens the window then.
 */
export function createLauncher({ address, choices }: LauncherParts): HTMLElement {
  const host = document.createElement('div');
  host.lang = 'en';
  const root = host.attachShadow({ mode: 'open' });
  const style = new CSSStyleSheet();
  style.replaceSync(sheet);
  root.adoptedStyleSheets = [style];

  const opener = button('Inspector', () => toggle(true));
  opener.className = 'opener';
  opener.title = `Open the inspector (${shortcut})`;
  const panel = document.createElement('section');
  panel.ariaLabel = 'Inspector';
  panel.hidden = true;
  const divider = document.createElement('div');
  Object.assign(divider, {
    role: 'separator',
    tabIndex: 0,
    ariaLabel: 'Height of the inspector',
    ariaOrientation: 'horizontal',
    ariaValueMin: String(lowest),
    ariaValueMax: String(highest),
  });
  const frame = document.createElement('iframe');
  frame.title = 'Inspector';
  const bar = document.createElement('div');
  bar.className = 'bar';
  const hint = document.createElement('span');
  hint.textContent = `${shortcut} opens and closes this panel.`;
  const close = button('Close', () => toggle(false));
  bar.append(hint, button('Open in a window', openWindow), close);
  panel.append(divider, bar, frame);
  root.append(opener, panel);

  let height: number = usual;
  resize(Number(choices.getItem(heightKey) ?? usual) || usual);
  if (choices.getItem(openKey) === 'yes') void show();

  divider.addEventListener('pointerdown', ({ pointerId }) => divider.setPointerCapture(pointerId));
  divider.addEventListener('pointermove', ({ pointerId, clientY }) => {
    if (divider.hasPointerCapture(pointerId)) resize(100 - (clientY / window.innerHeight) * 100);
  });
  divider.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowUp') resize(height + step);
    if (key === 'ArrowDown') resize(height - step);
  });
  window.addEventListener('keydown', onKey);

  function onKey(event: KeyboardEvent): void {
    if (!event.altKey || !event.shiftKey || event.ctrlKey || event.metaKey || event.code !== 'KeyS') return;
    event.preventDefault();
    if (document.querySelector('dialog:modal')) openWindow();
    else toggle(panel.hidden === true);
  }

  function toggle(isOpen: boolean): void {
    choices.setItem(openKey, isOpen ? 'yes' : 'no');
    if (isOpen) void show().then(() => frame.focus());
    else {
      panel.hidden = true;
      opener.hidden = false;
      document.body.style.removeProperty('padding-block-end');
      opener.focus();
    }
  }

  /** The document comes from the server, so its scripts and styles are known there alone. */
  async function show(): Promise<void> {
    panel.hidden = false;
    opener.hidden = true;
    resize(height);
    if (frame.srcdoc !== '') return;
    const answer = await fetch(address);
    frame.srcdoc = answer.ok ? await answer.text() : 'The inspector is not available.';
    await new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
    // Keys that are pressed inside do not reach the page's window.
    frame.contentWindow?.addEventListener('keydown', onKey);
  }

  function openWindow(): void {
    window.open(address, 'allmend-inspector', 'popup,width=1280,height=860');
  }

  function resize(to: number): void {
    height = Math.min(highest, Math.max(lowest, Math.round(to)));
    panel.style.blockSize = `${height}vh`;
    divider.ariaValueNow = String(height);
    choices.setItem(heightKey, String(height));
    // The end of the page stays reachable above the panel.
    if (!panel.hidden) document.body.style.paddingBlockEnd = `${height}vh`;
  }

  return host;
}

function button(name: string, press: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.textContent = name;
  element.addEventListener('click', press);
  return element;
}
