export { UncachedPages } from './uncached-pages';
