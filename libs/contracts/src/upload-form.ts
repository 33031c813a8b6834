import { FORM_OPERATIONS } from './generated/form-operations.gen';

/**
 * The form of an operation that takes files; undefined for any other. The generated clients pass it as a plain object; fields
 * without a value are not sent. For `ApiEnvironment.formFor`.
 */
export function formOfUpload(operation: string, body: unknown): FormData | undefined {
  if (!FORM_OPERATIONS.has(operation)) return undefined;
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) {
    if (value !== undefined && value !== null)
      form.append(name, value instanceof Blob ? value : String(value));
  }
  return form;
}
