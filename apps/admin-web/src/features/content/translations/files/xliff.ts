import { isLanguage, type Language, type TextToTranslate, type TranslatedText } from '@ospite/domain';
import { codesOf, escaped, readCodes, type Codes } from './xliff-codes';
import type { TranslatedFile } from './translated-files';

/** Of XLIFF 2.0 and 2.1. Source: OASIS, XLIFF Version 2.1, §4.2.1. */
const NAMESPACE = 'urn:oasis:names:tc:xliff:document:2.0';

/** The texts as an XLIFF 2.1 file. @param placeOf where a text stands, in words */
export function xliffOf(
  texts: readonly TextToTranslate[],
  language: Language,
  placeOf: (text: TextToTranslate) => string,
): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="${NAMESPACE}" version="2.1" srcLang="it" trgLang="${language}">
  <file id="site" xml:space="preserve">
${texts.map((text) => unitOf(text, placeOf(text))).join('\n')}
  </file>
</xliff>
`;
}

/** The texts of such a file; undefined where it is none, or was cut off. */
export function readXliff(content: string, isLong: (id: string) => boolean): TranslatedFile | undefined {
  // Entities could make a small file huge, or name files elsewhere; there are none without a declaration.
  if (/<!(?:DOCTYPE|ENTITY)/i.test(content)) return undefined;
  const document = new DOMParser().parseFromString(content, 'application/xml');
  const root = document.documentElement;
  const language = root.getAttribute('trgLang');
  const isRead = document.getElementsByTagName('parsererror').length === 0;
  if (!isRead || root.localName !== 'xliff' || root.namespaceURI !== NAMESPACE) return undefined;
  if (root.getAttribute('srcLang') !== 'it' || !isLanguage(language) || language === 'it') return undefined;
  const texts = [...root.getElementsByTagNameNS(NAMESPACE, 'unit')].map((unit): TranslatedText => {
    const id = unit.getAttribute('id') ?? '';
    const codes = codesIn(unit);
    const of = (name: 'source' | 'target') => {
      const parts = partsOf(unit, name);
      return parts && readCodes(parts, codes, isLong(id));
    };
    return {
      id,
      italian: of('source'),
      translation: partsOf(unit, 'target') ? of('target') : '',
    };
  });
  return { language, texts };
}

function unitOf({ id, italian, translation, max }: TextToTranslate, place: string): string {
  const source = codesOf(italian);
  const target = codesOf(translation, source.codes);
  const data = target.codes.flatMap(({ link, data: name }) =>
    link === undefined ? [] : `<data id="${name}">${escaped(link)}</data>`,
  );
  return [
    `    <unit id="${escaped(id)}" name="${escaped(place)}">`,
    max === undefined ? '' : `      <notes><note>Al massimo ${max} caratteri.</note></notes>`,
    data.length > 0 ? `      <originalData>${[...new Set(data)].join('')}</originalData>` : '',
    `      <segment${translation.length > 0 ? ' state="translated"' : ''}>`,
    `        <source>${source.xml}</source>`,
    translation.length > 0 ? `        <target>${target.xml}</target>` : '',
    '      </segment>',
    '    </unit>',
  ]
    .filter((line) => line !== '')
    .join('\n');
}

/** The parts of a unit in their order, since programs split a text at its sentences; undefined where one is missing. */
function partsOf(unit: Element, name: 'source' | 'target'): readonly Element[] | undefined {
  const parts = [...unit.children].filter(
    ({ localName }) => localName === 'segment' || localName === 'ignorable',
  );
  const found = parts.map((part) => {
    const [own, source] = [name, 'source'].map((one) =>
      [...part.children].find(({ localName }) => localName === one),
    );
    // Between the sentences there are blanks, which nobody translates.
    return own ?? (part.localName === 'ignorable' ? source : undefined);
  });
  return found.every((part) => part !== undefined) ? found : undefined;
}

/** What the marks of a unit's Italian mean, by their ids, which the translation uses again. */
function codesIn(unit: Element): Codes {
  const data = new Map(
    [...unit.getElementsByTagNameNS(NAMESPACE, 'data')].map((one) => [
      one.getAttribute('id') ?? '',
      one.textContent ?? '',
    ]),
  );
  const marks = ['source', 'target'].flatMap((name) =>
    [...unit.getElementsByTagNameNS(NAMESPACE, name)].flatMap((text) => [...text.querySelectorAll('pc, ph')]),
  );
  const codes = new Map<string, string>();
  for (const mark of marks) {
    const id = mark.getAttribute('id') ?? '';
    const link = data.get(mark.getAttribute('dataRefStart') ?? '');
    const meaning =
      mark.getAttribute('type') === 'link' && link !== undefined
        ? `link:${link}`
        : mark.getAttribute('subType');
    if (meaning !== null && !codes.has(id)) codes.set(id, meaning);
  }
  return codes;
}
