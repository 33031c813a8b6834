import type { ReplyTemplates } from './reply-template';
import { ReplyTemplateStore } from './reply-template-store';

/** The template store's twin in memory, for tests of use cases. */
export class MemoryReplyTemplateStore extends ReplyTemplateStore {
  private stored: ReplyTemplates = { templates: [], updatedAt: new Date(0) };

  override async get(): Promise<ReplyTemplates> {
    return this.stored;
  }

  override async update(change: (stored: ReplyTemplates) => ReplyTemplates): Promise<ReplyTemplates> {
    this.stored = change(this.stored);
    return this.stored;
  }
}
