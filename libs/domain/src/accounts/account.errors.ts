export const accountErrors = {
  'account.invalid': 'invalid',
  'account.not_found': 'missing',
  'account.username_taken': 'conflict',
  'account.key_reused': 'rule',
  'account.last_one': 'rule',
  'account.last_editor': 'rule',
  'account.already_initialised': 'conflict',
  'account.not_signed_in': 'unauthenticated',
  'account.password_to_change': 'forbidden',
  'account.password_needed': 'forbidden',
  'account.may_not_edit_content': 'forbidden',
  'account.session_not_found': 'missing',
  'account.wrong_credentials': 'unauthenticated',
  'account.wrong_password': 'rule',
  'account.weak_password': 'invalid',
  'account.wrong_setup_code': 'unauthenticated',
  'account.no_super_admin_key': 'unauthenticated',
  'account.wrong_super_admin_key': 'unauthenticated',
  'account.too_many_attempts': 'limit',
  'account.cross_site': 'forbidden',
} as const;

declare module '../shared/domain-error' {
  interface ErrorTables {
    account: typeof accountErrors;
  }
}
