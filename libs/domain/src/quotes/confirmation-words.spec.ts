import { EditContent, PublishContent, type ContentStore } from '../content';
import { FREE_ADDRESSES, MemoryContentStore } from '../content/memory-content-store.fixture';
import { readConfirmationWords } from './confirmation-words';

const CLOCK = { now: () => new Date(0) };
const STEPS = [{ text: { it: 'Ti scriviamo.', de: 'Wir schreiben.' } }, { text: { it: 'Decidi.' } }];

async function published(values: object | undefined): Promise<ContentStore> {
  const store = new MemoryContentStore();
  if (!values) return store;
  await new EditContent(store, CLOCK, FREE_ADDRESSES).add('emails.confirmation', values);
  await new PublishContent(store, CLOCK).publish('Marta');
  return store;
}

describe('the owner’s words in a confirmation', () => {
  it('are those of the guest’s language alone, and of steps all or none', async () => {
    const opening = { it: 'Grazie!', en: 'Thank you!' };
    const wordsIn = await readConfirmationWords(await published({ opening, steps: STEPS }));
    expect(wordsIn('it')).toEqual({ opening: 'Grazie!', steps: ['Ti scriviamo.', 'Decidi.'] });
    expect(wordsIn('en')).toEqual({ opening: 'Thank you!', steps: [] });
    expect(wordsIn('de')).toEqual({ steps: [] });
  });

  it('are none before anything was published', async () => {
    const wordsIn = await readConfirmationWords(await published(undefined));
    expect(wordsIn('it')).toEqual({ steps: [] });
  });
});
