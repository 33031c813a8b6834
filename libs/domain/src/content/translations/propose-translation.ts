import { DomainError, savedAt, type Clock, type Language } from '../../shared';
import { checkValues, valuesFor } from '../fields/check-values';
import type { ContentStore } from '../content-store';
import { isEqual } from '../is-equal';
import type { Section } from '../section';
import { textsOf, type ContentText, type SectionText } from '../section-texts';
import { definitionOf } from '../sections';
import { markedLines, withLines } from './marked-lines';
import { marksAfter } from './translation-marks';
import type { Translator } from './translator';
import { valuesWith } from './translated-file';

/** Has a text of the draft translated. What comes back is marked as a proposal, and cannot be published unread. */
export class ProposeTranslation {
  constructor(
    private readonly store: ContentStore,
    private readonly translator: Translator,
    private readonly clock: Clock,
  ) {}

  /**
   * @param field as in `values.items.2.title`
   * @throws DomainError `content.not_found` where there is no such text, or it has no Italian; `content.changed` when
   *   somebody changed it meanwhile; `content.translator_unusable` when what came back does not fit; and those of the port
   */
  async propose(id: number, field: string, language: Exclude<Language, 'it'>): Promise<Section> {
    const section = (await this.store.draft()).find((one) => one.id === id);
    const { italian, present } = textIn(section, field, language);
    const proposed = withLines(
      italian,
      await this.translator.translate(markedLines(italian), { from: 'it', to: language }),
    );
    if (proposed.length === 0) throw new DomainError('content.translator_unusable');
    const sections = await this.store.edit(section?.page ?? 'home', (before) =>
      before.map((one) => {
        if (one.id !== id) return one;
        const now = textIn(one, field, language);
        if (!isEqual(now.italian, italian) || !isEqual(now.present, present))
          throw new DomainError('content.changed');
        return this.withProposal(one, field, language, italian, proposed);
      }),
    );
    const changed = sections.find((one) => one.id === id);
    if (!changed) throw new DomainError('content.not_found');
    return changed;
  }

  private withProposal(
    section: Section,
    path: string,
    language: Language,
    italian: ContentText,
    proposed: ContentText,
  ): Section {
    const fields = definitionOf(section)?.fields ?? {};
    const stored = valuesFor(fields, section.values);
    const { values, problems } = checkValues(
      fields,
      valuesWith(fields, stored, language, [{ path, changed: proposed }]),
    );
    if (problems.length > 0) throw new DomainError('content.translator_unusable', {}, problems);
    const text = textsOf(fields, values).find((one) => one.path === path)?.texts[language] ?? proposed;
    const proposal = { language, text, italian, isProposal: true };
    // A new one is no older than its Italian.
    const marks = marksAfter(fields, { ...section, values: stored }, values).filter((mark) =>
      mark.isProposal ? !isEqual(mark, proposal) : mark.language !== language || !isEqual(mark.text, text),
    );
    return {
      ...section,
      values,
      marks: [...marks, proposal],
      updatedAt: savedAt(section.updatedAt, this.clock.now()),
    };
  }
}

function textIn(
  section: Section | undefined,
  path: string,
  language: Language,
): { readonly italian: ContentText; readonly present: ContentText | undefined } {
  const fields = section && definitionOf(section)?.fields;
  const texts = section && fields ? textsOf(fields, valuesFor(fields, section.values)) : [];
  const text = texts.find((one): one is SectionText => one.path === path);
  if (!text?.texts.it?.length) throw new DomainError('content.not_found');
  return { italian: text.texts.it, present: text.texts[language] };
}
