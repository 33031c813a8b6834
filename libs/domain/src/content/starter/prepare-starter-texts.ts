import { DomainError, savedAt, type Clock } from '../../shared';
import type { PropertyStore } from '../../property';
import { valuesFor } from '../fields/check-values';
import { CONTENT_PAGES, type ContentPage } from '../content-pages';
import type { ContentStore } from '../content-store';
import { ownPicturesIn, type OwnPicture } from '../pictures/content-picture';
import type { DraftPage } from '../publications/publish-content';
import type { NewSection } from '../section';
import { definitionOf, type GivenSection } from '../sections';
import { starterProblems, type StarterAnswers } from './starter-answers';
import { starterTexts } from './starter-texts';

/** The pages that there were texts for. */
export interface StarterOutcome {
  /** Those whose draft was empty, and has them now. */
  readonly filled: readonly ContentPage[];
  /** Those that stay as they are: the draft had sections there, or on the first page. */
  readonly kept: readonly ContentPage[];
}

/** Every house has texts for it, and it stands before the others in `CONTENT_PAGES`. */
const FIRST_PAGE = 'home' satisfies ContentPage;

/** Whether the site has nothing to say on its first page yet. */
export function lacksFirstTexts(pages: readonly Pick<DraftPage, 'page' | 'sections'>[]): boolean {
  return pages.some(({ page, sections }) => page === FIRST_PAGE && sections === 0);
}

/** Writes the first texts of a house into the draft: guests see nothing of them until its owner publishes them. */
export class PrepareStarterTexts {
  constructor(
    private readonly store: ContentStore,
    private readonly property: PropertyStore,
    private readonly clock: Clock,
  ) {}

  /**
   * Fills the pages that have no section, all at once, where the first page is one of them: whoever calls it again, or at the
   * same time, finds a house that has its texts. Hosts are added to a property that names none, also by a second call where
   * the first one was cut off before.
   * @throws DomainError `property.not_found` while nobody has described the house; `content.invalid` with the fields
   */
  async prepare(answers: StarterAnswers): Promise<StarterOutcome> {
    const problems = starterProblems(answers);
    if (problems.length > 0) throw new DomainError('content.invalid', {}, problems);
    const { city, hosts } = await this.property.get();
    const texts = starterTexts(answers, { city, hasHosts: hosts.length > 0 });
    const { filled, kept } = await this.fill(texts);
    // After the texts, which may be refused: whoever answers again must not find half of it done.
    if (hosts.length === 0 && answers.hosts.length > 0) await this.addHosts(answers);
    return { filled, kept };
  }

  private async fill(texts: readonly GivenSection[]): Promise<StarterOutcome> {
    const filled: ContentPage[] = [];
    const kept: ContentPage[] = [];
    const textsOf = (page: ContentPage) => texts.filter((text) => definitionOf(text)?.page === page);
    const pages = CONTENT_PAGES.filter((page) => textsOf(page).length > 0);
    let isNew = false;
    await this.store.editTogether(pages, (before, pictures, page) => {
      // Pages of two houses would not fit together: who was first may have answered otherwise.
      if (page === FIRST_PAGE) isNew = before.length === 0;
      const isToFill = isNew && before.length === 0;
      (isToFill ? filled : kept).push(page);
      if (!isToFill) return before;
      refuseGonePicture(textsOf(page), pictures);
      return textsOf(page).map((section) => this.newSection(page, section));
    });
    return { filled, kept };
  }

  private newSection(page: ContentPage, { kind, values }: GivenSection): NewSection {
    const whole = valuesFor(definitionOf({ kind })?.fields ?? {}, values);
    return { page, kind, hidden: false, values: whole, marks: [], updatedAt: this.clock.now() };
  }

  private async addHosts({ hosts }: StarterAnswers): Promise<void> {
    await this.property.update((stored) => {
      if (!stored) throw new DomainError('property.not_found');
      if (stored.hosts.length > 0) return stored;
      const added = hosts.map(({ name }) => ({
        name: name.trim(),
        languages: [],
        picture: null,
        pictureAlt: null,
      }));
      return { ...stored, hosts: added, updatedAt: savedAt(stored.updatedAt, this.clock.now()) };
    });
  }
}

/** It may have been deleted after it was chosen. */
function refuseGonePicture(given: readonly GivenSection[], pictures: ReadonlySet<OwnPicture>): void {
  const isGone = ownPicturesIn(given).some(([, source]) => !pictures.has(source));
  if (isGone)
    throw new DomainError('content.invalid', {}, [{ field: 'picture.source', code: 'unknown_value' }]);
}
