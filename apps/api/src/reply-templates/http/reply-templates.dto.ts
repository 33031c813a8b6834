import { MAX_REPLY_TEMPLATE_NAME_LENGTH, MAX_REPLY_TEMPLATES, REPLY_PLACEHOLDERS } from '@ospite/domain';
import { ApiProperty } from '@nestjs/swagger';
import { IsString } from 'class-validator';
import { BasedOn, ListOf, LocalizedText, Part, TextsInput } from '@ospite/server/rest';

const PLACEHOLDERS = REPLY_PLACEHOLDERS.map((name) => `\`{{${name}}}\``).join(', ');
const A_NAME = {
  minLength: 1,
  maxLength: MAX_REPLY_TEMPLATE_NAME_LENGTH,
  description: 'For the owner; names are unique.',
  example: 'C’è posto',
};
const A_SUBJECT = {
  description: `One line. It may hold ${PLACEHOLDERS}.`,
  example: { it: 'Il tuo preventivo: {{dates}}' },
};
const A_BODY = {
  description: `Plain text; an empty line begins a paragraph. It may hold ${PLACEHOLDERS}.`,
  example: { it: '{{greeting}}\n\nper {{nights}} la stima è {{estimate}}.' },
};

export class ReplyTemplateInput {
  @ApiProperty(A_NAME)
  @IsString()
  name!: string;
  @ApiProperty({ ...A_SUBJECT, type: TextsInput })
  @Part(TextsInput)
  subject!: TextsInput;
  @ApiProperty({ ...A_BODY, type: TextsInput })
  @Part(TextsInput)
  body!: TextsInput;
}

export class UpdateReplyTemplatesRequest {
  @ApiProperty({
    type: [ReplyTemplateInput],
    maxItems: MAX_REPLY_TEMPLATES,
    description: 'In the owner’s order.',
  })
  @ListOf(ReplyTemplateInput)
  templates!: ReplyTemplateInput[];

  @BasedOn()
  updatedAt?: string;
}

export class ReplyTemplateResponse {
  @ApiProperty(A_NAME)
  name!: string;
  @ApiProperty({ ...A_SUBJECT, type: LocalizedText })
  subject!: LocalizedText;
  @ApiProperty({ ...A_BODY, type: LocalizedText })
  body!: LocalizedText;
}

export class ReplyTemplatesResponse {
  @ApiProperty({ type: [ReplyTemplateResponse], description: 'In the owner’s order.' })
  templates!: ReplyTemplateResponse[];
  @ApiProperty({
    format: 'date-time',
    description: 'Sent with a change, it says which state the change is based on.',
    example: '2026-11-21T09:15:00.000Z',
  })
  updatedAt!: string;
}
