import type { Erasure, ErasureLedger } from './erasure-ledger';

const AT = new Date('2026-11-22T02:50:00.000Z');

/** What every ledger of erasures does. @param open gives an empty one */
export function describeErasureLedger(open: () => Promise<ErasureLedger>): void {
  const erasure = (second: number): Erasure => ({
    at: new Date(AT.getTime() + second * 1_000 + 7),
    hash: `k1-${String(second).padStart(4, '0')}`,
  });

  it('has what was noted, once, until it is removed', async () => {
    const ledger = await open();
    expect(await ledger.list()).toEqual([]);
    for (const second of [1, 2, 2, 3]) await ledger.note(erasure(second));
    const noted = async () =>
      (await ledger.list()).toSorted((one, other) => Number(one.at) - Number(other.at));
    expect(await noted()).toEqual([1, 2, 3].map(erasure));
    await ledger.remove([erasure(1), erasure(3), erasure(4)]);
    expect(await noted()).toEqual([erasure(2)]);
  });
}
