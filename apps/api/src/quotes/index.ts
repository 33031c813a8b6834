export { QuotesModule } from './quotes.module';
