import { DomainError, PRODUCT_NAME, type Clock, type FieldProblem, type Localized } from '../../shared';
import { addressesOf, addressProblems, isWritten, leadOf, type Addresses } from '../addresses';
import { valuesFor } from '../fields/check-values';
import { CONTENT_PAGES, isLegalPage, isOwnPage, type ContentPage } from '../content-pages';
import type { ContentStore, Publication } from '../content-store';
import { isEqual } from '../is-equal';
import { missingToPublish } from '../missing-texts';
import { asSeen, type PageRevision, type PublishedSection, type Section } from '../section';
import { gapsOf, type SectionGaps } from '../section-gaps';
import { shownTargets } from '../section-links';
import { textsOf } from '../section-texts';
import { definitionOf, SECTIONS, type SectionKinds } from '../sections';
import { markedIn, standingMarks } from '../translations/translation-marks';

/** A page as the owner sees it among the others. */
export interface DraftPage {
  readonly page: ContentPage;
  /** Whether guests see any section of it. */
  readonly isShown: boolean;
  /** Whether the draft is not what guests see. */
  readonly isChanged: boolean;
  /** The ids of sections that are new, changed or removed in the draft. Where only their order is another, none. */
  readonly changedSections: readonly number[];
  /** How many sections the draft has. */
  readonly sections: number;
  /** What the draft's sections lack. */
  readonly gaps: SectionGaps;
  /** Whether guests read nothing in a legal text but the Italian words that came with the product: a lawyer should see it. */
  readonly awaitsLawyer: boolean;
  /** Whether it is so with any other page, which an upgrade gave a house its texts of: the owner should read it. */
  readonly awaitsOwner: boolean;
  /** What the owner calls it, where it is a page of the owner's. */
  readonly title?: string;
  /** Where the owner has put it in the draft, and where guests find it. */
  readonly addresses?: Addresses;
  readonly shownAddresses?: Addresses;
}

/** Makes the whole draft what guests see, and says what that would change. */
export class PublishContent {
  constructor(
    private readonly store: ContentStore,
    private readonly clock: Clock,
    private readonly kinds: SectionKinds = SECTIONS,
  ) {}

  /**
   * @param by who publishes, as histories name people and programs
   * @throws DomainError `content.nothing_to_publish`; `content.incomplete` when sections lack what is required, each field
   *   named as `12.values.title.it`, after its section's id; `content.unread` with the proposals that nobody has read
   */
  publish(by: string): Promise<Publication> {
    const choose: Parameters<ContentStore['publish']>[2] = (draft, published) => {
      const changed = changedPages(draft, published);
      if (changed.length === 0) throw new DomainError('content.nothing_to_publish');
      const problems = changed.flatMap(({ page, sections }) => [
        ...sections.flatMap((section) => this.lacksOf(section)),
        ...takenAddresses(page, sections, draft),
        ...emptiedAddress(page, sections, published),
      ]);
      if (problems.length > 0) throw new DomainError('content.incomplete', {}, problems);
      const unread = changed.flatMap(({ sections }) =>
        sections.flatMap((section) => this.proposalsOf(section)),
      );
      if (unread.length > 0) throw new DomainError('content.unread', {}, unread);
      return changed;
    };
    return this.store.publish(this.clock.now(), by, choose, (sections) =>
      sections.map((one) => this.withoutGoneMarks(one)),
    );
  }

  /** Every page, with what publishing would change. */
  async pages(): Promise<readonly DraftPage[]> {
    const [draft, published, first] = await Promise.all([
      this.store.draft(),
      this.store.published(),
      this.store.revisionsBy(PRODUCT_NAME),
    ]);
    const words = new Set(first.flatMap(({ sections }) => sections.flatMap(italianWords)));
    const isLinkShown = shownTargets(draft);
    return CONTENT_PAGES.map((page) => {
      const sections = draft.filter((section) => section.page === page);
      const seen = published.find((one) => one.page === page)?.sections ?? [];
      const changed = changedSections(sections.map(asSeen), seen.map(asSeen));
      const isOfProduct = isMadeOf(words, seen);
      const [addresses, shownAddresses] = [addressesOf(sections), addressesOf(seen)];
      return {
        page,
        isShown: isWritten(page, seen),
        isChanged: changed.length > 0 || sections.some(({ id }, at) => id !== seen[at]?.id),
        changedSections: changed,
        sections: sections.length,
        gaps: gapsOf(sections, isLinkShown),
        awaitsLawyer: isOfProduct && isLegalPage(page),
        awaitsOwner: isOfProduct && !isLegalPage(page),
        ...(isOwnPage(page) && sections.length > 0 && { title: titleOf(sections) }),
        ...(addresses && { addresses }),
        ...(shownAddresses && { shownAddresses }),
      };
    });
  }

