/** Whether the visitor asked for less data (`Save-Data`). Not every browser tells. */
export function savesData(navigator: Navigator): boolean {
  return (
    (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true
  );
}
