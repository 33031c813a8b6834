export { QuotesModule } from './quotes.module';
export { anonymiseQuotes, oldQuotes, quotesOf } from './persistence/personal-quotes';
