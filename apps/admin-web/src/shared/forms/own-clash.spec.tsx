import { baseApi, type Problem } from '@ospite/contracts';
import { TextField } from '@ospite/ui/office';
import { screen, waitFor } from '@testing-library/react';
import { renderPart } from './form.fixture';
import { SaveBar } from './save-bar';
import { useForm } from './use-form';

const OWN_CLASH: Problem = { status: 409, code: 'room.changed', detail: null, fields: [], facts: {} };
let stored = '';

const api = baseApi.enhanceEndpoints({ addTagTypes: ['name'] }).injectEndpoints({
  endpoints: (build) => ({
    readName: build.query<{ readonly name: string }, void>({
      queryFn: async () => ({ data: { name: stored } }),
      providesTags: ['name'],
    }),
    saveName: build.mutation<null, string>({
      queryFn: async (name) => {
        stored = name;
        return { error: OWN_CLASH };
      },
      invalidatesTags: ['name'],
    }),
  }),
});

/** Lets a read that needs no network end before the next frame. */
async function untilRead(): Promise<void> {
  for (let step = 0; step < 100; step += 1) await Promise.resolve();
}

function NamePart() {
  const { data } = api.useReadNameQuery();
  return data && <NameForm saved={data} />;
}

function NameForm({ saved }: { readonly saved: { readonly name: string } }) {
  const [saveName] = api.useSaveNameMutation();
  const form = useForm({
    saved,
    send: async (typed) => {
      const result = await saveName(typed.name);
      await untilRead();
      return result;
    },
    outcome: { done: 'Fatto', doneDescription: 'Nome salvato', failed: 'Nome non salvato' },
  });
  const { name } = form.values;
  return (
    <form onSubmit={form.onSubmit} noValidate>
      <TextField name="name" label="Nome" value={name} onChange={(typed) => form.set({ name: typed })} />
      <SaveBar form={form} labels={{ name: 'Nome' }} />
    </form>
  );
}

/** Frames of the screen, one by one: whatever asked for the same one runs in one go. */
function heldFrames() {
  const asked: FrameRequestCallback[] = [];
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => asked.push(callback));
  const runFrame = () => asked.splice(0).forEach((callback) => callback(performance.now()));
  return { asked, runFrame };
}

it('is shown as saved, also where what is there was read before the form knew of the clash', async () => {
  stored = 'Mirto';
  const { asked, runFrame } = heldFrames();
  const { user } = renderPart(<NamePart />);
  let frames = setInterval(runFrame, 5);
  await user.type(await screen.findByLabelText('Nome'), '!');
  clearInterval(frames);
  runFrame();
  await user.click(screen.getByRole('button', { name: 'Salva' }));
  // The store's frame, and the form's after it.
  await waitFor(() => expect(asked.length).toBeGreaterThan(1));
  frames = setInterval(runFrame, 5);
  expect(await screen.findByText(/^Nome (non )?salvato$/)).toHaveTextContent('Nome salvato');
  clearInterval(frames);
  expect(screen.getByRole('button', { name: 'Salva' })).toBeDisabled();
  expect(screen.getByLabelText('Nome')).toHaveValue('Mirto!');
});
