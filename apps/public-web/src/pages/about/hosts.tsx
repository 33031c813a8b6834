import type { Property } from '@ospite/contracts/guest';
import { LOCALES } from '@ospite/i18n';
import { languageOfText, localize, type Language } from '@ospite/domain';
import { useTranslation } from 'react-i18next';
import type { SectionProps } from '../../shared/content/page-sections';
import { Words } from '../../shared/content/words';
import { usePageFacts } from '../../shared/facts/page-facts';
import { useProperty } from '../../shared/property/use-property';
import * as s from './about-page.module.css';

/** The people who receive the guests: name, languages, and a portrait or their initials. Source: specification §1. */
export function Hosts({ id, values: { title } }: SectionProps<'about.hosts'>) {
  const { t } = useTranslation();
  const { language } = usePageFacts();
  const hosts = useProperty()?.hosts ?? [];
  if (hosts.length === 0) return null;
  return (
    <section id={id} className={s.band} aria-labelledby={`${id}-title`}>
      <Words as="h2" id={`${id}-title`} className={s.heading} of={title} />
      <ul className={s.hosts}>
        {hosts.map(({ name, languages, pictureUrl, pictureAlt }) => (
          <li key={name} className={s.host}>
            <Portrait name={name} url={pictureUrl} alt={pictureAlt} />
            <div>
              <h3 className={s.small}>{name}</h3>
              {languages.length > 0 && (
                <p>{t('about:hosts.languages', { languages: languageList(languages, language) })}</p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Host = Property['hosts'][number];

interface PortraitProps extends Pick<Host, 'name'> {
  readonly url: Host['pictureUrl'];
  /** What it shows; null says whose it is. */
  readonly alt: Host['pictureAlt'];
}

function Portrait({ name, url, alt }: PortraitProps) {
  const { t } = useTranslation();
  const { language } = usePageFacts();
  if (url === null)
    return (
      <span className={s.portrait} aria-hidden="true">
        {initials(name)}
      </span>
    );
  const written = alt ? languageOfText(alt, language) : language;
  return (
    <img
      className={s.portrait}
      src={url}
      alt={alt ? localize(alt, language) : t('about:hosts.pictureAlt', { name })}
      lang={written === language ? undefined : written}
      width="112"
      height="112"
      loading="lazy"
      fetchPriority="low"
      decoding="async"
    />
  );
}

/** The first letters of the first and the last name. */
function initials(name: string): string {
  const names = name.trim().split(/\s+/);
  return [names.at(0), names.length > 1 ? names.at(-1) : undefined]
    .map((part) => [...(part ?? '')].at(0) ?? '')
    .join('')
    .toUpperCase();
}

/** "italiano, inglese e tedesco". @param codes ISO 639-1 */
function languageList(codes: readonly string[], language: Language): string {
  const names = new Intl.DisplayNames(LOCALES[language], { type: 'language' });
  return new Intl.ListFormat(LOCALES[language]).format(codes.map((code) => names.of(code) ?? code));
}
