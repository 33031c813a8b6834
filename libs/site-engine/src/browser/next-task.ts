/** Ends the present task, so that the browser can answer a touch and paint before the next one begins. */
export function nextTask(): Promise<void> {
  return new Promise((resume) => setTimeout(resume));
}
