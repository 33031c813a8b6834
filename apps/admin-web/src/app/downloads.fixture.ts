/** Addresses that the browser was sent to, for a download, from now on. */
export function downloads(): string[] {
  const hrefs: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    hrefs.push(this.href);
  });
  return hrefs;
}
