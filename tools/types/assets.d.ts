/** What webpack turns an import that is not a script into. */

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

/** The owner's guide; `tools/source/owner-guide.mjs` reads it. */
declare module '@ospite/owner-guide' {
  /** Its pieces in turn, plain and bold. */
  export type GuideText = readonly string[];
  export type GuideBlock =
    | { readonly text: GuideText }
    | { readonly steps: readonly GuideText[] }
    | { readonly points: readonly GuideText[] }
    | { readonly pictures: readonly { readonly src: string; readonly alt: string }[] };
  export interface GuidePart {
    readonly title: string;
    readonly blocks: readonly GuideBlock[];
  }
  export const guide: GuidePart & {
    readonly sections: readonly (GuidePart & { readonly items: readonly GuidePart[] })[];
  };
}
