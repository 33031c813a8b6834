import { FakeApi } from '@ospite/contracts/testing';
import {
  checkValues,
  choice,
  link,
  list,
  longText,
  number,
  pageLink,
  picture,
  shortText,
  valuesFor,
  type SectionDefinition,
} from '@ospite/domain';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { renderPart } from '../../../shared/forms/form.fixture';
import type { DraftSection } from '../draft-section';
import { SectionForm } from './section-form';

/** A kind that nobody has built a screen for. */
const DEFINITION: SectionDefinition = {
  kind: 'about.trail',
  page: 'about',
  fields: {
    name: shortText({ max: 40, required: true }),
    story: longText({ max: 500 }),
    rule: longText({ max: 500, takesValues: true }),
    view: picture({}),
    more: pageLink({}),
    chart: link({}),
    walk: number({ max: 240, unit: 'minutes' }),
    season: choice({ of: ['spring', 'autumn'] }),
    sights: list({
      max: 9,
      of: { place: shortText({ max: 40, required: true }), why: shortText({ max: 40 }) },
    }),
    stops: list({ max: 2, of: { place: shortText({ max: 40, required: true }) } }),
  },
  owner: { move: true, hide: true, repeat: true },
};
const LABELS = {
  kinds: { about: { trail: 'Sentiero' } },
  fields: {
    name: 'Nome',
    story: 'Racconto',
    rule: 'Regola',
    view: 'Veduta',
    more: 'Per saperne di più',
    chart: 'Link alla carta',
    walk: 'Cammino',
    season: 'Stagione',
    sights: 'Vedute',
    why: 'Perché',
    stops: 'Tappe',
    place: 'Luogo',
  },
  options: { spring: 'Primavera', autumn: 'Autunno' },
};

function Labelled({ children }: { readonly children: ReactNode }) {
  const { i18n } = useTranslation();
  i18n.addResourceBundle('it', 'office', { contentLabels: LABELS }, true, true);
  return children;
}

function open(values: object = {}) {
  let section: DraftSection = {
    id: 7,
    page: 'about',
    kind: DEFINITION.kind,
    hidden: false,
    marks: [],
    updatedAt: '2027-05-01T08:30:00.000Z',
    values: valuesFor(DEFINITION.fields, values),
  };
  const api = new FakeApi({
    listContentDrafts: () => [],
    updateContentSection: ({ updateContentSectionRequest: sent }) => {
      section = { ...section, values: { ...section.values, ...sent.values } };
      return section as never;
    },
  });
  jest.spyOn(globalThis, 'fetch').mockImplementation(api.fetch);
  /** All that was sent, which is more than one save where typing pauses. */
  const sent = (): object | undefined => {
    const saves = api.sentTo('updateContentSection');
    return saves.length > 0
      ? Object.assign({}, ...saves.map(({ updateContentSectionRequest: save }) => save.values))
      : undefined;
  };
  return {
    ...renderPart(
      <Labelled>
        <SectionForm section={section} definition={DEFINITION} />
      </Labelled>,
    ),
    sent,
  };
}

const LONG = { timeout: 20_000 };
const group = (name: string) => within(screen.getByRole('group', { name: new RegExp(`^${name}`) }));

