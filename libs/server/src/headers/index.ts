export { pagePolicy, portalPolicy } from './content-policy';
export { cookieValues, withOneCookie } from './cookies';
export { crossSiteGuard, SAFE_METHODS } from './cross-site';
export type { HeaderList } from './header-list';
export {
  API_HEADERS,
  ASSET_HEADERS,
  documentHeaders,
  transportHeaders,
  UPLOAD_HEADERS,
  withHeaders,
} from './security-headers';
export { storedLanguage } from './stored-language';
