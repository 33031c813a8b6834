/** Which page of a list an address asks for, from 1; the first when its parameter makes no sense. */
export function pageNumber(query: URLSearchParams, parameter: string): number {
  const page = Number(query.get(parameter) ?? 1);
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}
