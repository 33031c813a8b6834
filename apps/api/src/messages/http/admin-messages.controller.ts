import {
  duringOutage,
  MESSAGE_ORDERS,
  MESSAGE_STATUSES,
  MessageStore,
  RetryMessage,
  SendTestMessage,
  type MessageOrder,
  type MessageStatus,
} from '@ospite/domain';
import { Body, Controller, Get, Param, Post, Query, Res } from '@nestjs/common';
import { ApiPropertyOptional, ApiTags } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import type { Response } from 'express';
import {
  describePages,
  Endpoint,
  PAGING_HEADERS,
  PagingQuery,
  refuseFields,
  sliceOf,
} from '@ospite/server/rest';
import { rowIdOf } from '@ospite/server/persistence';
import { MessageResponse } from './message.response';
import { presentMessage } from './message.presenter';
import { presentTestOutcome, TestMessageResponse } from './test-message.response';

export class MessagesQuery extends PagingQuery {
  @ApiPropertyOptional({ enum: MESSAGE_STATUSES, enumName: 'MessageStatus' })
  @IsOptional()
  @IsIn(MESSAGE_STATUSES)
  status?: MessageStatus;

  @ApiPropertyOptional({
    enum: MESSAGE_ORDERS,
    description:
      'Which come first: the newest (default), or the most `urgent`: those to guests, then notices to the owner, tests last.',
  })
  @IsOptional()
  @IsIn(MESSAGE_ORDERS)
  order?: MessageOrder;
}

@ApiTags('messages')
@Controller('api/messages')
export class AdminMessagesController {
  constructor(
    private readonly messages: MessageStore,
    private readonly retryMessage: RetryMessage,
    private readonly sendTest: SendTestMessage,
  ) {}

  @Get()
  @Endpoint({
    id: 'listMessages',
    summary: 'E-mails that wait, were sent, failed or are held',
    description: 'Without `page`: the first 1,000 rows; `X-Total-Count` says whether there are more.',
    access: 'owner',
    answer: { type: [MessageResponse], headers: PAGING_HEADERS, description: 'The messages.' },
  })
  async list(
    @Query() query: MessagesQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<MessageResponse[]> {
    const [{ messages, total }, outage] = await Promise.all([
      this.messages.list(query.status, sliceOf(query), query.order),
      this.messages.outage(),
    ]);
    describePages(response, query, total);
    return messages.map((message) => presentMessage(duringOutage(message, outage)));
  }

  @Post('test')
  @Endpoint({
    id: 'sendTestMessage',
    summary: 'Send a test message to the owner',
    description:
      'It is sent to the property’s address like every other e-mail. The answer evaluates SPF and DMARC of the ' +
      'sender’s domain, which decide whether e-mails arrive; DNS has 3 seconds to respond. At most ten an hour.',
    access: 'owner',
    answer: { status: 202, type: TestMessageResponse, description: 'The message is in the outbox.' },
    problems: ['property.not_found', 'message.too_many_tests'],
  })
  async test(@Body() body: unknown): Promise<TestMessageResponse> {
    refuseFields(body);
    const outcome = await this.sendTest.send();
    return presentTestOutcome(outcome);
  }

  @Post(':messageId/retry')
  @Endpoint({
    id: 'retryMessage',
    summary: 'Try a message again now',
    description:
      'It is due at once, with all its tries ahead again; so is one delayed by a flood of quotes, and one that is ' +
      '`held`, which is sent once however often it is asked for. A sent message is not sent again.',
    access: 'owner',
    params: { name: 'messageId', type: 'integer', example: 1 },
    answer: { status: 202, type: MessageResponse, description: 'The message, due at once.' },
    problems: ['message.not_found', 'message.already_sent'],
  })
  async retry(@Param('messageId') id: string, @Body() body: unknown): Promise<MessageResponse> {
    refuseFields(body);
    const message = await this.retryMessage.retry(rowIdOf(id, 'message.not_found'));
    return presentMessage(message);
  }
}
