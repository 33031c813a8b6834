import { ADDITIONAL_SERVICES, type AdditionalService } from './additional-service';
import { AMENITIES, registrationCode, registrationCodeProblem } from '../rooms';
import {
  emailProblem,
  formProblem,
  linkOrNull,
  linkProblem,
  MAX_URL_LENGTH,
  phoneProblem,
  textOrNull,
  textProblem,
  wholeNumberProblem,
  internationalPhone,
  localizedProblems,
  namedItemProblems,
  namedItemsOf,
  PROPERTY_FACTS,
  stayFactProblems,
  stayFactsOf,
  trimmed,
  isOwnFile,
  type FieldProblem,
  type NamedItemDraft,
} from '../shared';
import { MAX_PROPERTY_PHONE_LENGTH, MAX_PROPERTY_TEXT_LENGTH, type Property } from './property';
import {
  coordinateProblems,
  ownWayProblems,
  ownWaysOf,
  scoreOf,
  scoreProblems,
  wayProblems,
  waysOf,
  type OwnWayDraft,
  type ScoreDraft,
  type WayDraft,
} from './property-figures';
import { amountProblems, namedAmountsOf, type NamedAmountDraft } from './named-amounts';
import { hostOf, hostProblems, termsOf, termsProblems, type HostDetails } from './property-terms';
import { timeProblems } from './times/property-times';
import { touristTaxOf, touristTaxProblems } from './tourist-tax';

/** Longest texts about the property; our own limits. */
export const MAX_POSTAL_CODE_LENGTH = 20;
export const MAX_VAT_NUMBER_LENGTH = 20;
/** Digits of a chat number with its country code: E.164 allows 15. */
export const MAX_CHAT_NUMBER_LENGTH = 15;
export const MAX_WEEKLY_DISCOUNT_PERCENT = 99;

/** What the owner decides about the property, complete and checked. */
export type PropertyDetails = Omit<Property, 'updatedAt' | 'hosts'> & {
  readonly hosts: readonly HostDetails[];
};

/** The same as it arrives: of the right types, not checked yet. */
export type PropertyDraft = Omit<
  PropertyDetails,
  'score' | 'offeredServices' | 'ownServices' | 'ownAmenities' | 'waysTo' | 'ownWays' | 'amounts'
> & {
  readonly score: ScoreDraft | null;
  readonly waysTo: readonly WayDraft[];
  readonly ownWays: readonly OwnWayDraft[];
  readonly offeredServices: readonly string[];
  readonly ownServices: readonly NamedItemDraft[];
  readonly ownAmenities: readonly NamedItemDraft[];
  readonly amounts: readonly NamedAmountDraft[];
};

export type PropertyCheck =
  | { readonly ok: true; readonly details: PropertyDetails }
  | { readonly ok: false; readonly problems: readonly FieldProblem[] };

const CHAT_NUMBER_FORM = /^[1-9]\d{5,14}$/;
const COUNTRY_FORM = /^[A-Z]{2}$/;

/**
 * Checks the whole record against the rules of specification §1, in the order of its fields.
 * @param at the moment of the save, see `namedItemsOf`
 */
export function checkProperty(draft: PropertyDraft, at: Date): PropertyCheck {
  const problems = [
    ...identityProblems(draft),
    ...timeProblems(draft),
    ...factProblems(draft),
    ...scoreProblems(draft.score),
    ...wayProblems(draft.waysTo),
    ...ownWayProblems(draft.ownWays),
    ...hostProblems(draft.hosts),
    ...touristTaxProblems(draft.touristTax),
    ...termsProblems(draft),
    ...amountProblems(draft.amounts),
    ...stayFactProblems(draft.stayFacts, PROPERTY_FACTS),
  ].filter((problem) => problem !== null);
  return problems.length > 0 ? { ok: false, problems } : { ok: true, details: detailsOf(draft, at) };
}

type Found = FieldProblem | null;

function identityProblems(draft: PropertyDraft): Found[] {
  const line = (field: 'name' | 'address' | 'city' | 'region'): Found =>
    textProblem(field, draft[field], { max: MAX_PROPERTY_TEXT_LENGTH, isRequired: true });
  return [
    line('name'),
    ...localizedProblems('tagline', draft.tagline, MAX_PROPERTY_TEXT_LENGTH),
    line('address'),
    line('city'),
    textProblem('postalCode', draft.postalCode, { max: MAX_POSTAL_CODE_LENGTH, isRequired: true }),
    line('region'),
    formProblem('country', draft.country, COUNTRY_FORM.test(draft.country), 'invalid_format'),
    requiredProblem('phone', draft.phone) ??
      phoneProblem('phone', internationalPhone(draft.phone, draft.country), MAX_PROPERTY_PHONE_LENGTH),
    requiredProblem('email', draft.email) ?? emailProblem('email', draft.email),
    ...coordinateProblems(draft.coordinates),
  ];
}

