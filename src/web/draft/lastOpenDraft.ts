const name = 'open_draft';

/** Stores the id of the draft that is open in this tab, which a reload continues; null for none. */
export function noteOpenDraft(id: string | null): void {
  try {
    if (id === null) window.sessionStorage.removeItem(name);
    else window.sessionStorage.setItem(name, id);
  } catch {
    // The storage is full: the page then offers to continue the draft, instead of continuing it at once.
  }
}

/** The id of the draft that was open in this tab; null if it is not known. */
export function lastOpenDraft(): string | null {
  try {
    return window.sessionStorage.getItem(name);
  } catch {
    return null;
  }
}
