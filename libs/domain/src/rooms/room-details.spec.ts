import { checkRoom, EMPTY_ROOM_DRAFT, roomDraftOf, type RoomDraft } from './room-details';
import { aRoom } from './room.fixture';

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
      details: { maxGuests: 2, amenities: [], isActive: true, description: { it: 'Una camera.' } },
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
    [{ bookingUrl: 'javascript:alert(1)' }, 'bookingUrl: invalid_url'],
    [{ airbnbUrl: `https://a.example/${'x'.repeat(500)}` }, 'airbnbUrl: too_long'],
    [{ iun: 'x'.repeat(41) }, 'iun: too_long'],
  ])('is refused with %j', (changes, problem) => {
    expect(problemsOf(changes)).toEqual([problem]);
  });
});
