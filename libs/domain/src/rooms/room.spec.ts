import { refuseReservedSlug } from './room';

describe('the slug of a room', () => {
  it('does not hide an address of the API or of the site', () => {
    const isReserved = (word: string) => word === 'preventivo';
    expect(() => refuseReservedSlug('preventivo', isReserved)).toThrow('room.slug_reserved');
    refuseReservedSlug('uno', isReserved);
  });
});