function factProblems(draft: PropertyDraft): Found[] {
  const { chatNumber, video, credit, weeklyDiscountPercent: discount } = draft;
  const chat = textOrNull(chatNumber);
  return [
    chat === null || CHAT_NUMBER_FORM.test(chat) ? null : { field: 'chatNumber', code: 'invalid_phone' },
    textProblem('vatNumber', draft.vatNumber, { max: MAX_VAT_NUMBER_LENGTH }),
    registrationCodeProblem('cin', draft.cin),
    registrationCodeProblem('iun', draft.iun),
    linkProblem('shuttleUrl', draft.shuttleUrl, MAX_URL_LENGTH),
    mapProblem(draft.mapEmbedUrl),
    draft.offeredServices.every(isService) ? null : { field: 'offeredServices', code: 'unknown_service' },
    ...namedItemProblems('ownServices', draft.ownServices, ADDITIONAL_SERVICES),
    ...namedItemProblems('ownAmenities', draft.ownAmenities, AMENITIES),
    discount === null
      ? null
      : wholeNumberProblem('weeklyDiscountPercent', discount, 1, MAX_WEEKLY_DISCOUNT_PERCENT),
    ...(video ? [fileProblem('video.url', video.url), posterProblem(video.posterUrl)] : []),
    ...(credit
      ? [
          textProblem('credit.label', credit.label, { max: MAX_PROPERTY_TEXT_LENGTH, isRequired: true }),
          textProblem('credit.url', credit.url, { max: MAX_URL_LENGTH, isRequired: true }),
          linkProblem('credit.url', credit.url, MAX_URL_LENGTH),
        ]
      : []),
  ];
}

function requiredProblem(field: string, text: string): Found {
  return text.trim() ? null : { field, code: 'required' };
}

/** Links of Google Maps that are made to be sent: pages may not show them inside. */
const SENT_MAP_FORM =
  /^https?:\/\/(?:(?:maps\.app\.)?goo\.gl\/|(?:www\.|maps\.)?google\.[a-z.]+\/(?!maps\/(?:d\/)?(?:u\/\d\/)?embed)(?!maps\?.*output=embed))/i;

function mapProblem(link: string | null): Found {
  const problem = linkProblem('mapEmbedUrl', link, MAX_URL_LENGTH);
  if (problem || !SENT_MAP_FORM.test(linkOrNull(link) ?? '')) return problem;
  return { field: 'mapEmbedUrl', code: 'not_embeddable' };
}

function fileProblem(field: string, url: string): Found {
  const problem = textProblem(field, url, { max: MAX_URL_LENGTH, isRequired: true });
  return problem ?? linkProblem(field, url, MAX_URL_LENGTH, isOwnFile);
}

function posterProblem(url: string | null): Found {
  return textOrNull(url) === null ? null : fileProblem('video.posterUrl', url ?? '');
}

function isService(text: string): text is AdditionalService {
  return ADDITIONAL_SERVICES.some((service) => service === text);
}

/** A checked draft as it is stored: texts are trimmed, blank ones are null, lists are in our own order. */
function detailsOf(draft: PropertyDraft, at: Date): PropertyDetails {
  const { score, video, credit } = draft;
  return {
    ...draft,
    name: draft.name.trim(),
    tagline: trimmed(draft.tagline),
    address: draft.address.trim(),
    city: draft.city.trim(),
    postalCode: draft.postalCode.trim(),
    region: draft.region.trim(),
    phone: internationalPhone(draft.phone, draft.country),
    email: draft.email.trim(),
    chatNumber: textOrNull(draft.chatNumber),
    score: (score && scoreOf(score)) ?? null,
    waysTo: waysOf(draft.waysTo),
    ownWays: ownWaysOf(draft.ownWays, at),
    vatNumber: textOrNull(draft.vatNumber),
    cin: registrationCode(draft.cin),
    iun: registrationCode(draft.iun),
    shuttleUrl: linkOrNull(draft.shuttleUrl),
    mapEmbedUrl: linkOrNull(draft.mapEmbedUrl),
    hosts: draft.hosts.map(hostOf),
    touristTax: draft.touristTax && touristTaxOf(draft.touristTax),
    ...termsOf(draft),
    amounts: namedAmountsOf(draft.amounts),
    stayFacts: stayFactsOf(draft.stayFacts, PROPERTY_FACTS),
    offeredServices: ADDITIONAL_SERVICES.filter((service) => draft.offeredServices.includes(service)),
    ownServices: namedItemsOf(draft.ownServices, ADDITIONAL_SERVICES, at),
    ownAmenities: namedItemsOf(draft.ownAmenities, AMENITIES, at),
    video: video && { url: linkOrNull(video.url) ?? '', posterUrl: linkOrNull(video.posterUrl) },
    credit: credit && { label: credit.label.trim(), url: linkOrNull(credit.url) ?? '' },
  };
}
