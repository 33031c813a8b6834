import type { Content, Property } from '@ospite/contracts/guest';
import { filledBlocks, filledLine, type Language, type ShownLongText, type ShownText } from '@ospite/domain';
import { useTranslation } from 'react-i18next';
import { LongText } from '../../shared/content/long-text';
import { usePageFacts } from '../../shared/facts/page-facts';
import { longDay } from '../../shared/format/dates';
import { legalFacts, PERIODS } from './legal-facts';
import * as s from './legal-page.module.css';

/** What the program itself says of what it does, by the kind of the section. */
const FACTS = {
  'privacyPolicy.periods': [
    'legal-facts:periods.quotes',
    'legal-facts:periods.reviews',
    'legal-facts:periods.consents',
    'legal-facts:periods.visits',
    'legal-facts:periods.backups',
    'legal-facts:translator',
  ],
  'cookiePolicy.storage': [
    'legal-facts:storage.language',
    'legal-facts:storage.languageOffer',
    'legal-facts:storage.consent',
    'legal-facts:storage.draft',
    'legal-facts:storage.visit',
    'legal-facts:storage.map',
    'legal-facts:storage.fonts',
    'legal-facts:storage.session',
    'legal-facts:storage.device',
    'legal-facts:storage.office',
    'legal-facts:storage.preview',
  ],
} as const;

interface LegalValues {
  readonly title?: ShownText;
  readonly text?: ShownLongText;
  readonly more?: ShownLongText;
}

interface Part extends LegalValues {
  readonly id: number;
  readonly kind: string;
  readonly facts: readonly (typeof FACTS)[keyof typeof FACTS][number][];
}

export interface LegalSectionsProps {
  readonly content: Content;
  readonly property: Property;
}

/** A legal text, after the day of its last change; where it is in Italian for a reader of another language, it says so. */
export function LegalSections({ content: { page, sections, changedAt }, property }: LegalSectionsProps) {
  const { t } = useTranslation();
  const { language, trackingOrigins, translatorHost } = usePageFacts();
  const filled = (text: ShownLongText | undefined) => {
    const blocks =
      text && filledBlocks(text.blocks, legalFacts(property, trackingOrigins, text.lang ?? language));
    return blocks && blocks.length > 0 ? { ...text, blocks } : undefined;
  };
  const filledTitle = (title: ShownText | undefined) => {
    const text =
      title && filledLine(title.text, legalFacts(property, trackingOrigins, title.lang ?? language));
    return text === undefined ? undefined : { ...title, text };
  };
  const parts = sections.flatMap(({ id, kind, values }): Part[] => {
    const { text, more, ...rest } = values as LegalValues;
    const title = filledTitle(rest.title);
    const facts = (kind in FACTS ? FACTS[kind as keyof typeof FACTS] : []).filter(
      (fact) => fact !== 'legal-facts:translator' || translatorHost !== undefined,
    );
    const part = { id, kind, facts, text: filled(text), more: filled(more) };
    // A section of which nothing is left goes with its heading.
    return part.text || part.more || facts.length > 0 ? [{ ...part, ...(title && { title }) }] : [];
  });
  const texts = parts.flatMap(({ title, text, more }) =>
    [title, text, more].filter((one) => one !== undefined),
  );
  const isItalian = texts.some(({ lang }) => lang === 'it');
  const whole = texts.every(({ lang }) => lang === 'it') ? 'it' : undefined;
  return (
    <>
      {isItalian && <p className={s.language}>{t('legal:language')}</p>}
      {changedAt && <p>{t('legal:updated', { date: longDay(changedAt, language) })}</p>}
      <div lang={whole}>
        {numbered(page, parts).map((part) => (
          <LegalPart key={part.id} part={part} whole={whole} />
        ))}
      </div>
    </>
  );
}

/** With the numbers of sections in their titles; the accessibility statement has none, nor have the house's own conditions. */
function numbered(page: string, parts: readonly Part[]): readonly Part[] {
  let number = 0;
  return parts.map((part) => {
    if (!part.title || page === 'accessibility' || part.kind === 'terms.house') return part;
    number += 1;
    return { ...part, title: { ...part.title, text: `${number}. ${part.title.text}` } };
  });
}

/** @param whole the language that all of the text is marked with, so that its parts need not be */
function LegalPart({ part, whole }: { readonly part: Part; readonly whole: Language | undefined }) {
  const { t } = useTranslation();
  const { language, translatorHost } = usePageFacts();
  const { id, title, text, facts, more } = part;
  const marked = <Text extends ShownText | ShownLongText>({ lang, ...words }: Text) =>
    lang === undefined || lang === whole ? words : { ...words, lang };
  return (
    <>
      {title && (
        <h2 id={`section-${id}`} lang={title.lang === whole ? undefined : title.lang}>
          {title.text}
        </h2>
      )}
      {text && <LongText text={marked(text)} />}
      {facts.length > 0 && (
        <ul lang={whole && language}>
          {facts.map((fact) => (
            <li key={fact}>{withNames(t(fact, { ...PERIODS, translatorHost }))}</li>
          ))}
        </ul>
      )}
      {more && <LongText text={marked(more)} />}
    </>
  );
}

/** What stands between brackets is a name in the browser. */
function withNames(text: string) {
  return text.split(/[[\]]/).map((part, at) => (at % 2 === 1 ? <code key={at}>{part}</code> : part));
}
