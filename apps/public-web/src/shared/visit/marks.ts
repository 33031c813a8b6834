/** Whether the browser has a marker cookie, given as `name=value`. */
export function hasMark(mark: string): boolean {
  return document.cookie.split('; ').includes(mark);
}
