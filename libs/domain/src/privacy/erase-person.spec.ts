import { ApplyErasures } from './apply-erasures';
import { ERASURE_MARGIN_MS, erasuresIn } from './erasures';
import { MemoryErasureLedger, ReadableAddressHasher } from './memory-erasures.fixture';
import type { Mailer } from '../messages';
import { ErasePerson } from './erase-person';
import { PrivacyStore, type ErasureCounts, type PersonalData } from './privacy-store';

const NOW = new Date('2026-11-22T10:00:00Z');
const HOUR_MS = 3_600_000;

/** Addresses of people, of which erasing leaves nothing. */
class People extends PrivacyStore {
  isAway = false;
  constructor(readonly left: string[]) {
    super();
  }
  override async find(): Promise<PersonalData> {
    return { quotes: [], reviews: [], messages: [] };
  }
  override async addresses(): Promise<readonly string[]> {
    return this.left.map((email) => email.toLowerCase());
  }
  override async erase(email: string): Promise<ErasureCounts> {
    if (this.isAway) throw new Error('away');
    const found = this.left.filter((one) => one.toLowerCase() === email.toLowerCase());
    for (const one of found) this.left.splice(this.left.indexOf(one), 1);
    return { quotes: found.length, reviews: 0, messages: 0 };
  }
}

let ledger: MemoryErasureLedger;
const mailer: Mailer = {
  longestMs: 0,
  reachesRecipients: true,
  send: async () => undefined,
  forget: async () => undefined,
};
const clock = { now: () => NOW };
const hasher = new ReadableAddressHasher();
const erasing = (people: People) => new ErasePerson(people, ledger, hasher, mailer, clock);
const restored = (people: People, known: readonly string[] | undefined) =>
  new ApplyErasures(ledger, hasher, people, mailer, clock).apply(known);
/** What an archive that is written now says that it knows, at the moment that its clock tells. */
const archived = async (at: Date) => erasuresIn(await ledger.list(), at);

beforeEach(() => {
  ledger = new MemoryErasureLedger();
});

describe('erasing a person', () => {
  it('notes it, also when nothing of them is left', async () => {
    const people = new People(['Greta@example.org', 'anna@example.org']);
    expect(await erasing(people).erase('greta@example.org')).toMatchObject({ quotes: 1 });
    expect(await erasing(people).erase('nobody@example.org')).toMatchObject({ quotes: 0 });
    expect((await ledger.list()).map(({ hash }) => hash)).toEqual([
      '#greta@example.org',
      '#nobody@example.org',
    ]);
  });

  it('is refused, with nothing erased, while it cannot be noted', async () => {
    const people = new People(['greta@example.org']);
    ledger.isAway = true;
    await expect(erasing(people).erase('greta@example.org')).rejects.toMatchObject({
      code: 'privacy.backups_unreachable',
      facts: { retryAfterSeconds: 60 },
    });
    expect(people.left).toEqual(['greta@example.org']);
  });

  it('is noted before the database is asked, and can be done again when that fails', async () => {
    const people = new People(['greta@example.org']);
    people.isAway = true;
    await expect(erasing(people).erase('greta@example.org')).rejects.toThrow('away');
    expect(await ledger.list()).toHaveLength(1);
    people.isAway = false;
    expect(await erasing(people).erase('greta@example.org')).toMatchObject({ quotes: 1 });
  });
});

describe('after a restore', () => {
  const later = (ms: number) => new Date(NOW.getTime() + ms);

  it.each([
    ['right', later(-24 * HOUR_MS)],
    ['fast when the backup was written', later(3 * HOUR_MS)],
    ['slow when they were erased', later(48 * HOUR_MS)],
  ])('who was erased since the archive is erased again, and nobody else: the clock was %s', async (_, at) => {
    const known = await archived(at);
    await erasing(new People([])).erase('greta@example.org');
    const people = new People(['Greta@Example.org', 'anna@example.org']);
    expect(await restored(people, known)).toEqual({ noted: 1, erased: 1 });
    expect(people.left).toEqual(['anna@example.org']);
    expect(await restored(people, known)).toEqual({ noted: 1, erased: 0 });
  });

  it('who asked again after their erasure, and before the archive, stays', async () => {
    await erasing(new People([])).erase('greta@example.org');
    const people = new People(['greta@example.org']);
    for (const ms of [ERASURE_MARGIN_MS, -ERASURE_MARGIN_MS])
      expect(await restored(people, await archived(later(ms)))).toEqual({ noted: 0, erased: 0 });
    // An erasure that was still under way may not be in the archive.
    expect(await restored(people, await archived(later(ERASURE_MARGIN_MS - 1)))).toEqual({
      noted: 1,
      erased: 1,
    });
  });

  it('an archive that does not say which erasures it knows counts as knowing none', async () => {
    await erasing(new People([])).erase('greta@example.org');
    expect(await restored(new People(['greta@example.org']), undefined)).toEqual({ noted: 1, erased: 1 });
  });
});