it('has a field for everything in the definition, and saves what was typed as it is stored', async () => {
  const { user, sent } = open();
  await user.type(group('Nome').getByLabelText(/italiano/i), 'Le dune');
  await user.type(
    group('Racconto').getByLabelText(/^italiano/i),
    'Si parte presto.{Enter}- acqua{Enter}- cappello',
  );
  await user.selectOptions(screen.getByLabelText('Per saperne di più'), 'Contatti');
  await user.type(screen.getByLabelText('Link alla carta'), 'https://maps.example/dune');
  await user.type(screen.getByLabelText('Cammino (minuti)'), '45');
  await user.selectOptions(screen.getByLabelText('Stagione'), 'Autunno');
  await user.click(screen.getByRole('button', { name: 'Aggiungi a «Tappe»' }));
  await user.type(group('Tappe').getByLabelText(/italiano/i), 'La torre');
  await user.click(screen.getByRole('button', { name: 'Scegli un’immagine: Veduta' }));
  await user.click(await screen.findByRole('img', { name: 'La baia' }));
  const expected = {
    name: { it: 'Le dune' },
    story: {
      it: [
        { paragraph: [{ text: 'Si parte presto.' }] },
        { list: [[{ text: 'acqua' }], [{ text: 'cappello' }]] },
      ],
    },
    more: 'contact',
    chart: 'https://maps.example/dune',
    walk: 45,
    season: 'autumn',
    stops: [{ place: { it: 'La torre' } }],
    view: { source: 'site:bay', alt: { it: '' }, focus: { x: 50, y: 50 } },
  };
  await waitFor(() => expect(sent()).toEqual(expected), LONG);
  expect(checkValues(DEFINITION.fields, expected).problems).toEqual([]);
});

it('says at the number that it is too high, and at no other field', async () => {
  const { user, sent } = open({ name: { it: 'Le dune' } });
  await user.type(screen.getByLabelText('Cammino (minuti)'), '500');
  await waitFor(
    () => expect(screen.getByLabelText('Cammino (minuti)')).toHaveAccessibleDescription(/tra 0 e 240/),
    LONG,
  );
  expect(group('Nome').getByLabelText(/italiano/i)).toBeValid();
  expect(sent()).toBeUndefined();
});

it('says which translation guests do not read, and saves all the same', async () => {
  const text = (words: string) => [{ paragraph: [{ text: words }] }];
  const { user, sent } = open({ rule: { it: text('{{if parking}} Si paga.'), de: text('Kostet.') } });
  const german = group('Regola').getByLabelText(/^tedesco/i);
  expect(german).toHaveAccessibleDescription(/^Gli ospiti leggono l’italiano/);
  await user.type(group('Regola').getByLabelText(/^italiano/i), '!');
  await waitFor(() => expect(sent()).toMatchObject({ rule: { it: text('{{if parking}} Si paga.!') } }), LONG);
});

