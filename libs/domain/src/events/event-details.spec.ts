import { checkEvent, eventDraftOf, type EventDraft } from './event-details';
import { anEvent, anEventDraft } from './event.fixture';

const fieldErrors = (changes: Partial<EventDraft>) => {
  const check = checkEvent(anEventDraft(changes));
  return check.ok ? [] : check.problems.map(({ field, code }) => `${field}: ${code}`);
};

describe('the event form', () => {
  it('makes an event of what was typed, without the blanks around it', () => {
    expect(
      checkEvent(anEventDraft({ title: '  Sagra del pesce ', titleEn: '  ', link: ' ', location: '' })),
    ).toEqual({
      ok: true,
      details: {
        title: { it: 'Sagra del pesce', de: 'Fischfest' },
        description: { it: 'Fritto misto e vermentino, sul porto.' },
        startDate: '2026-08-01',
        endDate: '2026-08-02',
        location: null,
        link: null,
        isActive: true,
        sortOrder: 0,
      },
    });
  });

  it('takes an event without a day, and one of a single day', () => {
    expect(fieldErrors({ startDate: '', endDate: '' })).toEqual([]);
    expect(fieldErrors({ endDate: '' })).toEqual([]);
    expect(fieldErrors({ startDate: '2026-08-01', endDate: '2026-08-01' })).toEqual([]);
  });

  it('cuts a timestamp to its day at the property', () => {
    const check = checkEvent(anEventDraft({ startDate: '2026-07-31T22:30:00Z' }));
    expect(check).toMatchObject({ ok: true, details: { startDate: '2026-08-01' } });
  });

  it.each<[Partial<EventDraft>, string]>([
    [{ title: ' ' }, 'title: required'],
    [{ title: 'x'.repeat(201) }, 'title: too_long'],
    [{ titleEs: 'x'.repeat(201) }, 'titleEs: too_long'],
    [{ title: 'Sagra\ndel pesce' }, 'title: invalid_characters'],
    [{ description: '' }, 'description: required'],
    [{ descriptionDe: 'x'.repeat(4_001) }, 'descriptionDe: too_long'],
    [{ description: 'fritto\u0007' }, 'description: invalid_characters'],
    [{ startDate: '2026-02-31', endDate: '' }, 'startDate: invalid_date'],
    [{ startDate: 'domani' }, 'startDate: invalid_date'],
    [{ endDate: '01/08/2026' }, 'endDate: invalid_date'],
    [{ endDate: '2026-07-31' }, 'endDate: before_start'],
    [{ startDate: '' }, 'startDate: required'],
    [{ location: 'x'.repeat(201) }, 'location: too_long'],
    [{ link: 'javascript:alert(1)' }, 'link: invalid_url'],
    [{ link: `https://example.org/${'x'.repeat(500)}` }, 'link: too_long'],
    [{ sortOrder: 1.5 }, 'sortOrder: out_of_range'],
    [{ sortOrder: Number.NaN }, 'sortOrder: out_of_range'],
    [{ sortOrder: 2_147_483_648 }, 'sortOrder: out_of_range'],
  ])('refuses %j', (changes, problem) => {
    expect(fieldErrors(changes)).toEqual([problem]);
  });

  it('comes back as it was from a stored event', () => {
    const event = anEvent();
    expect(checkEvent(eventDraftOf(event))).toMatchObject({
      ok: true,
      details: { title: event.title, endDate: event.endDate },
    });
  });
});
