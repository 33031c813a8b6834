/** The fields of a form that a browser sent: every value is a text, and several checked boxes are a list. */
export class PostedFields {
  private readonly sent: ReadonlyMap<string, unknown>;

  constructor(body: unknown) {
    this.sent = new Map(Object.entries(typeof body === 'object' && body !== null ? body : {}));
  }

  /** A field's text; empty where it is missing. */
  text(field: string): string {
    const value = this.sent.get(field);
    // Browsers send line breaks of a text box as CR LF; nobody types NUL, and no column can hold it.
    return typeof value === 'string' ? value.replaceAll('\r\n', '\n').replaceAll('\0', '') : '';
  }

  /** A field's number; NaN for everything but digits: `Number` would also read "" as 0 and "0x2" as 2. */
  number(field: string): number {
    const digits = this.text(field).trim();
    return /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
  }

  /** The texts of boxes that are checked. */
  list(field: string): string[] {
    const chosen = this.sent.get(field);
    return (Array.isArray(chosen) ? chosen : [chosen]).filter((value) => typeof value === 'string');
  }

  /** The texts of several fields by their names. */
  texts(fields: readonly string[]): Record<string, string> {
    return Object.fromEntries(fields.map((field) => [field, this.text(field)]));
  }
}