describe('a list', () => {
  const STOPS = { stops: [{ place: { it: 'La torre' } }, { place: { it: 'Il faro' } }] };

  it('is put in another order, up to as many items as there may be', async () => {
    const { user, sent } = open(STOPS);
    expect(screen.queryByRole('button', { name: /Aggiungi a «Tappe»/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Sposta su: Il faro' }));
    await waitFor(
      () => expect(sent()).toEqual({ stops: [{ place: { it: 'Il faro' } }, { place: { it: 'La torre' } }] }),
      LONG,
    );
  });

  it('gives back what was taken from it, where it was', async () => {
    const { user, sent } = open(STOPS);
    await user.click(screen.getByRole('button', { name: 'Togli: La torre' }));
    expect(screen.getByText(/Tolto: La torre/)).toBeVisible();
    await waitFor(() => expect(sent()).toEqual({ stops: [{ place: { it: 'Il faro' } }] }), LONG);
    expect(screen.getByRole('button', { name: 'Rimetti' })).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(sent()).toEqual(STOPS), LONG);
  });
});

describe('a list whose items have several fields', () => {
  const fold = (name: string) => screen.getByText(name, { selector: 'summary' }).closest('details');

  it('shows them folded, by their first words, and unfolds the one that is added', async () => {
    const { user } = open({ sights: [{ place: { it: 'La torre' }, why: { it: 'Si vede tutto' } }] });
    expect(fold('La torre')).not.toHaveAttribute('open');
    await user.click(screen.getByRole('button', { name: 'Aggiungi a «Vedute»' }));
    expect(fold('Voce 2')).toHaveAttribute('open');
    expect(within(fold('Voce 2') as HTMLElement).getAllByRole('textbox')[0]).toHaveFocus();
  });

  it('unfolds the one with the field that is missing, and says which one is wrong', async () => {
    const { user, router } = open({ sights: [{ place: { it: 'La torre' } }] });
    await act(() => router.navigate('/#values.sights.0.why.it'));
    await waitFor(() => expect(fold('La torre')).toHaveAttribute('open'));
    const words = within(fold('La torre') as HTMLElement);
    await waitFor(() => expect(words.getAllByLabelText(/italiano/i)[1]).toHaveFocus());
    fireEvent.change(words.getAllByLabelText(/italiano/i)[0] as HTMLElement, {
      target: { value: 'x'.repeat(41) },
    });
    await user.click(screen.getByRole('button', { name: 'Salva adesso' }));
    expect(words.getByText('Da sistemare')).toBeVisible();
  });
});

describe('a picture', () => {
  const VIEW = { view: { source: 'site:bay', alt: { it: 'La baia' }, focus: { x: 50, y: 50 } } };

  it('keeps a spot in view that is set by a touch or by keyboard', async () => {
    const { sent } = open(VIEW);
    const shown = screen.getByRole('img', { name: 'La baia' });
    jest
      .spyOn(shown.parentElement ?? shown, 'getBoundingClientRect')
      .mockReturnValue({ left: 10, top: 20, width: 200, height: 100 } as DOMRect);
    fireEvent.click(shown, { clientX: 60, clientY: 110 });
    expect(screen.getByRole('slider', { name: /da sinistra a destra: Veduta/ })).toHaveValue('25');
    fireEvent.change(screen.getByRole('slider', { name: /dall’alto in basso: Veduta/ }), {
      target: { value: '80' },
    });
    await waitFor(() => expect(sent()).toEqual({ view: { ...VIEW.view, focus: { x: 25, y: 80 } } }), LONG);
  });

  it('is taken away', async () => {
    const { user, sent } = open(VIEW);
    await user.click(screen.getByRole('button', { name: 'Togli: Veduta' }));
    await waitFor(() => expect(sent()).toEqual({ view: null }), LONG);
  });
});

describe('a long text', () => {
  const story = () => group('Racconto').getByLabelText<HTMLTextAreaElement>(/^italiano/i);

  it('has buttons for bold words and for lists', async () => {
    const { user } = open({ story: { it: [{ paragraph: [{ text: 'acqua e pane' }] }] } });
    story().setSelectionRange(0, 5);
    await user.click(screen.getAllByRole('button', { name: 'Grassetto' })[0] as HTMLElement);
    expect(story()).toHaveValue('**acqua** e pane');
    await user.click(screen.getAllByRole('button', { name: 'Elenco' })[0] as HTMLElement);
    expect(story()).toHaveValue('- **acqua** e pane');
  });

  it('asks where a link leads, and refuses what is no address', async () => {
    const { user } = open({ story: { it: [{ paragraph: [{ text: 'Scrivici' }] }] } });
    story().setSelectionRange(0, 8);
    await user.click(screen.getAllByRole('button', { name: 'Link' })[0] as HTMLElement);
    const dialog = within(await screen.findByRole('dialog', { name: 'Metti un link' }));
    expect(dialog.getByLabelText('Parole da toccare')).toHaveValue('Scrivici');
    await user.type(dialog.getByLabelText('Indirizzo, email o telefono'), 'boh');
    await user.click(dialog.getByRole('button', { name: 'Metti il link' }));
    expect(dialog.getByLabelText('Indirizzo, email o telefono')).toHaveAccessibleDescription(
      /Scrivi un indirizzo/,
    );
    await user.selectOptions(dialog.getByLabelText('Dove porta'), 'Contatti');
    await user.click(dialog.getByRole('button', { name: 'Metti il link' }));
    expect(story()).toHaveValue('[Scrivici](Contatti)');
  });
});
