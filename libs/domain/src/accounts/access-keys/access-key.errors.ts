export const accessKeyErrors = {
  'access_key.invalid': 'invalid',
  'access_key.not_found': 'missing',
  'access_key.key_reused': 'rule',
  'access_key.wrong': 'unauthenticated',
  'access_key.read_only': 'forbidden',
  'access_key.session_only': 'forbidden',
} as const;

declare module '../../shared/domain-error' {
  interface ErrorTables {
    accessKey: typeof accessKeyErrors;
  }
}
