interface Storing<Stored, Change> {
  readonly dispatch: (change: Change) => unknown;
  readonly queryFulfilled: Promise<{ readonly data: Stored }>;
}

/**
 * `onQueryStarted` of a change whose answer is the whole record: what was stored takes the place of what was read. On a slow
 * line the owner does the next thing before the record is loaded again, and it must not clash with the last one.
 * @param replace makes the change of the cache
 */
export const keepStored =
  <Stored, Change>(replace: (stored: Stored) => Change) =>
  (_request: unknown, { dispatch, queryFulfilled }: Storing<Stored, Change>): Promise<void> =>
    queryFulfilled.then(
      ({ data }) => void dispatch(replace(data)),
      // Reported to whoever asked for the change.
      () => undefined,
    );
