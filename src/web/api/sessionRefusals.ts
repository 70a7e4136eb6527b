let report: (() => void) | undefined;
let isPending = false;

/** Reports that the server has treated a call as that of a visitor without a session. */
export function reportSessionRefused(): void {
  if (report) report();
  else isPending = true;
}

/** Calls the listener whenever a refusal of the session is reported, and at once if there was one before. */
export function onSessionRefused(listener: () => void): void {
  report = listener;
  if (isPending) listener();
  isPending = false;
}
