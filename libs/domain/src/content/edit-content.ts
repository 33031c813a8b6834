import {
  DomainError,
  isSlug,
  MAX_SLUG_LENGTH,
  refuseStale,
  savedAt,
  slugOf,
  type Clock,
  type FieldProblem,
  type Language,
  type Localized,
} from '../shared';
import { addressProblems, guideAddress, leadOf, type AddressFacts } from './addresses';
import { checkValues, valuesFor } from './fields/check-values';
import type { ContentStore } from './content-store';
import { isOwnPage, OWN_PAGES, type ContentPage } from './content-pages';
import type { SectionValues } from './fields/fields';
import { ownPicturesIn, withoutGone, type OwnPicture } from './pictures/content-picture';
import type { NewSection, Section, SectionDefinition } from './section';
import { definitionOf, SECTIONS, type SectionKinds } from './sections';
import { marksAfter, withoutMark } from './translations/translation-marks';

/** Most sections of one page. Our own figure. */
export const MAX_SECTIONS = 40;

/** What the owner changes of a section; what is left out stays. */
export interface SectionChange {
  readonly hidden?: boolean | undefined;
  /** Some of its fields. */
  readonly values?: object | undefined;
}

/** The owner works on the draft of a page. Guests see nothing of it until it is published. */
export class EditContent {
  constructor(
    private readonly store: ContentStore,
    private readonly clock: Clock,
    private readonly addresses: AddressFacts,
    private readonly kinds: SectionKinds = SECTIONS,
  ) {}

  /**
   * Adds a section at the end of its page; one that cannot be moved, such as the lead, at the beginning. The lead of a page
   * of the owner's makes the page, at an address of its title unless it says another; the guide's is of the house's town.
   * @param lead the id of the lead of the page of the owner's that it is for, since another page may have taken the place of one
   *   that was removed; other kinds have one page
   * @throws DomainError `content.invalid` with the fields, `content.section_limit`, `content.page_limit`, `content.not_found`
   *   when that page was removed
   */
  async add(kind: string, values: object, lead?: number): Promise<Section> {
    const definition = definitionOf({ kind }, this.kinds);
    if (!definition) throw invalid([{ field: 'kind', code: 'unknown_value' }]);
    const draft = await this.store.draft();
    const page = definition.page === 'own' ? ownPageFor(definition, lead, draft) : definition.page;
    const given = checked(definition, values);
    const added =
      'address' in given ? { ...given, address: await this.addressFor(page, given, draft) } : given;
    this.refuseAddress(page, added, draft);
    let isTaken = false;
    const sections = await this.store.edit(page, (before, pictures) => {
      isTaken = kind === 'own.lead' && before.length > 0;
      if (isTaken) return before;
      if (lead !== undefined) sectionIn(before, lead);
      refuseUnknownPictures(added, pictures);
      const section = { page, kind, hidden: false, values: added, marks: [], updatedAt: this.clock.now() };
      return withAdded(definition, before, section);
    });
    // A colleague was first to make a page of it.
    return isTaken ? this.add(kind, values) : newestOf(sections);
  }

  /**
   * @param basedOn `updatedAt` of the state that the owner edited; undefined overwrites whatever is there
   * @throws DomainError `content.not_found`, `content.changed`, `content.invalid` with the fields, `content.section_fixed`
   */
  async change(id: number, change: SectionChange, basedOn: Date | undefined): Promise<Section> {
    const draft = await this.store.draft();
    const { page } = sectionIn(draft, id);
    const sections = await this.store.edit(page, (before, pictures) => {
      const section = sectionIn(before, id);
      refuseStale(section.updatedAt, basedOn, 'content.changed');
      const definition = this.definitionOf(section);
      const hidden = change.hidden ?? section.hidden;
      if (hidden && !section.hidden && !definition.owner.hide) throw fixed();
      // What is stored may be older than a rule: that keeps nobody from changing something else.
      const given = checked(definition, change.values ?? {});
      refuseUnknownPictures(given, pictures);
      const stored = valuesFor(definition.fields, section.values);
      const sent = Object.entries(given).filter(([name]) => name in (change.values ?? {}));
      const values = { ...stored, ...Object.fromEntries(sent) };
      if (change.values && 'address' in change.values) this.refuseAddress(page, values, draft);
      const updatedAt = savedAt(section.updatedAt, this.clock.now());
      const marks = marksAfter(definition.fields, { ...section, values: stored }, values);
      const changed = { ...section, hidden, values, marks, updatedAt };
      return before.map((other) => (other.id === id ? changed : other));
    });
    return sectionIn(sections, id);
  }

