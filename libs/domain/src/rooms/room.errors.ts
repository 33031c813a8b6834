export const roomErrors = {
  'room.invalid': 'invalid',
  'room.not_found': 'missing',
  'room.image_not_found': 'missing',
  'room.image_limit': 'rule',
  'room.key_reused': 'rule',
  'room.name_taken': 'conflict',
  'room.slug_taken': 'conflict',
  'room.slug_reserved': 'rule',
  'room.order_mismatch': 'rule',
  'room.order_changed': 'conflict',
  'room.changed': 'conflict',
  'room.image_changed': 'conflict',
  'pricing.not_found': 'missing',
  'pricing.changed': 'conflict',
} as const;

declare module '../shared/domain-error' {
  interface ErrorTables {
    room: typeof roomErrors;
  }
}
