/** What the document that the server writes and the script that hydrates it agree on. */

/** Id of the element that React renders into. */
export const ROOT_ELEMENT = 'root';

/** Id of the element that holds the page's state, where the document does. */
export const STATE_ELEMENT = 'page-state';

/** Id of the boot script, whose `data-state` is the state's address where the document does not hold the state. */
export const BOOT_ELEMENT = 'boot';
