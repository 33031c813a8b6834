export { AccountsModule } from './accounts.module';
export { BaseData } from './base-data';
export { FirstStart } from './first-start';
export { ResetAccess } from './reset-access';
export { accountOf, Sessions } from './sessions/sessions';
export { SuperAdminKey } from './super-admin-key';
export { SetupCode } from './setup-code';
