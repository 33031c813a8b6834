import type { OpenAPIObject } from '@nestjs/swagger';
import { problemAnswer, type ProblemStatus } from '../http/api-problems.decorator';

type PathItem = OpenAPIObject['paths'][string];
type Operation = NonNullable<PathItem['get']>;

const READS = ['get', 'head', 'options'];
const METHODS = [...READS, 'post', 'put', 'patch', 'delete'] as const;

/** What the edge may answer to a write before the call itself is reached: see `http-app.ts`. */
const WRITE_REFUSALS: readonly ProblemStatus[] = [400, 403, 408, 413, 415];
/** What any call answers when something of ours is broken or away. */
const FAILURES: readonly ProblemStatus[] = [500, 503];

/** Adds to every operation what the edge answers in its place; what an operation says itself stands. */
export function withEdgeAnswers(document: OpenAPIObject): OpenAPIObject {
  const paths = Object.entries(document.paths).map(([path, item]) => [path, completed(item)]);
  return { ...document, paths: Object.fromEntries(paths) };
}

function completed(item: PathItem): PathItem {
  const operations = METHODS.flatMap((method) => {
    const operation = item[method as 'get'];
    return operation ? [[method, { ...operation, responses: answersOf(method, operation) }]] : [];
  });
  return { ...item, ...Object.fromEntries(operations) };
}

function answersOf(method: string, operation: Operation): Operation['responses'] {
  // An address may hold what cannot be read: broken escapes, characters that no text of ours holds.
  const ofAddress: readonly ProblemStatus[] = (operation.parameters ?? []).length > 0 ? [400] : [];
  const ofMethod = READS.includes(method) ? ofAddress : WRITE_REFUSALS;
  const edge = [...ofMethod, ...FAILURES].map((status) => [String(status), problemAnswer(status)]);
  return { ...Object.fromEntries(edge), ...operation.responses };
}
