/** The path of a file of this installation. */
const OWN_FILE_FORM = /^\/uploads\/[a-z]+\/[\w-][\w.-]*$/;

/** Whether a link names a file that was uploaded here. */
export function isOwnFile(link: string): boolean {
  return OWN_FILE_FORM.test(link);
}
