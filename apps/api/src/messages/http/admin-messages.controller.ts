import { Clock, DomainError, MESSAGE_STATUSES, MessageStore, type MessageStatus } from '@ospite/domain';
import { Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import {
  ApiAcceptedResponse,
  ApiCookieAuth,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiPropertyOptional,
  ApiTags,
} from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { ApiProblems } from '../../platform/http/api-problems.decorator';
import { OutboxSender } from '../outbox-sender';
import { MessageAnswer } from './message.answer';
import { presentMessage } from './message.presenter';

const MAX_ID = 2_147_483_647;

export class MessagesQuery {
  @ApiPropertyOptional({ enum: MESSAGE_STATUSES, enumName: 'MessageStatus' })
  @IsOptional()
  @IsIn(MESSAGE_STATUSES)
  status?: MessageStatus;
}

/** The outbox, as the owner sees it. */
@ApiTags('messages')
@ApiCookieAuth('session')
@Controller('api/messages')
export class AdminMessagesController {
  constructor(
    private readonly messages: MessageStore,
    private readonly outbox: OutboxSender,
    private readonly clock: Clock,
  ) {}

  @Get()
  @ApiOperation({
    operationId: 'listMessages',
    summary: 'E-mails that wait, were sent or failed; newest first',
    description: 'At most 200.',
  })
  @ApiOkResponse({ type: [MessageAnswer] })
  @ApiProblems(400, 401)
  async list(@Query() { status }: MessagesQuery): Promise<MessageAnswer[]> {
    return (await this.messages.list(status)).map(presentMessage);
  }

  @Post(':id/retry')
  @HttpCode(202)
  @ApiOperation({ operationId: 'retryMessage', summary: 'Try a message again now' })
  @ApiParam({ name: 'id', type: 'integer', example: 12 })
  @ApiAcceptedResponse({ type: MessageAnswer })
  @ApiProblems(401, 403, 404, 409)
  async retry(@Param('id') id: string): Promise<MessageAnswer> {
    if (!/^\d+$/.test(id) || Number(id) > MAX_ID) throw new DomainError('message.not_found');
    const message = await this.messages.retry(Number(id), this.clock.now());
    this.outbox.wake();
    return presentMessage(message);
  }
}
