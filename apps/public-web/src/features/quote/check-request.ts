export { checkQuoteRequest } from '@ospite/domain';
