/** What webpack makes of an import that is no script. */

declare module '*.module.css' {
  const classNames: { readonly [name: string]: string };
  export = classNames;
}
declare module '*.css';

declare module '*.woff2' {
  const url: string;
  export default url;
}
declare module '*.svg' {
  const url: string;
  export default url;
}
