export { MessageResponse } from './http/message.response';
export { presentMessage } from './http/message.presenter';
export { contactLines } from './letters/contact-lines';
export type { Letter, LetterPart } from './letters/letter';
export { letterHtml } from './letters/letter-html';
export { letterText } from './letters/letter-text';
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
