const PREFIX = 'ospite.draft.';
let account: number | null = null;

/**
 * Whose texts are read and written from now on: on a device that several people use, nobody goes on with another's.
 * @param id of the account that has signed in
 */
export function keepDraftsFor(id: number): void {
  account = id;
}

/**
 * Texts that are kept on this device until they are sent, so that a reload or a dead battery loses nothing. Without
 * storage (a private window, a full disk) they live as long as the screen.
 */
export function readDraft(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(keyOf(name)) ?? 'null');
  } catch {
    return null;
  }
}

/** Whether something is kept, so that the form it was typed into is opened with the screen. */
export function hasDraft(name: string): boolean {
  return readDraft(name) !== null;
}

/** What a draft is called, and the address of its screen. */
export interface DraftAbout {
  readonly title: string;
  readonly path: string;
}

/** @param draft null forgets it */
export function writeDraft(name: string, draft: object | null, about?: DraftAbout): void {
  try {
    if (draft === null || account === null) localStorage.removeItem(keyOf(name));
    else localStorage.setItem(keyOf(name), JSON.stringify({ ...draft, about }));
  } catch {
    // There is no storage, or no room in it: what is typed stays on the screen.
  }
}

interface DraftsKept {
  /** One's own that have a name. */
  readonly named: readonly DraftAbout[];
  /** How many there are besides: another account's may name guests. */
  readonly others: number;
}

/**
 * What was typed on this device and is kept until it is sent.
 * @param path of the present screen, whose drafts come first
 */
export function draftsKept(path: string): DraftsKept {
  try {
    const names = Object.keys(localStorage).filter((name) => name.startsWith(PREFIX));
    const named = names
      .filter((name) => name.startsWith(keyOf('')))
      .map((name) => aboutOf(readDraft(name.slice(keyOf('').length))))
      .filter((about) => about !== undefined)
      .toSorted((one, other) => Number(other.path === path) - Number(one.path === path));
    return { named, others: names.length - named.length };
  } catch {
    return { named: [], others: 0 };
  }
}

function aboutOf(draft: unknown): DraftAbout | undefined {
  const about = (draft as { readonly about?: Partial<DraftAbout> } | null)?.about;
  const { title, path } = about ?? {};
  return typeof title === 'string' && typeof path === 'string' ? { title, path } : undefined;
}

/** Forgets all drafts, which may name guests, when the owner leaves this device. */
export function forgetDrafts(): void {
  try {
    const names = Object.keys(localStorage).filter((name) => name.startsWith(PREFIX));
    for (const name of names) localStorage.removeItem(name);
  } catch {
    // There is no storage.
  }
}

function keyOf(name: string): string {
  return `${PREFIX}${account}.${name}`;
}
