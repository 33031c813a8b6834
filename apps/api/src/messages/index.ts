export { MessageResponse } from './http/message.response';
export { presentMessage } from './http/message.presenter';
export { contactLines } from './emails/contact-lines';
export type { Email, EmailPart } from './emails/email';
export { emailHtml } from './emails/email-html';
export { emailText } from './emails/email-text';
export { MessagesModule } from './messages.module';
export { OutboxSender } from './outbox-sender';
export { enqueueMessages } from './persistence/enqueue-messages';
export {
  anonymiseMessages,
  eraseMessages,
  messagesAbout,
  messagesOf,
  oldMessages,
} from './persistence/personal-messages';
