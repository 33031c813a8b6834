/** The process's environment; the only place that touches it. */
export function environment(): Readonly<Record<string, string | undefined>> {
  return process.env;
}