  private proposalsOf({ id, kind, hidden, values, marks = [] }: PublishedSection): readonly FieldProblem[] {
    const definition = definitionOf({ kind }, this.kinds);
    if (hidden || !definition) return [];
    return markedIn(definition, { values: valuesFor(definition.fields, values), marks }).flatMap(
      ({ field, language, isProposal }) =>
        isProposal ? [{ field: `${id}.${field}.${language}`, code: 'required' }] : [],
    );
  }

  private withoutGoneMarks(section: Section): Section {
    const definition = definitionOf(section, this.kinds);
    if (!definition || section.marks.length === 0) return section;
    const values = valuesFor(definition.fields, section.values);
    return { ...section, marks: standingMarks(definition.fields, { ...section, values }) };
  }

  private lacksOf({ id, kind, hidden, values }: PublishedSection): readonly FieldProblem[] {
    const definition = definitionOf({ kind }, this.kinds);
    if (hidden || !definition) return [];
    const lacks = missingToPublish(definition.fields, valuesFor(definition.fields, values));
    return lacks.map(({ field, language }) => ({
      field: `${id}.${field}${language ? `.${language}` : ''}`,
      code: 'required',
    }));
  }
}

/** The pages of which guests would see something else, as they would be published. */
function changedPages(
  draft: readonly Section[],
  published: readonly PageRevision[],
): readonly PageRevision[] {
  return CONTENT_PAGES.flatMap((page) => {
    const before = published.find((one) => one.page === page)?.sections ?? [];
    const sections = draft.filter((section) => section.page === page).map(asPublished);
    return isEqual(before.map(asSeen), sections.map(asSeen)) ? [] : [{ page, sections }];
  });
}

/** What keeps a page from being published: another one of the draft stands where it would. */
function takenAddresses(
  page: ContentPage,
  sections: readonly PublishedSection[],
  draft: readonly Section[],
): readonly FieldProblem[] {
  const lead = leadOf(sections);
  const problems = addressProblems(page, lead?.values.address as Localized | undefined, draft);
  return problems.map((problem) => ({ ...problem, field: `${lead?.id}.${problem.field}` }));
}

/** The guide's address once guests know one: without any it would stand where the specified house is. */
function emptiedAddress(
  page: ContentPage,
  sections: readonly PublishedSection[],
  published: readonly PageRevision[],
): readonly FieldProblem[] {
  const lead = leadOf(sections);
  const before = published.find((one) => one.page === page)?.sections ?? [];
  // One of the owner's lacks it anyway.
  if (!lead || lead.hidden || isOwnPage(page) || !addressesOf(before) || addressesOf(sections)) return [];
  return [{ field: `${lead.id}.values.address.it`, code: 'required' }];
}

function titleOf(sections: readonly Section[]): string {
  return (leadOf(sections)?.values.title as Localized | undefined)?.it ?? '';
}

/** Whether guests see texts of sections, and none but these. */
function isMadeOf(words: ReadonlySet<string>, sections: readonly PublishedSection[]): boolean {
  const seen = sections.map(italianWords).filter((texts) => texts.length > 0);
  return seen.length > 0 && seen.every((texts) => texts.every((text) => words.has(text)));
}

/** The Italian texts that guests see of a section, whatever else there is of it. */
function italianWords({ kind, hidden, values }: PublishedSection): readonly string[] {
  const definition = hidden ? undefined : definitionOf({ kind });
  const texts = definition ? textsOf(definition.fields, values) : [];
  return texts.map(({ texts: { it = '' } }) => JSON.stringify(it));
}

function asPublished({ id, kind, hidden, values, marks }: Section): PublishedSection {
  return { id, kind, hidden, values, ...(marks.length > 0 && { marks }) };
}

function changedSections(
  draft: readonly PublishedSection[],
  published: readonly PublishedSection[],
): readonly number[] {
  const ids = new Set([...draft, ...published].map(({ id }) => id));
  const of = (sections: readonly PublishedSection[], id: number) =>
    sections.find((section) => section.id === id);
  return [...ids].filter((id) => !isEqual(of(draft, id), of(published, id)));
}
