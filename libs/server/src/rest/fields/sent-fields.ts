type SentFields<Fields> = { readonly [Name in keyof Fields]?: Exclude<Fields[Name], undefined> };

/** The fields that were sent: one that is undefined was left out, and stays as it is stored. */
export function sentFields<Fields extends object>(fields: Fields): SentFields<Fields> {
  const sent = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(sent) as SentFields<Fields>;
}
