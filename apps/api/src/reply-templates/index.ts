export { ReplyTemplatesModule } from './reply-templates.module';
