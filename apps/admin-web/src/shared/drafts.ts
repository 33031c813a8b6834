const PREFIX = 'ospite.draft.';
let account: number | null = null;

/**
 * Whose texts are read and written from now on: on a device that several people use, nobody goes on with another's.
 * @param id of the account that has signed in
 */
export function keepDraftsFor(id: number): void {
  account = id;
}

/**
 * Texts that are kept on this device until they are sent, so that a reload or a dead battery loses nothing. Without
 * storage (a private window, a full disk) they live as long as the screen.
 */
export function readDraft(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(keyOf(name)) ?? 'null');
  } catch {
    return null;
  }
}

/** Whether something is kept, so that the form it was typed into is opened with the screen. */
export function hasDraft(name: string): boolean {
  return readDraft(name) !== null;
}

/** @param draft null forgets it */
export function writeDraft(name: string, draft: object | null): void {
  try {
    if (draft === null || account === null) localStorage.removeItem(keyOf(name));
    else localStorage.setItem(keyOf(name), JSON.stringify(draft));
  } catch {
    // There is no storage, or no room in it: what is typed stays on the screen.
  }
}

/** Whether anything that was typed on this device is kept until it is sent. */
export function hasDrafts(): boolean {
  try {
    return Object.keys(localStorage).some((name) => name.startsWith(PREFIX));
  } catch {
    return false;
  }
}

/** Forgets all drafts, which may name guests, when the owner leaves this device. */
export function forgetDrafts(): void {
  try {
    const names = Object.keys(localStorage).filter((name) => name.startsWith(PREFIX));
    for (const name of names) localStorage.removeItem(name);
  } catch {
    // There is no storage.
  }
}

function keyOf(name: string): string {
  return `${PREFIX}${account}.${name}`;
}
