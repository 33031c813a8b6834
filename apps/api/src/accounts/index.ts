export { AccountsModule } from './accounts.module';
export { accountOf, Sessions } from './sessions/sessions';
