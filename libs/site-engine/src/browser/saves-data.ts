/** Whether the visitor asked for less data (`Save-Data`). Not every browser says so. */
export function savesData(navigator: Navigator): boolean {
  return (
    (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true
  );
}
