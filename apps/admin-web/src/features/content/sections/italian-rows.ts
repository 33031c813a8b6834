import { plainText, type Fields, type LocalizedBlocks, type SectionValues } from '@ospite/domain';
import type { TFunction } from 'i18next';
import { fieldLabel, valueNames } from '../content-labels';
import { withMarks } from '../text/value-marks';

type Row = readonly [name: string, value: string, length: 'long'];

/** The Italian words of a section, field by field, for reading. */
export function italianRows(
  t: TFunction,
  kind: string,
  fields: Fields,
  values: SectionValues,
): readonly Row[] {
  const names = valueNames(t);
  return Object.entries(fields).flatMap(([name, field]): Row[] => {
    const words = withMarks(wordsOf(field, values[name]), names);
    return words === '' ? [] : [[fieldLabel(t, kind, name), words, 'long']];
  });
}

function wordsOf(field: Fields[string], value: unknown): string {
  switch (field.kind) {
    case 'shortText':
      return (value as { readonly it: string }).it;
    case 'longText':
      return plainText((value as LocalizedBlocks).it);
    case 'list':
      return (value as readonly SectionValues[])
        .map((item) =>
          Object.entries(field.of)
            .map(([name, one]) => wordsOf(one, item[name]))
            .filter((words) => words !== '')
            .join(': '),
        )
        .join('\n');
    default:
      return '';
  }
}
