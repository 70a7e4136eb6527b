const name = 'open_draft';

/** Stores the id of the draft that is open in this tab, which a reload continues; null for none. */
export function noteOpenDraft(id: string | null): void {
  try {
    if (id === null) window.sessionStorage.removeItem(name);
    else window.sessionStorage.setItem(name, id);
  } catch {
    // Without it, the page offers to continue the draft.
  }
}

/** The draft that was open in this tab; null if it is not known. */
export function lastOpenDraft(): string | null {
  try {
    return window.sessionStorage.getItem(name);
  } catch {
    return null;
  }
}
