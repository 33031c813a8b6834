declare module 'class-transformer/cjs/storage.js' {
  /** Where `@Type` notes the class of a nested field; the library has no public way to ask. */
  export const defaultMetadataStorage: {
    findTypeMetadata(
      target: abstract new (...args: never[]) => unknown,
      propertyName: string,
    ): { readonly typeFunction: () => unknown } | undefined;
  };
}
