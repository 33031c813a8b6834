import type { Mailer } from '../messages';
import { ErasePerson, type PrivacyStore } from '../privacy';
import { MemoryErasureLedger, ReadableAddressHasher } from '../privacy/memory-erasures.fixture';
import { outdatedErasures } from './outdated-erasures';

const NOW = new Date('2026-11-22T04:00:00Z');
const on = (day: string) => ({ at: new Date(`${day}T04:00:00Z`), hash: day });

it('no archive needs an erasure that is older than three months, if all archives are newer', () => {
  const erasures = [on('2026-08-21'), on('2026-08-23')];
  expect(outdatedErasures(erasures, [on('2026-09-30')], NOW)).toEqual([on('2026-08-21')]);
  expect(outdatedErasures(erasures, [], NOW)).toEqual([on('2026-08-21')]);
});

it('an archive from before an erasure needs it, however old both are', () => {
  expect(outdatedErasures([on('2025-05-02')], [on('2025-05-01'), on('2026-11-22')], NOW)).toEqual([]);
});

it.each([
  ['slow when the person was erased', '2026-05-20', '2026-11-19'],
  ['fast when the archive was written', '2026-11-20', '2027-03-25'],
])(
  'an archive that holds an erased person needs the erasure: the clock was %s',
  async (_, erasedOn, archivedOn) => {
    const ledger = new MemoryErasureLedger();
    const archive = on(archivedOn);
    ledger.archives = [on('2026-10-31'), archive];
    const store = { erase: async () => ({ quotes: 1, reviews: 0, messages: 0 }) } as unknown as PrivacyStore;
    const mailer = {} as Mailer;
    const hasher = new ReadableAddressHasher();
    await new ErasePerson(store, ledger, hasher, mailer, { now: () => on(erasedOn).at }).erase(
      'greta@example.org',
    );
    const later = new Date(Math.max(archive.at.getTime(), NOW.getTime()) + 80 * 86_400_000);
    const archives = [archive, { at: later }];
    const needed = async () => {
      await ledger.remove(outdatedErasures(await ledger.list(), archives, later));
      return (await ledger.list()).length;
    };
    expect(await needed()).toBeGreaterThan(0);
    archives.shift();
    later.setUTCMonth(later.getUTCMonth() + 1);
    expect(await needed()).toBe(0);
  },
);
