import type { Content, Property } from '@ospite/contracts/guest';
import { anAboutContent, aPropertyResponse, problem, unreachable } from '@ospite/contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSite } from '../../shared/testing/render-site.fixture';
import { AboutPage } from './about-page';

const HOSTS: Property['hosts'] = [
  { name: 'Marta Deledda', languages: ['it', 'en', 'de'], pictureUrl: null, pictureAlt: null },
  { name: 'Piero', languages: ['fr'], pictureUrl: '/uploads/hosts/piero.jpg', pictureAlt: null },
];
const written = (sections?: Content['sections']) => ({ getContent: anAboutContent(sections) });

describe('the page about the property', () => {
  it('tells what the owner wrote, in the owner’s order, and leads to the contact page', async () => {
    await renderSite(<AboutPage />, { handlers: written() });
    expect(await screen.findByRole('heading', { level: 1, name: 'Chi siamo' })).toBeInTheDocument();
    expect(screen.getByText('Tutto cominciò con due case.')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'La casa' })).toHaveAttribute('fetchpriority', 'high');
    const values = within(screen.getByRole('region', { name: 'A che cosa teniamo' }));
    expect(values.getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getByRole('link', { name: 'Contattaci' })).toHaveAttribute('href', '/contatti');
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings).toEqual(['Due case', 'A che cosa teniamo', 'Hai una domanda?']);
  });

  it('marks what is there in Italian alone', async () => {
    const title = { text: 'Due case', lang: 'it' } as const;
    const text = { blocks: [{ paragraph: [{ text: 'Tutto cominciò.' }] }], lang: title.lang };
    await renderSite(<AboutPage />, {
      language: 'de',
      handlers: written([{ id: 2, kind: 'about.story', values: { title, text } }]),
    });
    expect(await screen.findByRole('heading', { name: 'Due case' })).toHaveAttribute('lang', 'it');
    expect(screen.getByText('Tutto cominciò.')).toHaveAttribute('lang', 'it');
  });

  it('has bold words, lists and links, and no link to a page that is not there', async () => {
    const blocks = [
      {
        paragraph: [
          { text: 'Scrivici', bold: true, link: 'page:contact' },
          { text: ' o ' },
          { text: 'leggi', link: 'page:guide' },
        ],
      },
      { list: [[{ text: 'il blog', link: 'https://blog.example' }], [{ text: 'la posta' }]] },
    ];
    await renderSite(<AboutPage />, {
      handlers: {
        ...written([{ id: 2, kind: 'about.story', values: { title: { text: 'Noi' }, text: { blocks } } }]),
        listContentPages: [{ page: 'about' }],
      },
    });
    const link = await screen.findByRole('link', { name: 'Scrivici' });
    expect(link).toHaveAttribute('href', '/contatti');
    expect(link.querySelector('strong')).toHaveTextContent('Scrivici');
    expect(screen.getByRole('link', { name: 'il blog' })).toHaveAttribute('href', 'https://blog.example');
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    await waitFor(() => expect(screen.queryByRole('link', { name: 'leggi' })).not.toBeInTheDocument());
    expect(screen.getByText(/leggi/)).toBeInTheDocument();
  });

  it('shows the hosts as people: name, languages, and a portrait or their initials', async () => {
    await renderSite(<AboutPage />, {
      handlers: { ...written(), getProperty: aPropertyResponse({ hosts: HOSTS }) },
    });
    const hosts = within(await screen.findByRole('region', { name: 'Chi ti accoglie' })).getAllByRole(
      'listitem',
    );
    expect(hosts[0]).toHaveTextContent('MDMarta DeleddaParla italiano, inglese e tedesco');
    expect(hosts[1]).toHaveTextContent('PieroParla francese');
    expect(screen.getByRole('img', { name: 'Ritratto di Piero' })).toHaveAttribute(
      'src',
      '/uploads/hosts/piero.jpg',
    );
  });

  it('names their languages in the visitor’s', async () => {
    await renderSite(<AboutPage />, {
      language: 'de',
      handlers: { ...written(), getProperty: aPropertyResponse({ hosts: HOSTS }) },
    });
    expect(await screen.findByText('Spricht Italienisch, Englisch und Deutsch')).toBeInTheDocument();
  });

  it('describes a portrait in the owner’s words, marked where they are Italian', async () => {
    const described = (pictureAlt: Property['hosts'][number]['pictureAlt']) => ({
      ...written(),
      getProperty: aPropertyResponse({ hosts: HOSTS.map((host) => ({ ...host, pictureAlt })) }),
    });
    const words = { it: 'Piero al timone', de: 'Piero am Steuer' };
    await renderSite(<AboutPage />, { language: 'de', handlers: described(words) });
    expect(await screen.findByRole('img', { name: 'Piero am Steuer' })).not.toHaveAttribute('lang');
    await renderSite(<AboutPage />, { language: 'es', handlers: described(words) });
    expect(await screen.findByRole('img', { name: 'Piero al timone' })).toHaveAttribute('lang', 'it');
  });

  it('names nobody where the property does not', async () => {
    await renderSite(<AboutPage />, { handlers: written() });
    await screen.findByText('Tutto cominciò con due case.');
    expect(screen.queryByText('Chi ti accoglie')).not.toBeInTheDocument();
  });

  it('offers to try again when it cannot be loaded', async () => {
    const { api } = await renderSite(<AboutPage />, { handlers: { getContent: unreachable } });
    await screen.findByRole('alert');
    api.handlers.getContent = anAboutContent();
    await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Chi siamo' })).toBeInTheDocument();
  });

  it('says nothing where nothing is written', async () => {
    const { container } = await renderSite(<AboutPage />, {
      handlers: { getContent: problem(404, 'content.not_found') },
    });
    await waitFor(() => expect(screen.queryByRole('status')).not.toBeInTheDocument());
    expect(container.querySelector('[role=alert], h1')).toBeNull();
  });
});
