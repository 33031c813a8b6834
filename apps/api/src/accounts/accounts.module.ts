import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { PassportModule } from '@nestjs/passport';
import { AccountStore, SecretHasher } from '@ospite/domain';
import { Argon2SecretHasher } from './argon2-secret-hasher';
import { ChangePassword } from './change-password';
import { CredentialsFile } from './credentials-file';
import { FirstStart } from './first-start';
import { Guessing } from './guessing';
import { AuthController } from './http/auth.controller';
import { InitController } from './http/init.controller';
import { Initialise } from './initialise';
import { MikroOrmAccountStore } from './persistence/mikro-orm-account-store';
import { ResetAccess } from './reset-access';
import { SessionGuard } from './sessions/session.guard';
import { SessionJob } from './sessions/session-job';
import { Sessions } from './sessions/sessions';
import { SetupCode } from './setup-code';
import { SignInStrategy } from './sign-in.strategy';
import { SuperAdminKey } from './super-admin-key';

@Module({
  imports: [PassportModule],
  controllers: [AuthController, InitController],
  providers: [
    ChangePassword,
    CredentialsFile,
    FirstStart,
    Guessing,
    Initialise,
    ResetAccess,
    Sessions,
    SessionJob,
    SetupCode,
    SignInStrategy,
    SuperAdminKey,
    { provide: AccountStore, useClass: MikroOrmAccountStore },
    { provide: SecretHasher, useClass: Argon2SecretHasher },
    { provide: APP_GUARD, useClass: SessionGuard },
  ],
  exports: [FirstStart, ResetAccess, Sessions, SuperAdminKey],
})
export class AccountsModule {}
