import { placeholderProblem, placeholdersIn, withPlaceholdersFilled } from './placeholders';

it('finds names between braces, whatever blanks are around them, and fills those that it is told', () => {
  expect(placeholdersIn('{{name}}, {{ city\n}}: {{}}')).toEqual(['name', 'city', '']);
  expect(withPlaceholdersFilled('{{ name }} {{city}}', (name) => (name === 'name' ? '' : undefined))).toBe(
    ' {{city}}',
  );
});

it('comes to an end with any number of blanks', () => {
  const text = `{{${' '.repeat(100_000)}x`;
  expect(placeholdersIn(text)).toEqual([]);
  expect(placeholderProblem('text', text, ['name'])).toEqual({ field: 'text', code: 'broken_placeholder' });
});
