import type { Submittable } from 'pg';
import type { Readable, Writable } from 'node:stream';
// @ts-expect-error The package brings no types; these two functions are all of it that is used.
import { from as untypedFrom, to as untypedTo } from 'pg-copy-streams';

/** A `COPY … FROM STDIN` of PostgreSQL: a client's query that the rows are written to. */
export type CopyFrom = Writable & Submittable;

/** @param sql `COPY … FROM STDIN` */
export const copyFrom: (sql: string) => CopyFrom = untypedFrom;

/** Of `COPY … TO STDOUT`: a client's query that the rows are read from. */
export const copyTo: (sql: string) => Readable & Submittable = untypedTo;
