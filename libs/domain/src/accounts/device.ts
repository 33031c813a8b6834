/** What a person calls the thing in their hand. Names of products, the same in every language; null where unknown. */
export interface Device {
  readonly browser: string | null;
  readonly system: string | null;
}

// The order matters: most browsers also name their ancestors.
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPT|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/.* Safari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows NT\b/, 'Windows'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bLinux\b/, 'Linux'],
];

/** The device that a user agent names. Only these names are stored: a version would reveal more than the list needs. */
export function deviceOf(userAgent: string | undefined): Device {
  const nameIn = (known: readonly (readonly [RegExp, string])[]) =>
    known.find(([form]) => form.test((userAgent ?? '').slice(0, 500)))?.[1] ?? null;
  return { browser: nameIn(BROWSERS), system: nameIn(SYSTEMS) };
}
