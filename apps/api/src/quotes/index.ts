export { QuotesModule } from './quotes.module';
export { anonymiseQuotes, quotesOf } from './persistence/personal-quotes';
