import { DomainError, type ErrorCode } from '@ospite/domain';
import { isRowId } from '../persistence/row-id';

/**
 * The id in an address, in its one spelling: `01` is none.
 * @throws DomainError `missing` for what no row can have as its id
 */
export function rowIdOf(text: string, missing: ErrorCode): number {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0;
  if (!isRowId(id)) throw new DomainError(missing);
  return id;
}
