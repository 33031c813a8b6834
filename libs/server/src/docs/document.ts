import type { INestApplication } from '@nestjs/common';
import { SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { ProblemResponse } from '../problems/problem';
import { withEtagHeaders } from './etag-headers';
import { withProblemResponses, type DocumentedProblems } from './problem-responses';
import { withRequestExamples } from './request-examples';
import { withWireNames } from './wire-names';

/** The OpenAPI document of an application, made from its code; it needs no database. */
export function documentOf(
  app: INestApplication,
  introduction: Omit<OpenAPIObject, 'paths'>,
  problems: DocumentedProblems,
): OpenAPIObject {
  const made = SwaggerModule.createDocument(app, introduction, { extraModels: [ProblemResponse] });
  const document = withRequestExamples(withEtagHeaders(withWireNames(withProblemResponses(made, problems))));
  return { ...document, servers: [{ url: '/', description: 'This installation.' }] };
}
