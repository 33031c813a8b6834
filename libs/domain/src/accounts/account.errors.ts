export const accountErrors = {
  'account.not_found': 'missing',
  'account.username_taken': 'conflict',
  'account.already_initialised': 'conflict',
  'account.not_signed_in': 'unauthenticated',
  'account.wrong_credentials': 'unauthenticated',
  'account.wrong_password': 'rule',
  'account.weak_password': 'invalid',
  'account.wrong_setup_code': 'unauthenticated',
  'account.no_super_admin_key': 'unauthenticated',
  'account.wrong_super_admin_key': 'unauthenticated',
  'account.too_many_attempts': 'limit',
  'account.cross_site': 'forbidden',
} as const;
