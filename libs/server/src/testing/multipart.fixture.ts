/** The part of a form for a file field in which no file was chosen. */
type EmptyPart = (field: string) => string;

/** What programs send when no file was chosen. */
export const WAYS_TO_SEND_NO_FILE: readonly (readonly [string, EmptyPart])[] = [
  [
    "an empty text, as Swagger UI's form sends it",
    (field) => `Content-Disposition: form-data; name="${field}"\r\n\r\n`,
  ],
  [
    'a file without name and content, as browsers send it',
    (field) =>
      `Content-Disposition: form-data; name="${field}"; filename=""\r\nContent-Type: application/octet-stream\r\n\r\n`,
  ],
];

/** A form (`multipart/form-data; boundary=b`) of these parts. */
export function formOf(...parts: readonly string[]): string {
  return `${parts.map((part) => `--b\r\n${part}\r\n`).join('')}--b--\r\n`;
}

/** A text field of such a form. */
export function textPart(field: string, text: string): string {
  return `Content-Disposition: form-data; name="${field}"\r\n\r\n${text}`;
}
