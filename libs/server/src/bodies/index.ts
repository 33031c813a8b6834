export { MAX_BODY_VALUES, MAX_OBJECT_KEYS } from './body-limits';
export { apiBodyParser, formParser } from './body-parsers';
export {
  EmptyAsUndefined,
  MediaTypeGuard,
  requiredFile,
  type SentFile,
  TakesForm,
  UploadedFile,
} from './form-upload';
