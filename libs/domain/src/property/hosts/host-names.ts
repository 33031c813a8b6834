/**
 * People's names as a list of them reads: a surname that all of them share stands once, with the last (`Marta`,
 * `Piero Deledda`).
 */
export function namesInList(names: readonly string[]): string[] {
  const surname = sharedSurname(names);
  return names.map((name, at) =>
    at < names.length - 1 ? name.slice(0, name.length - surname.length) : name,
  );
}

/** The last word of all names, with the blank before it; empty where they differ or one is a single word. */
function sharedSurname(names: readonly string[]): string {
  const [surname = ''] = / \S+$/.exec(names[0] ?? '') ?? [];
  return names.every((name) => name.endsWith(surname)) ? surname : '';
}
