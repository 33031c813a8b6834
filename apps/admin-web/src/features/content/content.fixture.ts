import type { ContentDraft, OwnPicture, Publication } from '@ospite/contracts';
import { problem, type Handlers, type ResponseOf } from '@ospite/contracts/testing';
import {
  CONTENT_PAGES,
  addressesOf,
  checkValues,
  definitionOf,
  gapsOf,
  isOwnPage,
  missingToPublish,
  shownTargets,
  starterTexts,
  textsOf,
  valuesFor,
  type ContentPage,
  type OwnPicture as OwnPictureName,
} from '@ospite/domain';
import { isSame } from '../../shared/forms/same';
import type { DraftSection } from './draft-section';

export interface ContentState {
  /** Legal pages in the product's words. */
  awaitLawyer?: readonly ContentPage[];
  /** Other pages in the words of an upgrade. */
  awaitOwner?: readonly ContentPage[];
  /** Where texts go to be translated, if anywhere. */
  translator?: string;
  /** What the owner has uploaded for the pages of the site, the newest first. */
  ownPictures?: readonly OwnPicture[];
  /** The draft. */
  sections: readonly DraftSection[];
  /** The newest last, each with the sections as they were published. */
  publications: readonly (Publication & { readonly sections: readonly DraftSection[] })[];
}

type AnySection = ResponseOf<'updateContentSection'>;

/** A section of the draft with some of its values; the others are empty. */
export function aSection(
  changes: Partial<DraftSection> = {},
  definition = definitionOf({ kind: changes.kind ?? 'about.story' }),
): DraftSection {
  if (!definition) throw new Error(`There is no ${changes.kind}.`);
  return {
    id: 1,
    page: definition.page === 'own' ? 'own-1' : definition.page,
    kind: definition.kind,
    hidden: false,
    marks: [],
    updatedAt: '2027-05-01T08:30:00.000Z',
    ...changes,
    values: valuesFor(definition.fields, changes.values ?? {}),
  };
}

/** A picture that the owner has uploaded for the pages of the site. */
export function anOwnPicture(id: number): OwnPicture {
  const [url, small] = [`/uploads/content/${id}-1600.jpg`, `/uploads/content/${id}-480.webp`];
  const variants = [{ url: small, width: 480, type: 'image/webp' as const }];
  const size = { width: 1600, height: 1067, placeholder: '#7aa5a3' };
  return { id, source: `own:${id}`, url, ...size, variants, uploadedAt: '2027-05-01T08:30:00.000Z' };
}

/** The owner's pictures in memory. */
export function ownPictureOperations(state: Pick<ContentState, 'ownPictures'>): Handlers {
  const own = () => state.ownPictures ?? [];
  return {
    listContentPictures: () => [...own()],
    uploadContentPicture: () => {
      const added = anOwnPicture(own().length + 1);
      state.ownPictures = [added, ...own()];
      return added;
    },
    deleteContentPicture: ({ pictureId }) => {
      state.ownPictures = own().filter(({ id }) => id !== pictureId);
      return null;
    },
  };
}

/** What is there of it. */
const named = (addresses: Pick<ContentDraft, 'addresses' | 'shownAddresses'>) =>
  Object.fromEntries(Object.entries(addresses).filter(([, value]) => value));

