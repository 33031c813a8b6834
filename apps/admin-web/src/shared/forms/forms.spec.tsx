import type { Problem } from '@ospite/contracts';
import { TextField } from '@ospite/ui/office';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderPart } from './form.fixture';
import { SaveBar } from './save-bar';
import { useForm } from './use-form';

interface Values {
  readonly name: string;
  readonly note: string;
}

const SAVED: Values = { name: 'Mirto', note: '' };

function refusal(
  status: number,
  code: string,
  fields: Problem['fields'] = [],
  facts: Problem['facts'] = {},
): { error: Problem } {
  return { error: { status, code, detail: null, fields, facts } };
}

interface HarnessProps {
  readonly send: (values: Values, changed: Partial<Values>) => Promise<{ readonly error?: unknown }>;
}

/** A form over a server whose value a button changes. */
function Harness({ send }: HarnessProps) {
  const [saved, setSaved] = useState(SAVED);
  const form = useForm({
    saved,
    check: ({ name }) => ({ name: name === '' ? 'Manca il nome' : undefined }),
    send,
  });
  return (
    <form onSubmit={form.onSubmit} noValidate>
      <TextField
        name="name"
        label="Nome"
        value={form.values.name}
        onChange={(name) => form.set({ name })}
        error={form.errors.name}
      />
      <TextField
        name="note"
        label="Nota"
        value={form.values.note}
        onChange={(note) => form.set({ note })}
        error={form.errors.note}
      />
      <SaveBar form={form} labels={{ name: 'Nome', note: 'Nota' }} />
      <button type="button" onClick={() => setSaved({ name: 'Ginepro', note: 'di un altro' })}>
        Un altro salva
      </button>
    </form>
  );
}

const name = () => screen.getByLabelText('Nome');
const save = () => screen.getByRole('button', { name: 'Salva' });

it('can be saved only once something was typed, and then says so', async () => {
  const send = jest.fn(async () => ({}));
  const { user } = renderPart(<Harness send={send} />);
  expect(save()).toBeDisabled();
  await user.type(name(), '!');
  expect(screen.getByText('Modifiche non salvate')).toBeVisible();
  await user.click(save());
  expect(await screen.findByText('Salvato')).toBeVisible();
  expect(send).toHaveBeenCalledWith({ name: 'Mirto!', note: '' }, { name: 'Mirto!' }, expect.any(String));
  expect(name()).toHaveValue('Mirto!');
  await user.type(name(), '!');
  expect(screen.queryByText('Salvato')).not.toBeInTheDocument();
});

it('says what is missing and goes there, without sending', async () => {
  const send = jest.fn(async () => ({}));
  const { user } = renderPart(<Harness send={send} />);
  await user.clear(name());
  await user.click(save());
  expect(screen.getByText('Manca il nome')).toBeVisible();
  expect(screen.queryByText(/^Da sistemare/)).not.toBeInTheDocument();
  expect(name()).toHaveFocus();
  expect(send).not.toHaveBeenCalled();
});

it('puts what the server refuses beside its field and keeps what was typed', async () => {
  const send = async () => refusal(422, 'room.invalid', [{ field: 'note', code: 'required', facts: {} }]);
  const { user } = renderPart(<Harness send={send} />);
  await user.type(name(), '!');
  await user.click(save());
  await waitFor(() => expect(screen.getByLabelText('Nota')).toHaveAccessibleDescription(/.+/));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Nota')).toHaveFocus();
  expect(name()).toHaveValue('Mirto!');
});

it('says itself what is refused where no field can', async () => {
  const send = async () => refusal(422, 'room.invalid', [{ field: 'slug', code: 'required', facts: {} }]);
  const { user } = renderPart(<Harness send={send} />);
  await user.type(name(), '!');
  await user.click(save());
  expect(await screen.findByText(/Alcuni campi della camera/)).toBeVisible();
});

it('is sent once, however often it is submitted', async () => {
  let answer: (result: object) => void = () => {};
  const send = jest.fn(() => new Promise<object>((resolve) => (answer = resolve)));
  const { user } = renderPart(<Harness send={send} />);
  await user.type(name(), '!');
  const form = name().closest('form');
  act(() => {
    form?.requestSubmit();
    form?.requestSubmit();
  });
  form?.requestSubmit();
  expect(send).toHaveBeenCalledTimes(1);
  await act(async () => answer({}));
  await user.type(name(), '!');
  await user.click(save());
  expect(send).toHaveBeenCalledTimes(2);
});

