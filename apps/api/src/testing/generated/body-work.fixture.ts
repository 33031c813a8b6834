import { getMetadataStorage } from 'class-validator';

/** What the server does with one body, counted: on any machine the same, unlike the time that it takes. */
export interface BodyWork {
  /** Values that parsing made, lists and objects among them. */
  parsed: number;
  /** Names and values that were read of what was parsed, each time that something read them. */
  read: number;
  /** Rules of fields that class-validator tried. */
  rules: number;
}

/** Counts what is done with a body, which must be unlike every other, while it is sent. */
export async function workOn(body: string, send: () => Promise<unknown>): Promise<BodyWork> {
  const work: BodyWork = { parsed: 0, read: 0, rules: 0 };
  const { parse } = JSON;
  const parsing = jest.spyOn(JSON, 'parse').mockImplementation((text, reviver) => {
    const value: unknown = parse(text, reviver);
    return text === body ? counted(value, work) : value;
  });
  const storage = getMetadataStorage();
  const rules = jest.spyOn(storage, 'getTargetValidatorConstraints');
  try {
    await send();
    return { ...work, rules: rules.mock.calls.length };
  } finally {
    parsing.mockRestore();
    rules.mockRestore();
  }
}

/** A value that counts what is read of it, at any depth. */
function counted(value: unknown, work: BodyWork): unknown {
  work.parsed += 1;
  if (typeof value !== 'object' || value === null) return value;
  for (const [name, inner] of Object.entries(value)) Reflect.set(value, name, counted(inner, work));
  return new Proxy(value, {
    ownKeys: (target) => {
      const names = Reflect.ownKeys(target);
      work.read += names.length;
      return names;
    },
    get: (target, name) => {
      work.read += 1;
      return Reflect.get(target, name);
    },
  });
}
