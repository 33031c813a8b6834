declare module 'swagger-ui-dist/absolute-path.js' {
  /** The folder with the files of Swagger UI. */
  function absolutePath(): string;
  export = absolutePath;
}
