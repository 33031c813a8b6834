/** Operations whose body is a form with files, also when no file is in it. */
export const FORM_OPERATIONS: ReadonlySet<string> = new Set([
  'uploadLogo',
  'uploadHostPicture',
  'uploadRoomImage',
  'uploadBreakfastImage',
  'uploadContentPicture',
  'createEvent',
  'updateEvent',
]);
