import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Switch, TextAreaField, TextField } from '../index';

/** How often a React Aria field has been rendered that is not the one typed in. */
const rendered = jest.fn();

jest.mock('react-aria-components/TextField', () => counted('react-aria-components/TextField', 'TextField'));
jest.mock('react-aria-components/Switch', () => counted('react-aria-components/Switch', 'Switch'));

function counted(module: string, name: string) {
  const actual = jest.requireActual(module);
  const Part = actual[name];
  return {
    ...actual,
    [name]: (props: { readonly name?: string }) => {
      if (props.name !== 'typed') rendered();
      return <Part {...props} />;
    },
  };
}

/** A form whose callbacks are other functions each time. */
function AForm({ onLeft }: { readonly onLeft?: (typed: string) => void }) {
  const [typed, setTyped] = useState('');
  const [notes, setNotes] = useState('');
  return (
    <>
      <TextField name="typed" label="Nome" value={typed} onChange={(value) => setTyped(value)} />
      <TextField name="other" label="Altro" value="" onChange={() => {}} onBlur={() => onLeft?.(typed)} />
      <TextAreaField name="notes" label="Note" value={notes} onChange={(text) => setNotes(typed + text)} />
      <Switch isSelected onChange={() => setNotes(typed)}>
        Visibile
      </Switch>
    </>
  );
}

it('renders no other field of a form at each letter, which a slow phone would feel', async () => {
  render(<AForm />);
  const before = rendered.mock.calls.length;
  expect(before).toBeGreaterThan(0);
  await userEvent.type(screen.getByLabelText('Nome'), 'Marta');
  expect(screen.getByLabelText('Nome')).toHaveValue('Marta');
  expect(rendered.mock.calls.length).toBe(before);
});

it('calls what its form says now, though the field itself was not rendered since', async () => {
  const left = jest.fn();
  render(<AForm onLeft={left} />);
  await userEvent.type(screen.getByLabelText('Nome'), 'Marta');
  await userEvent.click(screen.getByLabelText('Altro'));
  await userEvent.click(screen.getByRole('switch'));
  expect(left).toHaveBeenCalledWith('Marta');
  expect(screen.getByLabelText('Note')).toHaveValue('Marta');
  await userEvent.type(screen.getByLabelText('Note'), '!');
  expect(screen.getByLabelText('Note')).toHaveValue('MartaMarta!');
});
