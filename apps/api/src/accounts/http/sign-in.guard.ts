import { Injectable, type ExecutionContext } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { Request } from 'express';
import { RequestValidationPipe } from '../../platform/problems/validation.pipe';
import { LoginRequest } from './auth.dto';

/** Checks username and password before the login's handler runs. */
@Injectable()
export class SignInGuard extends AuthGuard('local') {
  private readonly pipe = new RequestValidationPipe();

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    // Guards run before pipes, so the body's shape is checked here, before Passport reads it.
    const request = context.switchToHttp().getRequest<Request>();
    await this.pipe.transform(request.body, { type: 'body', metatype: LoginRequest });
    return (await super.canActivate(context)) === true;
  }
}
