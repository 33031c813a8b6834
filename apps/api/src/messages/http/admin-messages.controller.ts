import {
  MESSAGE_STATUSES,
  MessageStore,
  RetryMessage,
  SendTestMessage,
  type MessageStatus,
} from '@ospite/domain';
import { Body, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import {
  ApiAcceptedResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiPropertyOptional,
} from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import type { Response } from 'express';
import { ApiProblems } from '@ospite/server/problems';
import {
  describePages,
  OwnerController,
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
}

@OwnerController('api/messages', 'messages')
export class AdminMessagesController {
  constructor(
    private readonly messages: MessageStore,
    private readonly retryMessage: RetryMessage,
    private readonly sendTest: SendTestMessage,
  ) {}

  @Get()
  @ApiOperation({
    operationId: 'listMessages',
    summary: 'E-mails that wait, were sent, failed or are held; newest first',
    description: 'Without `page`: the first 1,000 rows; `X-Total-Count` tells whether there are more.',
  })
  @ApiOkResponse({ type: [MessageResponse], headers: PAGING_HEADERS, description: 'The messages.' })
  async list(
    @Query() query: MessagesQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<MessageResponse[]> {
    const { messages, total } = await this.messages.list(query.status, sliceOf(query));
    describePages(response, query, total);
    return messages.map(presentMessage);
  }

  @Post('test')
  @HttpCode(202)
  @ApiOperation({
    operationId: 'sendTestMessage',
    summary: 'Send a test message to the owner',
    description:
      'It goes to the property’s address by the way of all letters. The answer says what SPF and DMARC of the ' +
      'sender’s domain are like, which decides whether letters arrive; DNS has 3 seconds. Ten an hour.',
  })
  @ApiAcceptedResponse({ type: TestMessageResponse, description: 'The message is in the outbox.' })
  @ApiProblems('property.not_found', 'message.too_many_tests')
  async test(@Body() body: unknown): Promise<TestMessageResponse> {
    refuseFields(body);
    const outcome = await this.sendTest.send();
    return presentTestOutcome(outcome);
  }

  @Post(':messageId/retry')
  @HttpCode(202)
  @ApiOperation({
    operationId: 'retryMessage',
    summary: 'Try a message again now',
    description:
      'It is due at once, and its tries are counted afresh, also one that a flood of quotes holds back, and one that ' +
      'is `held`, which is sent once however often it is asked for. A message that was sent stays so.',
  })
  @ApiParam({ name: 'messageId', type: 'integer', example: 1 })
  @ApiAcceptedResponse({ type: MessageResponse, description: 'The message, due at once.' })
  @ApiProblems('message.not_found', 'message.already_sent')
  async retry(@Param('messageId') id: string): Promise<MessageResponse> {
    const message = await this.retryMessage.retry(rowIdOf(id, 'message.not_found'));
    return presentMessage(message);
  }
}
