import { ChangeReplyTemplates, Clock, ReplyTemplateStore } from '@ospite/domain';
import { Module } from '@nestjs/common';
import { useCase } from '@ospite/server/wiring';
import { ReplyTemplatesController } from './http/reply-templates.controller';
import { MikroOrmReplyTemplateStore } from './persistence/mikro-orm-reply-template-store';

@Module({
  controllers: [ReplyTemplatesController],
  providers: [
    { provide: ReplyTemplateStore, useClass: MikroOrmReplyTemplateStore },
    useCase(ChangeReplyTemplates, [ReplyTemplateStore, Clock]),
  ],
})
export class ReplyTemplatesModule {}
