export { AccountsModule } from './accounts.module';
export { actorOf } from './http/actor';
export { accountOf, Sessions } from './sessions/sessions';