it('takes over what somebody else saved, but for what was typed, which it names', async () => {
  const saved = { savedBy: 'Anna', savedAt: '2026-05-01T16:40:00.000Z' };
  const answers = [refusal(409, 'room.changed', [], saved), {}];
  const { user } = renderPart(<Harness send={async () => answers.shift() ?? {}} />);
  await user.type(name(), '!');
  await user.click(save());
  expect(
    await screen.findByText(/^Anna ha salvato il 1º maggio alle 18:40\. Quello che hai scritto è ancora qui/),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Un altro salva' }));
  expect(name()).toHaveValue('Mirto!');
  expect(screen.getByLabelText('Nota')).toHaveValue('di un altro');
  expect(screen.getByText(/e ha cambiato: Nome/)).toBeVisible();
  await user.click(save());
  expect(await screen.findByText('Salvato')).toBeVisible();
});

it('is saved when what the server has is what was typed, as after an answer that was lost', async () => {
  const { user } = renderPart(<Harness send={async () => refusal(409, 'room.changed')} />);
  await user.clear(name());
  await user.type(name(), 'Ginepro');
  await user.click(save());
  expect(await screen.findByText(/Quello che hai scritto è ancora qui/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Un altro salva' }));
  expect(screen.getByText('Salvato')).toBeVisible();
  expect(screen.queryByText(/Quello che hai scritto è ancora qui/)).not.toBeInTheDocument();
  await user.type(name(), '!');
  expect(screen.queryByText(/Quello che hai scritto è ancora qui/)).not.toBeInTheDocument();
  expect(screen.getByText('Modifiche non salvate')).toBeVisible();
});

it('takes the server’s own version of what was sent for nobody else’s while somebody types on', async () => {
  function Trimming() {
    const [saved, setSaved] = useState(SAVED);
    const [sent, setSent] = useState(SAVED);
    const form = useForm({ saved, send: async (values) => (setSent(values), {}) });
    return (
      <form onSubmit={form.onSubmit} noValidate>
        <TextField
          name="name"
          label="Nome"
          value={form.values.name}
          onChange={(typed) => form.set({ name: typed })}
        />
        <SaveBar form={form} labels={{ name: 'Nome', note: 'Nota' }} />
        <button type="button" onClick={() => setSaved({ ...sent, name: sent.name.trim() })}>
          Arriva quello che il server ha salvato
        </button>
        <button type="button" onClick={() => setSaved({ ...sent, name: 'Ginepro' })}>
          Un altro salva
        </button>
      </form>
    );
  }
  const { user } = renderPart(<Trimming />);
  await user.type(name(), ' bello ');
  await user.click(save());
  expect(await screen.findByText('Salvato')).toBeVisible();
  await user.type(name(), 'e');
  await user.click(screen.getByRole('button', { name: /^Arriva/ }));
  expect(screen.getByText('Modifiche non salvate')).toBeVisible();
  expect(screen.queryByText(/e ha cambiato/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Un altro salva' }));
  expect(screen.getByText(/e ha cambiato: Nome/)).toBeVisible();
});

it('drops what was typed on request, once a question is answered', async () => {
  const { user } = renderPart(<Harness send={async () => ({})} />);
  await user.type(name(), '!');
  await user.click(screen.getByRole('button', { name: 'Annulla le modifiche' }));
  await user.click(await screen.findByRole('button', { name: 'Resta qui' }));
  expect(name()).toHaveValue('Mirto!');
  await user.click(screen.getByRole('button', { name: 'Annulla le modifiche' }));
  await user.click(await screen.findByRole('button', { name: 'Annulla le modifiche' }));
  expect(name()).toHaveValue('Mirto');
});

describe('leaving with something typed', () => {
  it('asks, and stays or goes', async () => {
    const { user } = renderPart(<Harness send={async () => ({})} />);
    await user.type(name(), '!');
    await user.click(screen.getByRole('link', { name: 'Altrove' }));
    expect(await screen.findByRole('alertdialog', { name: 'Ci sono modifiche non salvate' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Resta qui' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(name()).toHaveValue('Mirto!');
    await user.click(screen.getByRole('link', { name: 'Altrove' }));
    await user.click(await screen.findByRole('button', { name: 'Esci, tieni la bozza' }));
    expect(await screen.findByRole('heading', { name: 'Altrove' })).toBeVisible();
  });

  it('asks nothing once it is saved', async () => {
    const { user } = renderPart(<Harness send={async () => ({})} />);
    await user.type(name(), '!');
    await user.click(save());
    await screen.findByText('Salvato');
    await user.click(screen.getByRole('link', { name: 'Altrove' }));
    expect(await screen.findByRole('heading', { name: 'Altrove' })).toBeVisible();
  });

  it('has the browser ask before the tab is closed', async () => {
    const { user } = renderPart(<Harness send={async () => ({})} />);
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(true);
    await user.type(name(), '!');
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false);
  });
});
