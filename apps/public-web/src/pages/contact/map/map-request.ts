/** In the session's storage: the map was asked for in a document whose policy does not admit it. */
const REQUEST_KEY = 'map_requested';

/** Loads the page as a document of its own, with its own policy, and remembers that its map was asked for. */
export function askForMapAfterReload(): void {
  try {
    window.sessionStorage.setItem(REQUEST_KEY, 'true');
  } catch {
    // Without storage the visitor presses once more, and is then where the map may be shown.
  }
  window.location.reload();
}

/** Whether the map was asked for just before this document was loaded; says so once. */
export function takeMapRequest(): boolean {
  try {
    const isRequested = window.sessionStorage.getItem(REQUEST_KEY) !== null;
    window.sessionStorage.removeItem(REQUEST_KEY);
    return isRequested;
  } catch {
    return false;
  }
}
