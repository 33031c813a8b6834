export { useCase } from './use-case';
