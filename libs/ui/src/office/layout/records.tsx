import type { ReactNode } from 'react';
import * as s from './records.module.css';

export interface RecordColumn<Row> {
  readonly id: string;
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
}

interface RecordsProps<Row extends { readonly id: number }> {
  /** The table's accessible name. */
  readonly label: string;
  /** The first column names the row and holds its link, which covers the whole row. */
  readonly columns: readonly RecordColumn<Row>[];
  readonly rows: readonly Row[];
}

/**
 * A table where it has the room, else a card for each row. The roles are explicit, because a table loses them when CSS lays
 * it out as blocks.
 */
export function Records<Row extends { readonly id: number }>({ label, columns, rows }: RecordsProps<Row>) {
  return (
    <div className={s.records}>
      <table className={s.table} role="table" aria-label={label}>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th key={column.id} role="columnheader" scope="col">
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={row.id} role="row" className={s.row}>
              {columns.map((column, index) =>
                index === 0 ? (
                  <th key={column.id} role="rowheader" scope="row" className={s.name}>
                    {column.cell(row)}
                  </th>
                ) : (
                  <td key={column.id} role="cell">
                    <span className={s.label} aria-hidden="true">
                      {column.label}
                    </span>
                    <span>{column.cell(row)}</span>
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
