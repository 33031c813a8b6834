import { aProperty } from '../property/property.fixture';
import { gapsOf, SECTIONS, valuesFor, type Section, type SectionKinds } from '../content';
import {
  lawyerKey,
  listReminders,
  reminderKey,
  type RemindedPage,
  type RemindedRoom,
} from './list-reminders';

const text = (it: string) => ({ it, en: it, de: it, es: it });
const PROPERTY = aProperty({
  tagline: text('Una baia.'),
  vatNumber: '00000000000',
  mapEmbedUrl: 'https://maps.example/embed',
  houseRules: text('Silenzio.'),
  cancellationTerms: text('Gratuita.'),
  depositTerms: text('In contanti.'),
});
const aRoom = (changes: Partial<RemindedRoom> = {}): RemindedRoom => ({
  id: 3,
  name: 'Due',
  isActive: true,
  cin: 'IT1',
  iun: 'A1',
  hasPrice: true,
  description: text('Lunga.'),
  shortDescription: text('Breve.'),
  mainImageAlt: text('Letto.'),
  ...changes,
});
const keysOf = (property: Parameters<typeof listReminders>[0], ...rooms: RemindedRoom[]) =>
  listReminders(property, rooms).map(({ key }) => key);

it('asks for nothing where nothing is missing', () => {
  expect(keysOf(PROPERTY, aRoom())).toEqual([]);
});

it('begins with what the law asks for, goes on with what keeps guests away, and ends with what few notice', () => {
  const property = {
    ...PROPERTY,
    cin: null,
    vatNumber: null,
    waysTo: [],
    hosts: [],
    tagline: { it: 'Una baia.' },
  };
  const bare = { iun: null, hasPrice: false, description: { it: 'Lunga.' }, mainImageAlt: { it: 'Letto.' } };
  expect(keysOf(property, aRoom(bare), aRoom({ id: 4, mainImageAlt: null }))).toEqual([
    'property.cin',
    'room.3.codes',
    'room.3.price',
    'room.4.picture',
    'property.waysTo',
    'property.vatNumber',
    'property.tagline.texts',
    'room.3.texts',
    'property.hosts',
    'room.3.altText',
  ]);
});

it('names the codes and the languages that a room lacks', () => {
  const room = aRoom({
    cin: null,
    iun: '',
    shortDescription: { it: 'a', en: 'b', es: ' ' },
    mainImageAlt: {},
  });
  expect(listReminders(PROPERTY, [room]).map(({ room: gap }) => [gap?.codes, gap?.languages])).toEqual([
    [['CIN', 'IUN'], []],
    [[], ['de', 'es']],
    [[], ['it', 'en', 'de', 'es']],
  ]);
});

it('asks nothing of a room that guests do not see', () => {
  expect(keysOf(PROPERTY, aRoom({ cin: null, isActive: false }))).toEqual([]);
});

it('counts the texts of the site that a page lacks, but not those of a section that guests do not see', () => {
  const lead = {
    kind: 'about.lead',
    hidden: false,
    values: { title: { it: 'Noi', de: 'Wir' } },
  } as const;
  const hosts = { kind: 'about.hosts', hidden: false, values: { title: { it: '' } } } as const;
  const of = (...sections: KnownSection[]) =>
    listReminders(PROPERTY, [], [aboutPage(sections)]).map(({ key, content }) => [
      key,
      content?.count,
      content?.languages,
    ]);
  expect(of(lead, hosts)).toEqual([
    ['content.about.texts', 1, []],
    ['content.about.translations', 5, ['en', 'de', 'es']],
  ]);
  expect(of(lead, { ...hosts, hidden: true })).toEqual([['content.about.translations', 2, ['en', 'es']]]);
  expect(of()).toEqual([]);
});

it('asks to mend links that lead to no page, before translations', () => {
  const gaps = { ...gapsOf([]), deadLinks: 2, translations: 1 };
  const keys = listReminders(PROPERTY, [], [{ page: 'about', sections: 1, gaps, awaitsOwner: false }]).map(
    ({ key }) => key,
  );
  expect(keys).toEqual(['content.about.links', 'content.about.translations']);
  expect(keys.map(reminderKey)).toEqual(keys);
});

it('asks for the first texts of a site, after what the law asks for and before what guests look for', () => {
  const home = { page: 'home', sections: 0, gaps: gapsOf([]), awaitsOwner: false } as const;
  const keys = (page: RemindedPage) =>
    listReminders({ ...PROPERTY, cin: null, waysTo: [] }, [], [page]).map(({ key }) => key);
  expect(keys(home)).toEqual(['property.cin', 'content.starter', 'property.waysTo']);
  expect(keys({ ...home, sections: 1 })).toEqual(['property.cin', 'property.waysTo']);
});

it('asks once to read the texts that an upgrade brought, after translations and before what few notice', () => {
  const page = (name: 'home' | 'about' | 'rooms', awaitsOwner: boolean) => ({
    page: name,
    sections: 1,
    gaps: { ...gapsOf([]), translations: name === 'home' ? 1 : 0 },
    awaitsOwner,
  });
  const room = aRoom({ mainImageAlt: {} });
  const of = (...pages: RemindedPage[]) => listReminders(PROPERTY, [room], pages);
  const reminders = of(page('home', true), page('about', true), page('rooms', false));
  expect(reminders.map(({ key }) => key)).toEqual([
    'content.home.translations',
    'content.unread',
    'room.3.altText',
  ]);
  expect(reminders[1]?.site).toEqual({ lack: 'unread', count: 2 });
  expect(reminderKey('content.unread')).toBe('content.unread');
  expect(of(page('about', false)).map(({ key }) => key)).toEqual(['room.3.altText']);
});

it('gives every reminder a key by which it can be dismissed', () => {
  const own = [{ id: 'yoga', name: { it: 'Yoga' } }];
  const unset = Object.fromEntries(Object.keys(PROPERTY).map((field) => [field, null]));
  const nothing = { ...unset, ownServices: own, ownAmenities: own, ownWays: own } as never;
  const bare = aRoom({ cin: null, hasPrice: false, mainImageAlt: null, description: { it: 'a' } });
  const empty = { kind: 'about.lead', hidden: false, values: {} } as const;
  const ofSite = listReminders(PROPERTY, [], [aboutPage([empty])]).map(({ key }) => key);
  const keys = [...ofSite, ...keysOf(nothing, bare), ...keysOf(PROPERTY, aRoom({ mainImageAlt: {} }))];
  expect(keys.length).toBeGreaterThan(10);
  expect(keys.map(reminderKey)).toEqual(keys);
  expect(reminderKey(lawyerKey('terms'))).toBe('content.terms.lawyer');
  expect(reminderKey('content.starter')).toBe('content.starter');
  for (const madeUp of [
    'room.3.nothing',
    'property.nothing',
    'property.nothing.texts',
    'property.cin.x',
    'content.nowhere.texts',
    'content-starter',
  ])
    expect(() => reminderKey(madeUp)).toThrow('property.unknown_reminder');
});

type KnownSection = Pick<Section, 'kind' | 'hidden' | 'values'>;
const aboutPage = (sections: readonly KnownSection[]): RemindedPage => ({
  page: 'about',
  sections: sections.length,
  gaps: gapsOf(sections.map(whole)),
  awaitsOwner: false,
});

/** A section with all fields of its kind, as it is stored. */
function whole(section: KnownSection): KnownSection {
  const kinds: SectionKinds = SECTIONS;
  const definition = kinds.find(({ kind }) => kind === section.kind);
  return definition ? { ...section, values: valuesFor(definition.fields, section.values) } : section;
}
