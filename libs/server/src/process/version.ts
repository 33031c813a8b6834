/** Version of `package.json`; the build puts it in. */
declare const PRODUCT_VERSION: string | undefined;

/** The product's version; tests run from the sources, which have none. */
export const VERSION: string = typeof PRODUCT_VERSION === 'string' ? PRODUCT_VERSION : 'sources';
