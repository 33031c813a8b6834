import { NEW_TEMPLATE, toEdited } from './edited-template';
import { placeOf, withPlaceholder } from './insert-placeholder';

const template = { ...NEW_TEMPLATE, body: { ...NEW_TEMPLATE.body, it: 'Ciao!', de: 'Hallo Welt' } };

it('puts a placeholder where somebody types, in place of what is selected', () => {
  const place = { field: 'body', language: 'de', from: 6, to: 10 } as const;
  expect(withPlaceholder(template, place, 'greeting').body.de).toBe('Hallo {{greeting}}');
  const subject = { field: 'subject', language: 'es', from: 0, to: 0 } as const;
  expect(withPlaceholder(template, subject, 'dates').subject.es).toBe('{{dates}}');
});

it('puts it at the end of the Italian text when nobody types anywhere', () => {
  expect(withPlaceholder(template, null, 'phone').body.it).toBe('Ciao!{{phone}}');
});

it('knows where somebody types by the name of the field', () => {
  const area = document.createElement('textarea');
  area.value = 'Hallo';
  area.setSelectionRange(1, 3);
  area.name = 'templates.1.body.de';
  expect(placeOf(area)).toEqual({ field: 'body', language: 'de', from: 1, to: 3 });
  area.name = 'templates.1.name';
  expect(placeOf(area)).toBeNull();
  expect(placeOf(document.body)).toBeNull();
});

it('edits every language', () => {
  const texts = { it: 'a', en: '', de: 'b', es: '' };
  expect(toEdited({ name: 'n', subject: { it: 'a', de: 'b' }, body: { it: 'a', de: 'b' } })).toEqual({
    name: 'n',
    subject: texts,
    body: texts,
  });
});
