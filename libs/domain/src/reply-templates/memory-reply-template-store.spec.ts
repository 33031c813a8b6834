import { MemoryReplyTemplateStore } from './memory-reply-template-store.fixture';
import { describeReplyTemplateStore } from './reply-template-store.contract';

describeReplyTemplateStore(() => new MemoryReplyTemplateStore());
