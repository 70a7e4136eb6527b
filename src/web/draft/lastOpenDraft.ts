const name = 'open_draft';

/** Notes the draft that one writes in this tab, which goes on with it when it is loaded again; null once it is none. */
export function noteOpenDraft(id: string | null): void {
  try {
    if (id === null) window.sessionStorage.removeItem(name);
    else window.sessionStorage.setItem(name, id);
  } catch {
    // Without it one is asked whether one goes on.
  }
}

/** The draft that was open in this tab; null where it is not known. */
export function lastOpenDraft(): string | null {
  try {
    return window.sessionStorage.getItem(name);
  } catch {
    return null;
  }
}
