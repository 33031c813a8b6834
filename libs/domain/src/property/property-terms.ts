import {
  MAX_URL_LENGTH,
  textOrNull,
  textProblem,
  localizedProblems,
  trimmed,
  isOwnFile,
  type FieldProblem,
  type Localized,
  type Picture,
} from '../shared';

/** Longest house rules or terms in one language; our own limit, two pages. */
export const MAX_TERMS_LENGTH = 4_000;
/** Our own limits: a family and its languages. */
export const MAX_HOSTS = 10;
export const MAX_HOST_NAME_LENGTH = 100;
export const MAX_HOST_LANGUAGES = 10;
/** Longest description of a host's picture in one language; as long as that of a room's. */
export const MAX_PICTURE_ALT_LENGTH = 300;

/** Somebody who receives the guests. */
export interface Host {
  readonly name: string;
  /** Languages the host speaks, ISO 639-1 in lower case (`it`, `fr`), best first. */
  readonly languages: readonly string[];
  readonly picture: Picture | null;
  /** What the picture shows, for those who do not see it; null leaves it at the host's name. */
  readonly pictureAlt: Localized | null;
}

/** The same as the owner saves it. */
export interface HostDetails extends Pick<Host, 'name' | 'languages' | 'pictureAlt'> {
  /** A file of a picture that a host has; null takes the picture away. */
  readonly pictureUrl: string | null;
}

/** The part of the property that says what guests agree to, in several languages. */
export interface PropertyTerms {
  readonly houseRules: Localized | null;
  readonly cancellationTerms: Localized | null;
  readonly depositTerms: Localized | null;
}

const TERMS = ['houseRules', 'cancellationTerms', 'depositTerms'] as const;
const LANGUAGE_FORM = /^[a-z]{2}$/;

type Found = FieldProblem | null;

export function termsProblems(draft: PropertyTerms): Found[] {
  return TERMS.flatMap((field) => {
    const text = draft[field];
    return text ? localizedProblems(field, text, MAX_TERMS_LENGTH, { severalLines: true }) : [];
  });
}

export function termsOf({ houseRules, cancellationTerms, depositTerms }: PropertyTerms): PropertyTerms {
  return {
    houseRules: houseRules && trimmed(houseRules),
    cancellationTerms: cancellationTerms && trimmed(cancellationTerms),
    depositTerms: depositTerms && trimmed(depositTerms),
  };
}

export function hostProblems(hosts: readonly HostDetails[]): Found[] {
  return [
    hosts.length > MAX_HOSTS ? { field: 'hosts', code: 'too_many', facts: { max: MAX_HOSTS } } : null,
    ...hosts.flatMap((host, index) => hostProblemsAt(`hosts.${index}`, host)),
  ];
}

/** A checked host as it is stored: a description goes with its picture. */
export function hostOf({ name, languages, pictureUrl, pictureAlt }: HostDetails): HostDetails {
  const url = textOrNull(pictureUrl);
  const alt = url === null || pictureAlt === null ? null : trimmed(pictureAlt);
  return { name: name.trim(), languages: [...languages], pictureUrl: url, pictureAlt: alt };
}

function hostProblemsAt(field: string, host: HostDetails): Found[] {
  const { name, languages, pictureUrl, pictureAlt } = host;
  const isTwice = new Set(languages).size < languages.length;
  const isTooMany = languages.length > MAX_HOST_LANGUAGES;
  return [
    textProblem(`${field}.name`, name, { max: MAX_HOST_NAME_LENGTH, isRequired: true }),
    isTwice || isTooMany ? { field: `${field}.languages`, code: 'too_many' } : null,
    languages.every((language) => LANGUAGE_FORM.test(language))
      ? null
      : { field: `${field}.languages`, code: 'invalid_format' },
    pictureProblem(`${field}.pictureUrl`, textOrNull(pictureUrl)),
    ...(pictureAlt ? localizedProblems(`${field}.pictureAlt`, pictureAlt, MAX_PICTURE_ALT_LENGTH) : []),
  ];
}

function pictureProblem(field: string, url: string | null): Found {
  if (url === null) return null;
  const isFine = isOwnFile(url) && url.length <= MAX_URL_LENGTH;
  return isFine ? null : { field, code: 'invalid_url' };
}
