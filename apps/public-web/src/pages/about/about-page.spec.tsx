import type { Property } from '@ospite/contracts/guest';
import { aPropertyResponse } from '@ospite/contracts/testing';
import { screen, within } from '@testing-library/react';
import { renderSite } from '../../shared/testing/render-site.fixture';
import { AboutPage } from './about-page';

const HOSTS: Property['hosts'] = [
  { name: 'Marta Deledda', languages: ['it', 'en', 'de'], pictureUrl: null, pictureAlt: null },
  { name: 'Piero', languages: ['fr'], pictureUrl: '/uploads/hosts/piero.jpg', pictureAlt: null },
];

describe('the page about the property', () => {
  it('tells whose the two bungalows are, what matters there, and leads to the contact page', async () => {
    await renderSite(<AboutPage />);
    expect(screen.getByRole('heading', { level: 1, name: 'Chi siamo' })).toBeInTheDocument();
    expect(
      await screen.findByText(/Baia dei Ginepri è nata da due bungalow .* San Teodoro/),
    ).toBeInTheDocument();
    const values = within(screen.getByRole('region', { name: 'A che cosa teniamo' }));
    expect(values.getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getByRole('link', { name: 'Contattaci' })).toHaveAttribute('href', '/contatti');
  });

  it('shows the hosts as people: name, languages, and a portrait or their initials', async () => {
    await renderSite(<AboutPage />, { handlers: { getProperty: aPropertyResponse({ hosts: HOSTS }) } });
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
      handlers: { getProperty: aPropertyResponse({ hosts: HOSTS }) },
    });
    expect(await screen.findByText('Spricht Italienisch, Englisch und Deutsch')).toBeInTheDocument();
  });

  it('describes a portrait in the owner’s words, marked where they are Italian', async () => {
    const described = (pictureAlt: Property['hosts'][number]['pictureAlt']) => ({
      getProperty: aPropertyResponse({ hosts: HOSTS.map((host) => ({ ...host, pictureAlt })) }),
    });
    const words = { it: 'Piero al timone', de: 'Piero am Steuer' };
    await renderSite(<AboutPage />, { language: 'de', handlers: described(words) });
    expect(await screen.findByRole('img', { name: 'Piero am Steuer' })).not.toHaveAttribute('lang');
    await renderSite(<AboutPage />, { language: 'es', handlers: described(words) });
    expect(await screen.findByRole('img', { name: 'Piero al timone' })).toHaveAttribute('lang', 'it');
  });

  it('names nobody where the property does not', async () => {
    await renderSite(<AboutPage />);
    await screen.findByText(/Baia dei Ginepri è nata/);
    expect(screen.queryByText('Chi ti accoglie')).not.toBeInTheDocument();
  });
});
