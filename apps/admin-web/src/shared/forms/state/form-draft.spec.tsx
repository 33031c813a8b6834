import { TextField } from '@ospite/ui/office';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { keepDraftsFor } from '../../drafts';
import { CloseForm } from '../leaving/close-form';
import { renderPart } from '../form.fixture';
import { SaveBar } from '../save-bar';
import { useForm } from '../use-form';

interface Values {
  readonly name: string;
  readonly password: string;
  readonly image: File | null;
}

const SAVED: Values = { name: 'Mirto', password: '', image: null };

beforeEach(() => keepDraftsFor(1));
afterEach(() => localStorage.clear());

interface HarnessProps {
  readonly saved?: Values;
  readonly draft?: string | false;
  readonly send?: (values: Values, changed: Partial<Values>, key: string) => Promise<{ error?: unknown }>;
}

function Harness({ saved = SAVED, draft = 'room 3', send = async () => ({}) }: HarnessProps) {
  const form = useForm({ saved, draft, send });
  const text = (name: 'name' | 'password', label: string) => ({
    name,
    label,
    value: form.values[name],
    onChange: (typed: string) => form.set({ [name]: typed }),
  });
  return (
    <form onSubmit={form.onSubmit} noValidate>
      <TextField {...text('name', 'Nome')} />
      <TextField {...text('password', 'Password')} />
      <button type="button" onClick={() => form.set({ image: new File(['mare'], 'mare.jpg') })}>
        Scegli
      </button>
      <SaveBar form={form} labels={{ name: 'Nome', password: 'Password', image: 'Foto' }}>
        <CloseForm form={form} onClose={() => {}} />
      </SaveBar>
    </form>
  );
}

/** Shows the form; the page that showed it before is gone, as after a reload. */
function open(props: HarnessProps = {}) {
  cleanup();
  return renderPart(<Harness {...props} />);
}
const name = () => screen.getByLabelText('Nome');
const save = () => screen.getByRole('button', { name: 'Salva' });
const restored = () => screen.queryByText('Ecco quello che avevi scritto e non ancora salvato.');

it('has what was typed before a reload, says so, and forgets it once it is saved', async () => {
  await open().user.type(name(), ' bello');
  expect(restored()).not.toBeInTheDocument();
  const { user } = open();
  expect(name()).toHaveValue('Mirto bello');
  expect(restored()).toBeVisible();
  await user.click(save());
  expect(await screen.findByText('Salvato')).toBeVisible();
  await waitFor(() => expect(localStorage).toHaveLength(0));
  open();
  expect([name(), restored()]).toEqual([expect.objectContaining({ value: 'Mirto' }), null]);
});

it.each([
  ['thrown away, which is asked about', ['Elimina la bozza', 'Elimina la bozza']],
  ['closed', ['Chiudi', 'Chiudi senza salvare']],
])('forgets what was typed once it is %s', async (_, buttons) => {
  await open().user.type(name(), ' bello');
  const { user } = open();
  for (const button of buttons) await user.click(await screen.findByRole('button', { name: button }));
  expect(localStorage).toHaveLength(0);
});

const leave = (user: ReturnType<typeof open>['user']) =>
  user.click(screen.getByRole('link', { name: 'Altrove' }));

it('is there again after the screen was left without saving, as the question says', async () => {
  const { user } = open();
  await user.type(name(), ' bello');
  await leave(user);
  expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(/restano come bozza/);
  await user.click(screen.getByRole('button', { name: 'Esci, tieni la bozza' }));
  await screen.findByRole('heading', { name: 'Altrove' });
  open();
  expect([name(), restored()]).toEqual([
    expect.objectContaining({ value: 'Mirto bello' }),
    expect.anything(),
  ]);
});

it('is dropped when the screen is left and a part of it cannot be kept, as the question says', async () => {
  const { user } = open();
  await user.type(name(), ' bello');
  await user.click(screen.getByRole('button', { name: 'Scegli' }));
  await leave(user);
  expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(/va perso/);
  await user.click(screen.getByRole('button', { name: 'Esci senza salvare' }));
  await screen.findByRole('heading', { name: 'Altrove' });
  await waitFor(() => expect(localStorage).toHaveLength(0));
});

it('says what somebody else has changed since', async () => {
  await open().user.type(name(), ' bello');
  open({ saved: { ...SAVED, name: 'Ginepro' } });
  expect(name()).toHaveValue('Mirto bello');
  expect(screen.getByText(/e ha cambiato: Nome\./)).toBeVisible();
});

it('is no draft of another row, and none of another account on the same device', async () => {
  await open().user.type(name(), ' bello');
  open({ draft: 'room 4' });
  expect(name()).toHaveValue('Mirto');
  keepDraftsFor(2);
  open();
  expect(name()).toHaveValue('Mirto');
});

it('sends under one key until a save succeeds, also across a reload', async () => {
  const keys: string[] = [];
  const lost = async (_values: Values, _changed: object, key: string) => {
    keys.push(key);
    return { error: { status: 500, code: 'server.failed', detail: null, fields: [], facts: {} } };
  };
  const { user } = open({ send: lost });
  await user.type(name(), ' bello');
  await user.click(save());
  await open({ send: lost }).user.click(save());
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
});

it('keeps no password and no file, and nothing where it is not to', async () => {
  const { user } = open();
  await user.type(screen.getByLabelText('Password'), 'ginepro');
  await user.click(screen.getByRole('button', { name: 'Scegli' }));
  expect(save()).toBeEnabled();
  expect(localStorage).toHaveLength(0);
  await open({ draft: false }).user.type(name(), ' bello');
  expect(localStorage).toHaveLength(0);
});

it('is nothing that an earlier version of the form has kept otherwise', () => {
  const draft = { key: 'k', change: { name: ['Mirto'] }, over: { name: [] } };
  localStorage.setItem('ospite.draft.1.room 3', JSON.stringify(draft));
  open();
  expect(name()).toHaveValue('Mirto');
});
