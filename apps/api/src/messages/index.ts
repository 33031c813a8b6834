export { MessageResponse } from './http/message.response';
export { presentMessage } from './http/message.presenter';
export { clock, contactLines, OWNERS_LANGUAGE, type Email, type EmailPart } from './emails/email';
export { renderMessage } from './emails/render-email';
export { MessagesModule } from './messages.module';
export { OutboxSender } from './outbox-sender';
export {
  enqueueMessages,
  hasConfirmation,
  isReplyStuck,
  PENDING_REPLIES,
  UNSENT_REPLIES,
} from './persistence/enqueue-messages';
export {
  anonymiseMessages,
  eraseMessages,
  messagesAbout,
  messagesOf,
  oldMessages,
} from './persistence/personal-messages';
