import { applyDecorators, HttpCode, SetMetadata } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiCookieAuth,
  ApiOperation,
  ApiParam,
  ApiResponse,
  ApiSecurity,
  type ApiParamOptions,
  type ApiResponseOptions,
} from '@nestjs/swagger';
import { ApiProblems } from '../problems/api-problems.decorator';
import type { ProblemCode } from '../problems/problem';
import { ACCESS_KEY_SCHEME, CALL_ACCESS, type CallAccess } from './access.decorator';

interface EndpointOptions {
  /** `operationId` of the document, and so the name of the clients' hooks. */
  readonly id: string;
  readonly summary: string;
  readonly description: string;
  /** Who may call. */
  readonly access: CallAccess;
  /** Parameters in the path. */
  readonly params?: ApiParamOptions | readonly ApiParamOptions[];
  /** The answer when it succeeds; its status, 200 unless it says otherwise, is the one sent and the one documented. */
  readonly answer: ApiResponseOptions & { readonly status?: 200 | 201 | 202 | 204 };
  /** Codes of its own problems; the document adds those of the checks before a call. */
  readonly problems?: readonly ProblemCode[];
}

/** A call of the API: its name, who may make it, what it answers and refuses. One without it is closed to everybody. */
export function Endpoint(options: EndpointOptions): MethodDecorator {
  const { id, summary, description, access, params = [], answer, problems = [] } = options;
  return applyDecorators(
    SetMetadata(CALL_ACCESS, access),
    ApiOperation({ operationId: id, summary, description }),
    ...[params].flat().map((param) => ApiParam(param)),
    HttpCode(answer.status ?? 200),
    ApiResponse({ status: 200, ...answer }),
    ...(problems.length > 0 ? [ApiProblems(...problems)] : []),
    ...securityOf(access),
  );
}

function securityOf(access: CallAccess): readonly MethodDecorator[] {
  if (access === 'session') return [ApiCookieAuth('session')];
  if (access === 'owner') return [ApiCookieAuth('session'), ApiBearerAuth(ACCESS_KEY_SCHEME)];
  if (access === 'super-admin key') return [ApiSecurity('superAdminKey')];
  if (typeof access === 'object' && 'ownerSeesMoreWith' in access)
    return [ApiSecurity({}), ApiSecurity('session'), ApiBearerAuth(ACCESS_KEY_SCHEME)];
  return [];
}