  /**
   * Takes the mark from a translation that somebody has read and found right as it is.
   * @param field as in `values.items.2.title`
   * @param basedOn `updatedAt` of the state that was read, which stays: nothing that others edit has changed
   * @throws DomainError `content.not_found`, `content.changed`
   */
  async confirm(id: number, field: string, language: Language, basedOn: Date | undefined): Promise<Section> {
    const { page } = sectionIn(await this.store.draft(), id);
    const sections = await this.store.edit(page, (before) => {
      const section = sectionIn(before, id);
      refuseStale(section.updatedAt, basedOn, 'content.changed');
      const { fields } = this.definitionOf(section);
      const values = valuesFor(fields, section.values);
      const marks = withoutMark(fields, { ...section, values }, field, language);
      return before.map((other) => (other === section ? { ...section, marks } : other));
    });
    return sectionIn(sections, id);
  }

  /**
   * Removes a section; the lead of a page of the owner's with its whole page.
   * @throws DomainError `content.not_found`, `content.section_fixed`
   */
  async remove(id: number): Promise<void> {
    const { page } = sectionIn(await this.store.draft(), id);
    await this.store.edit(page, (before) => {
      const { kind, owner } = this.definitionOf(sectionIn(before, id));
      if (kind === 'own.lead') return [];
      if (!owner.hide) throw fixed();
      return before.filter((section) => section.id !== id);
    });
  }

  /**
   * @param ids of all sections of the page, in their new order
   * @throws DomainError `content.order_changed` when these are not the page's sections any more,
   *   `content.section_fixed` when one would move that cannot
   */
  async order(page: ContentPage, ids: readonly number[]): Promise<readonly Section[]> {
    return this.store.edit(page, (before) => {
      const isSame = ids.length === before.length && before.every(({ id }) => ids.includes(id));
      if (!isSame) throw new DomainError('content.order_changed');
      const sections = ids.map((id) => sectionIn(before, id));
      const hasMoved = before.some(
        (section, place) => !this.definitionOf(section).owner.move && sections[place] !== section,
      );
      if (hasMoved) throw fixed();
      return sections;
    });
  }

  /**
   * Makes a section of the draft what it was in a publication; one that was removed since is there again, at the end.
   * Pictures that were removed since are not.
   * @throws DomainError `content.publication_not_found`, `content.section_limit`; `content.page_gone` when it is of a page of
   *   the owner's that was removed, whose lead has to be restored first, or in whose place there is another one
   */
  async restore(id: number, publicationId: number): Promise<Section> {
    const revisions = await this.store.revisionsOf(id);
    const revision = revisions.find(({ publication }) => publication.id === publicationId);
    const definition = revision && definitionOf(revision.section, this.kinds);
    if (!revision || !definition) throw new DomainError('content.publication_not_found');
    const { section, page, lead } = revision;
    const sections = await this.store.edit(page, (before, pictures) => {
      const isThere = lead === (before.length > 0 ? leadOf(before)?.id : id);
      if (isOwnPage(page) && !isThere) throw new DomainError('content.page_gone');
      const present = before.find((other) => other.id === id);
      const updatedAt = savedAt(present?.updatedAt, this.clock.now());
      const values = withoutGone(pictures, valuesFor(definition.fields, section.values));
      const restored: Section = { ...section, page, values, marks: section.marks ?? [], updatedAt };
      if (!present) return withAdded(definition, before, restored);
      return before.map((other) => (other === present ? restored : other));
    });
    return sectionIn(sections, id);
  }

