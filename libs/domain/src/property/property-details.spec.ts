import { checkProperty as checkAt, type PropertyDraft } from './property-details';
import { aPropertyDraft, NOTHING_SET } from './property.fixture';

const DETAILS = aPropertyDraft();
const checkProperty = (draft: PropertyDraft) => checkAt(draft, new Date('2027-02-10T08:30:00Z'));
const problemsOf = (changes: Partial<PropertyDraft>) => {
  const check = checkProperty({ ...DETAILS, ...changes });
  return check.ok ? [] : check.problems.map(({ field, code }) => `${field}: ${code}`);
};
const aPlace = (changes: Partial<PropertyDraft['ownWays'][number]> = {}) => ({
  id: null,
  name: { it: 'Terme' },
  mode: 'by-car',
  minutes: 15,
  metres: null,
  ...changes,
});
const hours = (from: string, to = '22:00') => ({ from, to });

describe('the record of the property', () => {
  it('is taken as it is when nothing is wrong with it', () => {
    expect(checkProperty(DETAILS)).toEqual({ ok: true, details: DETAILS });
  });

  it('loses the blanks around its texts, blank translations, and services named twice', () => {
    const check = checkProperty({
      ...DETAILS,
      name: ' Baia ',
      tagline: { it: ' Una baia ', en: ' ', de: 'Eine Bucht' },
      vatNumber: ' ',
      offeredServices: ['parking', 'beach-shuttle', 'parking'],
      video: { url: ' /uploads/video/a.mp4 ', posterUrl: ' ' },
    });
    expect(check).toMatchObject({
      ok: true,
      details: {
        name: 'Baia',
        tagline: { it: 'Una baia', de: 'Eine Bucht' },
        vatNumber: null,
        offeredServices: ['beach-shuttle', 'parking'],
        video: { url: '/uploads/video/a.mp4', posterUrl: null },
      },
    });
  });

  it('writes phone numbers, codes and links as they are dialled, registered and opened', () => {
    const typed = {
      country: 'FR',
      phone: '06 12 34 56 78',
      cin: 'it 090063 c2 000p1234',
      iun: 'q 1234',
      shuttleUrl: 'www.navetta.example',
      mapEmbedUrl: 'www.google.com/maps/embed?pb=1',
      video: { url: 'www.v.example/a.mp4', posterUrl: 'WWW.v.example/a.jpg' },
      credit: { label: 'Officina', url: 'www.a.example' },
    };
    expect(checkProperty({ ...aPropertyDraft(), ...typed })).toMatchObject({
      details: {
        phone: '+33 6 12 34 56 78',
        cin: 'IT090063C2000P1234',
        iun: 'Q1234',
        shuttleUrl: 'https://www.navetta.example',
        mapEmbedUrl: 'https://www.google.com/maps/embed?pb=1',
        video: { url: 'https://www.v.example/a.mp4', posterUrl: 'https://WWW.v.example/a.jpg' },
        credit: { url: 'https://www.a.example' },
      },
    });
  });

  it('gives a service of the owner’s an id, which is never one of ours', () => {
    const ownServices = ['Taxi', 'Yoga all’alba'].map((it) => ({ id: null, name: { it } }));
    expect(checkProperty({ ...DETAILS, ownServices })).toMatchObject({
      details: {
        ownServices: [
          { id: 'taxi-mzxw1n40' },
          { id: 'yoga-all-alba-mzxw1n40', name: { it: 'Yoga all’alba' } },
        ],
      },
    });
  });

  it('says how far a place of the owner’s own is, in minutes, metres or both', () => {
    const ownWays = [aPlace(), aPlace({ id: 'spa', minutes: null, metres: [300, 400] })];
    expect(checkProperty({ ...DETAILS, ownWays })).toMatchObject({
      details: {
        ownWays: [
          { id: 'terme-mzxw1n40', minutes: 15, metres: null },
          { id: 'spa', metres: [300, 400] },
        ],
      },
    });
  });

  it('takes maps that show inside a page', () => {
    for (const mapEmbedUrl of [
      'https://maps.google.com/maps?q=San+Teodoro&output=embed',
      'https://www.google.com/maps/d/u/0/embed?mid=1',
    ]) {
      expect(problemsOf({ mapEmbedUrl })).toEqual([]);
    }
  });

  it('may leave out what can be unset', () => {
    expect(problemsOf(NOTHING_SET)).toEqual([]);
  });

  it.each<[Partial<PropertyDraft>, string]>([
    [{ name: ' ' }, 'name: required'],
    [{ city: 'x'.repeat(201) }, 'city: too_long'],
    [{ address: 'Via\ndei Ginepri' }, 'address: invalid_characters'],
    [{ tagline: { it: '', en: 'A bay' } }, 'tagline.it: required'],
    [{ tagline: { it: 'x', de: 'y'.repeat(201) } }, 'tagline.de: too_long'],
    [{ country: 'Italia' }, 'country: invalid_format'],
    [{ phone: 'call me' }, 'phone: invalid_phone'],
    [{ phone: '' }, 'phone: required'],
    [{ email: 'marta' }, 'email: invalid_email'],
    [{ coordinates: { lat: 90.1, lng: 0 } }, 'coordinates.lat: out_of_range'],
    [{ coordinates: { lat: 0, lng: Number.NaN } }, 'coordinates.lng: out_of_range'],
    [{ chatNumber: '+39 0784' }, 'chatNumber: invalid_phone'],
    [{ offeredServices: ['helicopter'] }, 'offeredServices: unknown_service'],
    [{ ownServices: [{ id: 'parking', name: { it: 'x' } }] }, 'ownServices: invalid_format'],
    [{ ownAmenities: [{ id: 'minibar', name: { it: 'x' } }] }, 'ownAmenities: invalid_format'],
    [{ ownWays: [aPlace({ minutes: null })] }, 'ownWays.0.minutes: required'],
    [{ ownWays: [aPlace({ mode: 'by-boat' })] }, 'ownWays.0.mode: unknown_value'],
    [{ ownWays: [aPlace({ metres: [300, 200] })] }, 'ownWays.0.metres: invalid_format'],
    [{ ownWays: [aPlace({ id: 'marina' })] }, 'ownWays: invalid_format'],
    [{ ownServices: [{ id: null, name: { it: '' } }] }, 'ownServices.0.name.it: required'],
    [{ weeklyDiscountPercent: 0 }, 'weeklyDiscountPercent: out_of_range'],
    [{ weeklyDiscountPercent: 10.5 }, 'weeklyDiscountPercent: out_of_range'],
    [{ video: { url: 'javascript:alert(1)', posterUrl: null } }, 'video.url: invalid_url'],
    [{ video: { url: '/uploads/../secret', posterUrl: null } }, 'video.url: invalid_url'],
    [{ video: { url: 'https://v.example/a.mp4', posterUrl: 'x' } }, 'video.posterUrl: invalid_url'],
    [{ credit: { label: 'Officina', url: 'ftp://a.example' } }, 'credit.url: invalid_url'],
    [{ credit: { label: '', url: 'https://a.example' } }, 'credit.label: required'],
    [{ shuttleUrl: 'javascript:alert(1)' }, 'shuttleUrl: invalid_url'],
    [{ mapEmbedUrl: '/uploads/video/a.mp4' }, 'mapEmbedUrl: invalid_url'],
    [{ mapEmbedUrl: 'https://user:key@maps.example' }, 'mapEmbedUrl: invalid_url'],
    ...[
      'https://maps.app.goo.gl/aB1cD2eF3',
      'https://goo.gl/maps/aB1cD2eF3',
      'https://www.google.it/maps/place/San+Teodoro/@40.77,9.67,17z',
      'https://maps.google.com/?q=San+Teodoro',
    ].map((mapEmbedUrl): [Partial<PropertyDraft>, string] => [
      { mapEmbedUrl },
      'mapEmbedUrl: not_embeddable',
    ]),
    [{ houseRules: { it: '', en: 'No fires.' } }, 'houseRules.it: required'],
    [{ cancellationTerms: { it: 'x'.repeat(4_001) } }, 'cancellationTerms.it: too_long'],
    [{ depositTerms: { it: 'x', es: 'a\u0000' } }, 'depositTerms.es: invalid_characters'],
  ])('is refused with %j', (changes, problem) => {
    expect(problemsOf(changes)).toEqual([problem]);
  });
});

