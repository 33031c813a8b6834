export {
  ACCESS_KEY_SCHEME,
  CALL_ACCESS,
  type CallAccess,
  type KeyedBody,
  Public,
  SUPER_ADMIN_KEY_HEADER,
} from './access.decorator';
export { BasedOn, basedOnOf } from './based-on';
export { ApiNotModified, CachedPublicRead } from './cached-public-read.decorator';
export { type Cell, csvHead, csvLine } from './csv';
export { ATTACHMENT_HEADERS, sendDownload } from './download';
export { classOf } from './dto/class-of';
export { CountsByLanguage } from './dto/counts-by-language';
export { AlsoDocumented, FlatTextsOf, textLimits } from './dto/flat-texts';
export { GuestFormDto } from './dto/guest-form.dto';
export { IsInstant } from './dto/instant';
export { LanguageQuery } from './dto/language-query';
export { LocalizedText, presentLocalized, TextsInput } from './dto/localized-text';
export { NamedItemInput, NamedItemResponse, presentNamedItems } from './dto/named-item';
export { ListOf, OrNull, Part } from './dto/parts';
export { MAX_STAY_FACTS, presentStayFacts, StayFactDto } from './dto/stay-fact.dto';
export {
  ApiPixels,
  ApiPlaceholder,
  ApiVariants,
  ImageVariantResponse,
  PictureResponse,
  presentPicture,
} from './dto/picture.response';
export { PositionInput } from './dto/position.dto';
export { ReadOrder } from './dto/read-order';
export { Endpoint } from './endpoint.decorator';
export { HoldsValues } from './fields/holds-values';
export { refuseFields, TakesNoQuery } from './fields/no-fields';
export { PostedFields } from './fields/posted-fields';
export { IgnoresReadOnly } from './fields/read-only-fields';
export { sentFields } from './fields/sent-fields';
export { sentForm } from './fields/sent-form';
export { ApiIdempotencyKey, idempotencyKeyOf } from './idempotency-key';
export { describePages, pageOf, PAGING_HEADERS, PagingQuery, sliceOf } from './paging';
export { ProblemFilter } from './problem.filter';
export { rangeOf, SeriesQuery } from './series-query';
export { RequestValidationPipe } from './validation.pipe';
export { NEEDED_RIGHT, NeedsRight } from './needs-right.decorator';
