export { MessagesModule } from './messages.module';
export { OutboxSender } from './outbox-sender';
export { enqueueMessages } from './persistence/enqueue-messages';