  /** The address that a new page's lead says, else one that no other page has: of its title, the guide's of its town. */
  private async addressFor(
    page: ContentPage,
    { address, title }: SectionValues,
    draft: readonly Section[],
  ): Promise<unknown> {
    if ((address as Localized).it !== '') return address;
    const isFree = (free: Localized) => this.problemsOf(page, free, draft).length === 0;
    if (!isOwnPage(page)) {
      const ofTown = guideAddress((await this.addresses.city()) ?? '');
      return ofTown && isFree(ofTown) ? ofTown : address;
    }
    const named = slugOf((title as Localized).it);
    const base = isSlug(named) ? named : 'pagina';
    const further = OWN_PAGES.map((_, at) => `${base.slice(0, MAX_SLUG_LENGTH - 3)}-${at + 2}`);
    return { it: [base, ...further].find((it) => isFree({ it })) ?? '' };
  }

  private refuseAddress(page: ContentPage, { address }: SectionValues, draft: readonly Section[]): void {
    const problems = this.problemsOf(page, address as Localized | undefined, draft);
    if (problems.length > 0) throw invalid(problems);
  }

  private problemsOf(page: ContentPage, address: Localized | undefined, draft: readonly Section[]) {
    return addressProblems(page, address, draft, this.addresses.isReserved);
  }

  private definitionOf(section: Pick<Section, 'kind'>): SectionDefinition {
    const definition = definitionOf(section, this.kinds);
    if (!definition) throw new DomainError('content.not_found');
    return definition;
  }
}

/** The page that a section is for: its lead makes one that is free. */
function ownPageFor(
  { kind }: SectionDefinition,
  lead: number | undefined,
  draft: readonly Section[],
): ContentPage {
  if (kind !== 'own.lead') {
    if (lead === undefined) throw invalid([{ field: 'lead', code: 'required' }]);
    const { page, kind: ofLead } = sectionIn(draft, lead);
    if (ofLead !== 'own.lead') throw invalid([{ field: 'lead', code: 'unknown_value' }]);
    return page;
  }
  const free = OWN_PAGES.find((page) => draft.every((section) => section.page !== page));
  if (!free) throw new DomainError('content.page_limit', { limit: OWN_PAGES.length });
  return free;
}

function checked(definition: SectionDefinition, given: object) {
  const { values, problems } = checkValues(definition.fields, given);
  if (problems.length > 0) throw invalid(problems);
  return values;
}

function refuseUnknownPictures(values: object, pictures: ReadonlySet<OwnPicture>): void {
  const unknown = ownPicturesIn(values).filter(([, source]) => !pictures.has(source));
  if (unknown.length > 0) throw invalid(unknown.map(([field]) => ({ field, code: 'unknown_value' })));
}

function withAdded<Added extends Section | NewSection>(
  { kind, owner }: SectionDefinition,
  sections: readonly Section[],
  added: Added,
): readonly (Section | Added)[] {
  const limit = !owner.repeat && sections.some((section) => section.kind === kind) ? 1 : MAX_SECTIONS;
  if (limit === 1 || sections.length >= limit) throw new DomainError('content.section_limit', { limit });
  return owner.move ? [...sections, added] : [added, ...sections];
}

function sectionIn(sections: readonly Section[], id: number): Section {
  const section = sections.find((other) => other.id === id);
  if (!section) throw new DomainError('content.not_found');
  return section;
}

function newestOf(sections: readonly Section[]): Section {
  return sections.reduce((newest, section) => (section.id > newest.id ? section : newest));
}

function invalid(problems: readonly FieldProblem[]): DomainError {
  return new DomainError('content.invalid', {}, problems);
}

function fixed(): DomainError {
  return new DomainError('content.section_fixed');
}
