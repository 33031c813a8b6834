export { UncachedPages } from './pages/uncached-pages';
