// The script of an inspected page (`INSPECTOR=on`). The document loads it before the app's, whose actors use
// `window.allmendInspector` when they are created. So the log is complete, however late the inspector is opened.
import type { InspectionEvent } from 'xstate';
import { createPageLog } from '../log/pageLog.ts';
import type { Log } from '../log/log.ts';
import { inspectedPage } from './inspectedPage.ts';
import { createLauncher } from './launcher.ts';

declare global {
  interface Window {
    allmendInspector?: (event: InspectionEvent) => void;
    /** The log of this page, which the panel and the inspector's window read. */
    allmendInspectorLog?: Log;
  }
}

const { log, inspect } = createPageLog({
  now: () => performance.timeOrigin + performance.now(),
  page: inspectedPage(window),
});

// The recorder may be on as well, and a test may have its own.
const before = window.allmendInspector;
window.allmendInspector = (event) => {
  before?.(event);
  inspect(event);
};
window.allmendInspectorLog = log;

document.body.append(createLauncher({ address: '/inspector/', choices: sessionStorage }));
