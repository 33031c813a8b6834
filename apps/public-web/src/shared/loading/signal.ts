/** A promise that whoever has `give` keeps; giving twice changes nothing. */
export interface Signal {
  readonly promise: Promise<void>;
  readonly give: () => void;
}

export function signal(): Signal {
  let give = (): void => undefined;
  const promise = new Promise<void>((done) => (give = done));
  return { promise, give };
}
