import { EditContent } from '../edit-content';
import { longText, shortText } from '../fields/fields';
import { FREE_ADDRESSES, MemoryContentStore } from '../memory-content-store.fixture';
import { missingIn } from '../missing-texts';
import { PublishContent } from '../publications/publish-content';
import { ReadContent } from '../read-content';
import { MemoryContentPictureStore } from '../pictures/memory-content-picture-store.fixture';
import { showSection } from '../show-section';
import { withheldTranslations } from './withheld-translations';

const paragraph = (text: string) => ({ paragraph: [{ text }] });
const texts = (...lines: string[]) => lines.map(paragraph);
const FIELDS = { text: longText({ max: 100, takesValues: true }) };
const withheld = (it: readonly object[], de: readonly object[]) =>
  withheldTranslations(FIELDS, { text: { it, de } });
const IT = texts('{{if tracking}} Sì.', '{{unless tracking}} No.');

describe('a translation whose paragraphs do not stand under the conditions of its Italian', () => {
  it('is withheld, and one that does is not', () => {
    expect(withheld(texts('{{unless tracking}} Senza.'), texts('{{ unless tracking }} Ohne.'))).toEqual([]);
    expect(withheld(IT, texts('{{if tracking}} Ja.', '{{unless tracking}} Nein.'))).toEqual([]);
    expect(withheld(texts('Senza.'), texts('Ohne.', 'Und mehr.'))).toEqual([]);
    for (const de of [
      texts('Ja. Nein.'),
      texts('{{unless tracking}} Ja.', '{{if tracking}} Nein.'),
      texts('{{if tracking}}{{unless tracking}} Ja. Nein.'),
      texts('{{if tracking}} Ja.', 'Und mehr.', '{{unless tracking}} Nein.'),
      texts('{{if tracking}} Ja.', '{{unless tracking}} Nein.', 'Und mehr.'),
      [
        {
          list: texts('{{if tracking}} Ja.', '{{unless tracking}} Nein.', 'Und.').map((one) => one.paragraph),
        },
      ],
    ])
      expect(withheld(IT, de)).toEqual(['values.text.de']);
  });

  it('is withheld also where it does not name what may be unset, since its Italian is left out then', () => {
    const it = texts('Ospiti di {{name}}.', 'Caparra: {{deposit}}.');
    expect(withheld(it, texts('Gäste.', 'Anzahlung {{deposit}}, also {{ deposit }}.'))).toEqual([]);
    expect(withheld(texts('Ospiti di {{name}}.'), texts('Gäste.', 'Und mehr.'))).toEqual([]);
    for (const de of [
      texts('Gäste.', 'Anzahlung: 30 %.'),
      texts('Gäste, {{deposit}}.', 'Anzahlung.'),
      texts('Gäste.', 'Anzahlung: {{penalty}}.'),
    ])
      expect(withheld(it, de)).toEqual(['values.text.de']);
    expect(withheld(texts('Ospiti.'), texts('Gäste, USt-IdNr. {{vatNumber}}.'))).toEqual(['values.text.de']);
  });

  it('is withheld as a title, too', () => {
    const fields = { title: shortText({ max: 80, takesValues: true }) };
    const section = { id: 1, kind: 'terms.paragraph', hidden: false };
    const titleOf = (de: string) =>
      showSection({ fields }, { ...section, values: { title: { it: 'Caparra: {{deposit}}', de } } }, 'de')
        ?.values.title;
    expect(titleOf('Kaution: {{deposit}}')).toEqual({ text: 'Kaution: {{deposit}}' });
    expect(titleOf('Kaution: 30 %')).toEqual({ text: 'Caparra: {{deposit}}', lang: 'it' });
  });

  it('counts as missing', () => {
    const lacks = (de: readonly object[]) =>
      missingIn(FIELDS, { text: { it: IT, en: IT, es: IT, de } }).map(({ language }) => language);
    expect(lacks(IT)).toEqual([]);
    expect(lacks(texts('Ja.'))).toEqual(['de']);
  });

  it('keeps nobody from writing the Italian, and guests read that until the translation agrees', async () => {
    const pictures = new MemoryContentPictureStore();
    const store = new MemoryContentStore(pictures);
    const clock = { now: () => new Date('2027-02-10T08:30:00Z') };
    const edit = new EditContent(store, clock, FREE_ADDRESSES);
    const publishing = new PublishContent(store, clock);
    const read = new ReadContent(store, pictures);
    const german = async () => {
      await publishing.publish('marta');
      const {
        sections: [shown],
      } = await read.page('privacy', 'de');
      return shown?.values.text;
    };
    const de = texts('{{if tracking}} Ja.', '{{unless tracking}} Nein.');
    const { id } = await edit.add('privacy.paragraph', { title: { it: 'Dati' }, text: { it: IT, de } });
    expect(await german()).toEqual({ blocks: de });
    const more = [...IT, paragraph('E altro.')];
    const { values } = await edit.change(id, { values: { text: { it: more, de } } }, undefined);
    expect(values.text).toEqual({ it: more, de });
    expect(await german()).toEqual({ blocks: more, lang: 'it' });
    await edit.change(id, { values: { text: { it: more, de: [...de, paragraph('Und.')] } } }, undefined);
    expect(await german()).toEqual({ blocks: [...de, paragraph('Und.')] });
  });
});
