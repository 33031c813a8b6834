import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { PassportModule } from '@nestjs/passport';
import {
  AccessKeySecrets,
  AccessKeyStore,
  AccountStore,
  AddAccount,
  BaseData,
  ChangeContentRight,
  ChangePassword,
  CheckAccessKey,
  CheckPassword,
  CheckSuperAdminKey,
  Clock,
  CreateAccessKey,
  ConfirmPassword,
  CredentialsFile,
  DeviceSigner,
  EndOtherSessions,
  EnsureAccess,
  GiveOneTimePassword,
  GuessLimit,
  InitialiseInstallation,
  KnownDevices,
  MessageStore,
  PasswordEmails,
  RateLimiter,
  RemoveAccount,
  ReplaceSuperAdminKey,
  ResetPassword,
  SecretGenerator,
  SecretHasher,
  SecretHashStore,
  SessionStore,
  SignIn,
} from '@ospite/domain';
import { FallbackRateLimiter } from '@ospite/server/limits';
import { hmacSigner, ServerSecrets } from '@ospite/server/persistence';
import { useCase } from '@ospite/server/wiring';
import { DeviceCookies } from './sessions/device-cookies';
import { MessagesModule } from '../messages';
import { PropertyModule } from '../property';
import { I18nPasswordEmails } from './emails/i18n-password-emails';
import { OwnerPasswordsController } from './http/owner-passwords.controller';
import { AccessGuard } from './http/access.guard';
import { AccountsController } from './http/accounts.controller';
import { AuthController } from './http/auth.controller';
import { InitController } from './http/init.controller';
import { AccessKeysController } from './http/keys/access-keys.controller';
import { SignInStrategy } from './http/sign-in.guard';
import { MikroOrmAccessKeyStore } from './persistence/mikro-orm-access-key-store';
import { MikroOrmAccountStore } from './persistence/mikro-orm-account-store';
import { Argon2SecretHasher } from './secrets/argon2-secret-hasher';
import { DiskCredentialsFile } from './secrets/disk-credentials-file';
import { RandomAccessKeySecrets } from './secrets/random-access-key-secrets';
import { RandomSecretGenerator } from './secrets/random-secret-generator';
import { PostgresSessionStore } from './sessions/postgres-session-store';
import { SessionJob } from './sessions/session-job';
import { Sessions } from './sessions/sessions';

@Module({
  imports: [PassportModule, MessagesModule, PropertyModule],
  controllers: [
    AuthController,
    InitController,
    AccountsController,
    AccessKeysController,
    OwnerPasswordsController,
  ],
  providers: [
    useCase(GuessLimit, [RateLimiter]),
    useCase(KnownDevices, [DeviceSigner, RateLimiter]),
    useCase(CheckPassword, [AccountStore, GuessLimit, KnownDevices]),
    useCase(SignIn, [CheckPassword, SecretHasher]),
    useCase(ChangePassword, [
      AccountStore,
      SecretHasher,
      CheckPassword,
      SessionStore,
      AccessKeyStore,
      CredentialsFile,
      Clock,
    ]),
    useCase(ConfirmPassword, [CheckPassword, SecretHasher, SessionStore, Clock]),
    useCase(EndOtherSessions, [SessionStore, AccessKeyStore, ConfirmPassword]),
    useCase(GiveOneTimePassword, [AccountStore, ResetPassword, PasswordEmails, MessageStore, Clock]),
    useCase(AddAccount, [AccountStore, SecretHasher, SecretGenerator]),
    useCase(ChangeContentRight, [AccountStore]),
    useCase(RemoveAccount, [AccountStore, CredentialsFile]),
    useCase(CreateAccessKey, [AccessKeyStore, AccessKeySecrets, Clock]),
    useCase(CheckAccessKey, [AccessKeyStore, AccessKeySecrets, GuessLimit, Clock]),
    useCase(ResetPassword, [
      AccountStore,
      SecretHasher,
      SecretGenerator,
      SessionStore,
      AccessKeyStore,
      CredentialsFile,
    ]),
    {
      provide: CheckSuperAdminKey,
      // Its holder reads what is wrong with the installation, also with a database that cannot count.
      useFactory: (
        hashes: SecretHashStore,
        hasher: SecretHasher,
        limiter: FallbackRateLimiter,
        devices: KnownDevices,
      ) => new CheckSuperAdminKey(hashes, hasher, new GuessLimit(limiter), devices),
      inject: [SecretHashStore, SecretHasher, FallbackRateLimiter, KnownDevices],
    },
    useCase(ReplaceSuperAdminKey, [SecretHashStore, SecretHasher, SecretGenerator]),
    useCase(EnsureAccess, [AccountStore, SecretHashStore, SecretHasher, SecretGenerator, CredentialsFile]),
    useCase(InitialiseInstallation, [
      AccountStore,
      SecretHashStore,
      SecretHasher,
      SecretGenerator,
      GuessLimit,
      BaseData,
    ]),
    hmacSigner(DeviceSigner, 'device'),
    { provide: AccessKeySecrets, useClass: RandomAccessKeySecrets },
    { provide: AccessKeyStore, useClass: MikroOrmAccessKeyStore },
    { provide: AccountStore, useClass: MikroOrmAccountStore },
    { provide: CredentialsFile, useClass: DiskCredentialsFile },
    { provide: PasswordEmails, useClass: I18nPasswordEmails },
    { provide: SecretGenerator, useClass: RandomSecretGenerator },
    { provide: SecretHasher, useClass: Argon2SecretHasher },
    { provide: SecretHashStore, useExisting: ServerSecrets },
    { provide: SessionStore, useExisting: PostgresSessionStore },
    { provide: APP_GUARD, useClass: AccessGuard },
    DeviceCookies,
    PostgresSessionStore,
    Sessions,
    SessionJob,
    SignInStrategy,
  ],
  exports: [CredentialsFile, DeviceCookies, EnsureAccess, ReplaceSuperAdminKey, ResetPassword, Sessions],
})
export class AccountsModule {}
