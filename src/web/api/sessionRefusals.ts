let report: (() => void) | undefined;
let isPending = false;

/** Reports that the server has answered a call as for a visitor. */
export function reportSessionRefused(): void {
  if (report) report();
  else isPending = true;
}

/** Calls back at each such answer, and at once if there was one before. */
export function onSessionRefused(listener: () => void): void {
  report = listener;
  if (isPending) listener();
  isPending = false;
}
