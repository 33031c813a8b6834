import { nameInHistory, type AccessKey } from '@ospite/domain';
import type { Request } from 'express';
import { accountOf } from '../sessions/sessions';

declare module 'express-serve-static-core' {
  interface Request {
    /** Whether its session was ended; determined when a back-office asks who is signed in. */
    isSessionEnded?: boolean;
    /** The access key that the guard let in; there is no account then. */
    accessKey?: AccessKey;
  }
}

/** Who makes a guarded call, as histories name them. @throws DomainError `account.not_signed_in` */
export function actorOf(request: Request): string {
  return request.accessKey ? nameInHistory(request.accessKey) : accountOf(request).username;
}
