import { checkRoom, EMPTY_ROOM_DRAFT, roomDraftOf, type RoomDraft } from './room-details';
import { aRoom } from './room.fixture';

const BED = { kind: 'single', count: 2, widthCm: 90 };
const DRAFT = roomDraftOf(aRoom());
const problemsOf = (changes: Partial<RoomDraft>) => {
  const check = checkRoom({ ...DRAFT, ...changes });
  return check.ok ? [] : check.problems.map(({ field, code }) => `${field}: ${code}`);
};

describe('the owner’s form for a room', () => {
  it('gives back the room it was filled in with', () => {
    const { id: _id, images: _images, prices: _prices, updatedAt: _updatedAt, ...details } = aRoom();
    expect(checkRoom(DRAFT)).toEqual({ ok: true, details });
  });

  it('needs name, slug, description and short description, and nothing else', () => {
    const check = checkRoom(EMPTY_ROOM_DRAFT);
    expect(check.ok ? [] : check.problems.map(({ field, code }) => `${field}: ${code}`)).toEqual([
      'name: required',
      'slug: required',
      'description: required',
      'shortDescription: required',
    ]);
    const least = { name: 'Uno', slug: 'uno', description: 'Una camera.', shortDescription: 'Camera.' };
    expect(checkRoom({ ...EMPTY_ROOM_DRAFT, ...least })).toMatchObject({
      ok: true,
      details: {
        maxGuests: 2,
        amenities: [],
        beds: [],
        sizeSqm: null,
        isActive: true,
        description: { it: 'Una camera.' },
      },
    });
  });

  it('takes blank translations, links and codes for none', () => {
    const check = checkRoom({ ...DRAFT, descriptionEn: ' ', bookingUrl: '', cin: '  ' });
    expect(check).toMatchObject({ ok: true, details: { bookingUrl: null, cin: null } });
    expect(check.ok && check.details.description).toEqual({ it: DRAFT.description });
  });

  it('keeps amenities once, in the order they are shown in', () => {
    const check = checkRoom({ ...DRAFT, amenities: ['kitchenette', 'balcony', 'kitchenette'] });
    expect(check.ok && check.details.amenities).toEqual(['balcony', 'kitchenette']);
  });

  it.each<Partial<RoomDraft>>([
    { beds: [{ ...BED, count: 10, widthCm: 220 }], sizeSqm: 500 },
    { beds: [BED, { kind: 'cot', count: 1, widthCm: 60 }], sizeSqm: 4 },
    { beds: [], sizeSqm: null },
  ])('takes %j', (changes) => {
    expect(checkRoom({ ...DRAFT, ...changes })).toMatchObject({ ok: true, details: changes });
  });

  it.each<[Partial<RoomDraft>, string]>([
    [{ name: 'x'.repeat(51) }, 'name: too_long'],
    [{ name: 'Camera\nUno' }, 'name: invalid_characters'],
    [{ slug: 'Uno' }, 'slug: invalid_format'],
    [{ slug: '42' }, 'slug: invalid_format'],
    [{ description: ' ' }, 'description: required'],
    [{ description: 'x'.repeat(4_001) }, 'description: too_long'],
    [{ shortDescriptionDe: 'x'.repeat(501) }, 'shortDescriptionDe: too_long'],
    [{ maxGuests: 0 }, 'maxGuests: out_of_range'],
    [{ maxGuests: 7 }, 'maxGuests: out_of_range'],
    [{ amenities: ['helipad'] }, 'amenities: unknown_value'],
    [{ beds: [{ ...BED, kind: 'hammock' }] }, 'beds.0.kind: unknown_value'],
    [{ beds: [BED, { ...BED, count: 0 }] }, 'beds.1.count: out_of_range'],
    [{ beds: [{ ...BED, count: 11 }] }, 'beds.0.count: out_of_range'],
    [{ beds: [{ ...BED, widthCm: 59 }] }, 'beds.0.widthCm: out_of_range'],
    [{ beds: [{ ...BED, widthCm: 221 }] }, 'beds.0.widthCm: out_of_range'],
    [{ beds: [{ ...BED, widthCm: 90.5 }] }, 'beds.0.widthCm: out_of_range'],
    [{ beds: Array.from({ length: 11 }, () => BED) }, 'beds: too_many'],
    [{ sizeSqm: 3 }, 'sizeSqm: out_of_range'],
    [{ sizeSqm: 501 }, 'sizeSqm: out_of_range'],
    [{ sizeSqm: 18.5 }, 'sizeSqm: out_of_range'],
    [{ bookingUrl: 'javascript:alert(1)' }, 'bookingUrl: invalid_url'],
    [{ airbnbUrl: `https://a.example/${'x'.repeat(500)}` }, 'airbnbUrl: too_long'],
    [{ iun: 'x'.repeat(41) }, 'iun: too_long'],
  ])('is refused with %j', (changes, problem) => {
    expect(problemsOf(changes)).toEqual([problem]);
  });
});
