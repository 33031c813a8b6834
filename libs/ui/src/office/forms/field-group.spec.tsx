import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CheckboxGroup, FieldGroup, RadioGroup } from './field-group';

it('announces what is wrong with several fields with their group', () => {
  render(
    <FieldGroup label="Alta stagione" hint="Giorno e mese" error="Questa data non esiste">
      <input />
    </FieldGroup>,
  );
  expect(screen.getByRole('group', { name: 'Alta stagione' })).toHaveAccessibleDescription(
    'Giorno e mese Questa data non esiste',
  );
});

it('adds what is ticked at the end, and removes what is unticked', async () => {
  const chosen = jest.fn();
  const options = [
    { value: 'it', label: 'italiano' },
    { value: 'de', label: 'tedesco' },
  ] as const;
  const { rerender } = render(
    <CheckboxGroup name="languages" label="Lingue" options={options} values={['de']} onChange={chosen} />,
  );
  await userEvent.click(screen.getByRole('checkbox', { name: 'italiano' }));
  expect(chosen).toHaveBeenLastCalledWith(['de', 'it']);
  rerender(
    <CheckboxGroup
      name="languages"
      label="Lingue"
      options={options}
      values={['de', 'it']}
      onChange={chosen}
    />,
  );
  await userEvent.click(screen.getByRole('checkbox', { name: 'tedesco' }));
  expect(chosen).toHaveBeenLastCalledWith(['it']);
});

it('tells of a choice what it is for, without calling it so', () => {
  const options = [{ value: 'read', label: 'solo leggere', hint: 'Non cambia niente.' }] as const;
  render(
    <RadioGroup name="scope" label="Che cosa può fare" options={options} value="read" onChange={() => {}} />,
  );
  expect(screen.getByRole('radio', { name: 'solo leggere' })).toHaveAccessibleDescription(
    'Non cambia niente.',
  );
});

it('chooses one of several, all of them visible', async () => {
  const chosen = jest.fn();
  const options = [
    { value: 'read', label: 'solo leggere' },
    { value: 'read-write', label: 'leggere e scrivere' },
  ] as const;
  render(
    <RadioGroup name="scope" label="Che cosa può fare" options={options} value="read" onChange={chosen} />,
  );
  expect(screen.getByRole('radio', { name: 'solo leggere' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'leggere e scrivere' }));
  expect(chosen.mock.calls).toEqual([['read-write']]);
});
