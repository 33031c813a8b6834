import { applyDecorators } from '@nestjs/common';
import { ApiExtraModels, ApiResponse, getSchemaPath } from '@nestjs/swagger';
import { ProblemDto } from './problem';

const DESCRIPTIONS = {
  400: 'Malformed, or a field is not valid: `errors` names each one.',
  401: 'Nobody is signed in, or the secret is wrong.',
  403: 'Sent by a page of another site.',
  404: 'There is no such thing.',
  408: 'The body took too long to arrive.',
  409: 'Clashes with what is stored.',
  413: 'The body is too large.',
  415: 'The body is of another type than the one documented.',
  422: 'A rule of the house forbids it.',
  429: 'Asked too often; `Retry-After` says when to try again.',
  500: 'Our own failure.',
  503: 'Not available at the moment; `Retry-After` says when to try again.',
} as const;
export type ProblemStatus = keyof typeof DESCRIPTIONS;

/** Documents the refusals of a call, each a problem document. */
export function ApiProblems(...statuses: readonly ProblemStatus[]) {
  return applyDecorators(
    ApiExtraModels(ProblemDto),
    ...statuses.map((status) => ApiResponse({ status, ...problemAnswer(status) })),
  );
}

/** A refusal as the document describes it. */
export function problemAnswer(status: ProblemStatus) {
  return {
    description: DESCRIPTIONS[status],
    content: { 'application/problem+json': { schema: { $ref: getSchemaPath(ProblemDto) } } },
    ...(status === 429 || status === 503
      ? { headers: { 'Retry-After': { description: 'Seconds.', schema: { type: 'integer' as const } } } }
      : {}),
  };
}
