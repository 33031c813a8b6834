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
import type { ErrorCode } from '@ospite/domain';
import { ApiProblems } from '../problems/api-problems.decorator';
import type { EdgeCode } from '../problems/problem';
import { ACCESS_KEY_SCHEME, CALL_ACCESS, type CallAccess } from './access.decorator';

type Code = ErrorCode | EdgeCode;

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
  /** Codes of its own problems; those that access or kind of a call bring along are added. */
  readonly problems?: readonly Code[];
}

/** A call of the API: its name, who may make it, what it answers and refuses. One without it is closed to everybody. */
export function Endpoint(options: EndpointOptions): MethodDecorator {
  const { id, summary, description, access, params = [], answer, problems = [] } = options;
  const codes = [...problems, ...problemsOf(access)];
  return applyDecorators(
    SetMetadata(CALL_ACCESS, access),
    ApiOperation({ operationId: id, summary, description }),
    ...[params].flat().map((param) => ApiParam(param)),
    HttpCode(answer.status ?? 200),
    ApiResponse({ status: 200, ...answer }),
    ...(codes.length > 0 ? [ApiProblems(...codes)] : []),
    ...securityOf(access),
  );
}

function problemsOf(access: CallAccess): readonly Code[] {
  if (access === 'super-admin key')
    return ['account.no_super_admin_key', 'account.wrong_super_admin_key', 'account.too_many_attempts'];
  if (typeof access === 'object' && 'superAdminKeyIn' in access)
    return ['account.wrong_super_admin_key', 'account.too_many_attempts'];
  return [];
}

function securityOf(access: CallAccess): readonly MethodDecorator[] {
  if (access === 'session') return [ApiCookieAuth('session')];
  if (access === 'owner') return [ApiCookieAuth('session'), ApiBearerAuth(ACCESS_KEY_SCHEME)];
  if (access === 'super-admin key') return [ApiSecurity('superAdminKey')];
  if (typeof access === 'object' && 'ownerSeesMoreWith' in access)
    return [ApiSecurity({}), ApiSecurity('session'), ApiBearerAuth(ACCESS_KEY_SCHEME)];
  return [];
}
