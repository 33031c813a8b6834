/** The owner's texts by section: the keys `office:<section>.…`. A new section is a file and its line here. */
export { default as account } from './it/office/account.json';
export { default as common } from './it/office/common.json';
export { default as forms } from './it/office/forms.json';
export { default as init } from './it/office/init.json';
export { default as login } from './it/office/login.json';
export { default as messages } from './it/office/messages.json';
export { default as nav } from './it/office/nav.json';
export { default as notFound } from './it/office/notFound.json';
export { default as property } from './it/office/property.json';
export { default as quote } from './it/office/quote.json';
export { default as quotes } from './it/office/quotes.json';
export { default as replyTemplates } from './it/office/replyTemplates.json';
export { default as reviews } from './it/office/reviews.json';
export { default as rooms } from './it/office/rooms.json';
export { default as settings } from './it/office/settings.json';
export { default as today } from './it/office/today.json';