/** The sections in memory; saving an outdated state is a conflict. */
export function contentOperations(state: ContentState): Handlers {
  const published = () => state.publications.at(-1)?.sections ?? [];
  const of = (id: number) => state.sections.find((section) => section.id === id);
  const change = (section: DraftSection, changes: Partial<DraftSection>) => {
    const updatedAt = new Date(Date.parse(section.updatedAt) + 1_000).toISOString();
    const changed = { ...section, ...changes, updatedAt };
    state.sections = state.sections.map((other) => (other.id === section.id ? changed : other));
    return changed as AnySection;
  };
  const drafts = () =>
    CONTENT_PAGES.map((page): ContentDraft => {
      const [now, before] = [state.sections, published()].map((sections) =>
        sections.filter((section) => section.page === page).map(({ updatedAt: _, ...rest }) => rest),
      );
      const ids = [...new Set([...(now ?? []), ...(before ?? [])].map(({ id }) => id))];
      const find = (sections: typeof now, id: number) => sections?.find((section) => section.id === id);
      const gaps = gapsOf(now ?? [], shownTargets(state.sections));
      return {
        page,
        isShown: (before?.length ?? 0) > 0,
        isChanged: !isSame(now, before),
        changedSections: ids.filter((id) => !isSame(find(now, id), find(before, id))),
        sections: now?.length ?? 0,
        gaps: { ...gaps, languages: [...gaps.languages] },
        awaitsLawyer: state.awaitLawyer?.includes(page) ?? false,
        awaitsOwner: state.awaitOwner?.includes(page) ?? false,
        ...(isOwnPage(page) && { title: (now?.[0]?.values.title as { it: string } | undefined)?.it ?? '' }),
        ...named({ addresses: addressesOf(now ?? []), shownAddresses: addressesOf(before ?? []) }),
      };
    });
  return {
    ...ownPictureOperations(state),
    listContentSections: () => [...state.sections] as AnySection[],
    listContentDrafts: drafts,
    createContentSection: ({ createContentSectionRequest: { kind, lead, values = {} } }) => {
      const section = aSection({
        kind,
        id: Math.max(0, ...state.sections.map(({ id }) => id)) + 1,
        values: values as DraftSection['values'],
        ...(lead !== undefined && { page: of(lead)?.page ?? 'own-1' }),
      });
      state.sections = [...state.sections, section];
      return section as AnySection;
    },
    prepareStarterTexts: ({ prepareStarterTextsRequest: { hosts, picture, ...answers } }) => {
      const source = picture?.source as OwnPictureName | undefined;
      const texts = starterTexts(
        { ...answers, hosts, picture: picture && source ? { ...picture, source } : null },
        { city: 'San Teodoro', hasHosts: false },
      );
      const pageOf = ({ kind }: { kind: string }) => aSection({ kind }).page;
      const pages = CONTENT_PAGES.filter((page) => texts.some((text) => pageOf(text) === page));
      const kept = pages.filter((page) => state.sections.some((section) => section.page === page));
      const added = texts
        .filter((text) => kept.every((page) => page !== pageOf(text)))
        .map(({ kind, values }, at) => aSection({ id: state.sections.length + at + 1, kind, values }));
      state.sections = [...state.sections, ...added];
      return { filled: pages.filter((page) => !kept.includes(page)), kept };
    },
    updateContentSection: ({ sectionId, updateContentSectionRequest: { values, hidden, updatedAt } }) => {
      const section = of(sectionId);
      const definition = section && definitionOf(section);
      if (!section || !definition) return problem(404, 'content.not_found');
      if (updatedAt !== undefined && updatedAt !== section.updatedAt)
        return problem(409, 'content.changed', { savedAt: section.updatedAt, savedBy: 'Anna' });
      const check = checkValues(definition.fields, { ...section.values, ...values });
      if (check.problems.length > 0)
        return problem(400, 'content.invalid', {
          errors: check.problems.map(({ field, code }) => ({ field, code, message: code })),
        });
      return change(section, { values: check.values, hidden: hidden ?? section.hidden });
    },
    // As a service that knows one word for each.
    translateIntoItalian: ({ translateIntoItalianRequest: { text } }) => ({
      text: text.replaceAll(/\p{L}+/gu, 'bla'),
    }),
    getTranslator: () => ({ host: state.translator ?? null }),
    proposeTranslation: ({ sectionId, proposeTranslationRequest: { field, language } }) => {
      const section = of(sectionId);
      const definition = section && definitionOf(section);
      const text =
        definition && textsOf(definition.fields, section.values).find(({ path }) => path === field);
      if (!section || !text) return problem(404, 'content.not_found');
      const proposed = text.changed({ ...text.texts, [language]: `[${language}]` });
      return change(section, {
        values: { ...section.values, ...proposed },
        marks: [...section.marks, { field, language, italianBefore: '', isProposal: true }],
      });
    },
    confirmTranslation: ({ sectionId, confirmTranslationRequest: { field, language } }) => {
      const section = of(sectionId);
      if (!section) return problem(404, 'content.not_found');
      const isRead = (mark: DraftSection['marks'][number]) =>
        mark.field === field && mark.language === language;
      return change(section, { marks: section.marks.filter((mark) => !isRead(mark)) });
    },
    deleteContentSection: ({ sectionId }) => {
      const removed = of(sectionId);
      state.sections = state.sections.filter(
        ({ id, page }) => id !== sectionId && (removed?.kind !== 'own.lead' || page !== removed.page),
      );
      return null;
    },
    orderContentSections: ({ page, orderContentSectionsRequest: { ids } }) => {
      const others = state.sections.filter((section) => section.page !== page);
      state.sections = [...others, ...ids.flatMap((id) => of(id) ?? [])];
      return [...state.sections] as AnySection[];
    },
    listSectionRevisions: ({ sectionId }) =>
      state.publications.toReversed().flatMap(({ id, publishedAt, publishedBy, sections }) => {
        const section = sections.find((one) => one.id === sectionId);
        if (!section) return [];
        const { kind, hidden, values } = section;
        return [{ publication: id, publishedAt, publishedBy, kind, hidden, values }];
      }),
    restoreContentSection: ({ sectionId, restoreContentSectionRequest: { publication } }) => {
      const section = of(sectionId);
      const before = state.publications
        .find(({ id }) => id === publication)
        ?.sections.find(({ id }) => id === sectionId);
      if (!before) return problem(404, 'content.publication_not_found');
      if (!section) state.sections = [...state.sections, before];
      return change(section ?? before, { values: before.values, hidden: before.hidden });
    },
    discardContentDraft: ({ discardContentDraftRequest: { ids, marks, updatedAt } }) => {
      const last = state.sections
        .map((section) => section.updatedAt)
        .toSorted()
        .at(-1);
      const isSame =
        ids?.join() === state.sections.map(({ id }) => id).join() &&
        marks === state.sections.flatMap((section) => section.marks).length;
      if (last !== updatedAt || !isSame) return problem(409, 'content.changed', {});
      state.sections = published();
      return [...state.sections] as AnySection[];
    },
    revertPublication: ({ publicationId }) => {
      const [before, last] = [state.publications.at(-2), state.publications.at(-1)];
      if (last?.id !== publicationId) return problem(409, 'content.not_latest');
      const reverted = { ...last, id: last.id + 1 };
      state.publications = [...state.publications, { ...reverted, sections: before?.sections ?? [] }];
      return reverted;
    },
    publishContent: () => {
      const pages = drafts().flatMap(({ page, isChanged }) => (isChanged ? [page] : []));
      if (pages.length === 0) return problem(422, 'content.nothing_to_publish');
      const errors = state.sections.flatMap(({ id, kind, hidden, values }) => {
        const definition = definitionOf({ kind });
        const lacks = definition && !hidden ? missingToPublish(definition.fields, values) : [];
        return lacks.map(({ field, language }) => ({
          field: `${id}.${field}${language ? `.${language}` : ''}`,
          code: 'required',
          message: 'required',
        }));
      });
      if (errors.length > 0) return problem(400, 'content.incomplete', { errors });
      const publication = {
        id: state.publications.length + 1,
        publishedAt: '2027-05-01T09:47:00.000Z',
        publishedBy: 'marta',
        pages,
      };
      state.publications = [...state.publications, { ...publication, sections: state.sections }];
      return publication;
    },
  };
}
