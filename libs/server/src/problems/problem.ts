import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { ErrorCode, ErrorKind, FieldProblem } from '@ospite/domain/shared';

/** Problems unknown to the domain, with their statuses. */
export const EDGE_STATUSES = {
  'request.malformed': 400,
  'request.invalid': 400,
  'request.not_found': 404,
  'request.method_not_allowed': 405,
  'request.timeout': 408,
  'request.too_large': 413,
  'request.unsupported_media_type': 415,
  'request.range_not_satisfiable': 416,
  'request.expectation_failed': 417,
  'request.headers_too_large': 431,
  'server.failed': 500,
  'server.unavailable': 503,
  'server.storage_unavailable': 503,
  'server.storage_full': 507,
} as const;
export type EdgeCode = keyof typeof EDGE_STATUSES;
export const EDGE_CODES = Object.keys(EDGE_STATUSES) as readonly EdgeCode[];

/** A problem of the domain's, or of a request that never reached it. */
export type ProblemCode = ErrorCode | EdgeCode;

/** What the application says of the domain's errors. */
export interface ErrorTable {
  readonly kinds: Readonly<Record<ErrorCode, ErrorKind>>;
  /** What each code means, for programmers; everyone else reads the sentences of the catalogues. */
  readonly details: Readonly<Record<ErrorCode, string>>;
  /** `WWW-Authenticate`: what a program with a token is told beside the problem. Source: RFC 6750 §3. */
  readonly challenges: Readonly<Partial<Record<ErrorCode, string>>>;
}

/** A request that never reached the domain: what is wrong with it, and with which of its fields. */
export class RequestProblem extends Error {
  constructor(
    readonly code: EdgeCode,
    readonly fields: readonly FieldProblem[] = [],
    /** Seconds after which a retry makes sense. */
    readonly retryAfterSeconds?: number,
    /** Code of the cause, where programs can act on it. */
    readonly reason?: string,
  ) {
    super(code);
    this.name = 'RequestProblem';
  }
}

/** What is wrong with one field of a request. */
export class FieldProblemResponse {
  @ApiProperty({ description: 'The field, nested ones with dots.', example: 'email' })
  field!: string;

  @ApiProperty({ description: 'Stable code; the clients hold the sentence.', example: 'invalid_email' })
  code!: string;

  @ApiProperty({ description: 'The same in English, for programmers.', example: 'is not an e-mail address' })
  message!: string;

  @ApiPropertyOptional({
    description: 'Numbers and names that a sentence about it may need.',
    type: 'object',
    additionalProperties: { oneOf: [{ type: 'string' }, { type: 'number' }] },
    example: { max: 100 },
  })
  facts?: Readonly<Record<string, string | number>>;
}

/** An error response after RFC 9457. */
export class ProblemResponse {
  @ApiProperty({ description: 'The code as a URN.', example: 'urn:ospite:problem:request.invalid' })
  type!: string;

  @ApiProperty({ description: 'The name of the status.', example: 'Bad Request' })
  title!: string;

  @ApiProperty({ type: 'integer', description: 'The status again.', example: 400 })
  status!: number;

  @ApiProperty({ description: 'Stable code of the refusal.', example: 'request.invalid' })
  code!: string;

  @ApiProperty({ description: 'What happened, in English.', example: 'Some fields are not valid.' })
  detail!: string;

  @ApiPropertyOptional({
    description: 'What is wrong with which field; with every 400 about fields.',
    type: () => [FieldProblemResponse],
  })
  errors?: FieldProblemResponse[];

  @ApiPropertyOptional({ description: 'The one field that a conflict or a rule is about.', example: 'slug' })
  field?: string;

  @ApiPropertyOptional({
    format: 'date-time',
    description: 'When somebody saved in between.',
    example: '2026-11-21T09:15:00.000Z',
  })
  savedAt?: string;

  @ApiPropertyOptional({ description: 'Who saved in between, where a history tells.', example: 'Anna' })
  savedBy?: string;

  @ApiPropertyOptional({
    type: 'integer',
    description: 'Of the room or event that came with the `Idempotency-Key` before.',
    example: 4,
  })
  id?: number;

  @ApiPropertyOptional({ type: 'integer', description: 'How many there may be.', example: 15 })
  limit?: number;

  @ApiPropertyOptional({ type: 'integer', description: 'The same as in `Retry-After`.', example: 900 })
  retryAfterSeconds?: number;

  @ApiPropertyOptional({
    description: 'Stable code of the cause; `checkReady` and `getMe` list them.',
    example: 'database_not_writable',
  })
  reason?: string;
}