describe('times and seasons', () => {
  it.each(['00:00', '07:30', '23:59'])('%s is a time of day', (time) => {
    expect(problemsOf({ reception: hours(time) })).toEqual([]);
  });

  it.each(['24:00', '7:30', '07:60', '07.30', '0730', '07:30:00'])('%s is none', (time) => {
    expect(problemsOf({ reception: hours(time) })).toEqual(['reception.from: invalid_format']);
    expect(problemsOf({ checkin: { from: '16:00', announceAfter: time } })).toEqual([
      'checkin.announceAfter: invalid_format',
    ]);
    expect(problemsOf({ checkout: time })).toEqual(['checkout: invalid_format']);
  });

  it.each(['01-01', '02-29', '12-31'])('%s is a day that some year has', (day) => {
    expect(problemsOf({ highSeason: hours(day, '09-30') })).toEqual([]);
  });

  it.each(['02-30', '13-01', '00-10', '1-1', '2026-01-01'])('%s is none', (day) => {
    expect(problemsOf({ servicesSeason: hours(day, '09-30') })).toEqual([
      'servicesSeason.from: invalid_date',
    ]);
    expect(problemsOf({ openSeason: hours('04-01', day) })).toEqual(['openSeason.to: invalid_date']);
  });
});

describe('figures', () => {
  const score = { value: 9.6, scale: 10, source: 'Booking.com', date: '2026-10-01' };
  const way = { landmark: 'beach', mode: 'on-foot', minutes: 10, metres: [200] };

  it.each([
    [{ value: 10.1 }, 'score.value: out_of_range'],
    [{ value: -1 }, 'score.value: out_of_range'],
    [{ scale: 0 }, 'score.scale: out_of_range'],
    [{ source: '' }, 'score.source: required'],
    [{ date: '2026-02-31' }, 'score.date: invalid_date'],
  ])('a score is refused with %j', (changes, problem) => {
    expect(problemsOf({ score: { ...score, ...changes } })).toEqual([problem]);
  });

  it.each([
    [{ landmark: 'moon' }, 'waysTo.0.landmark: unknown_value'],
    [{ mode: 'by-boat' }, 'waysTo.0.mode: unknown_value'],
    [{ minutes: -1 }, 'waysTo.0.minutes: out_of_range'],
    [{ metres: [] }, 'waysTo.0.metres: invalid_format'],
    [{ metres: [300, 200] }, 'waysTo.0.metres: invalid_format'],
    [{ metres: [1, 2, 3] }, 'waysTo.0.metres: invalid_format'],
    [{ metres: [0.5] }, 'waysTo.0.metres: out_of_range'],
  ])('a way is refused with %j', (changes, problem) => {
    expect(problemsOf({ waysTo: [{ ...way, ...changes }] })).toEqual([problem]);
  });

  it('a landmark is named once', () => {
    expect(problemsOf({ waysTo: [way, way] })).toEqual(['waysTo: too_many']);
  });
});
