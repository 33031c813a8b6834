export { AccountsModule } from './accounts.module';
export { DeviceCookies } from './sessions/device-cookies';
export { actorOf } from './http/actor';
export { NeedsPassword } from './http/password.decorators';
export { accountOf, Sessions } from './sessions/sessions';
