import { aMessageResponse } from '@ospite/contracts/testing';
import { screen } from '@testing-library/react';
import { aTestMessage } from '../../features/settings/email/email.fixture';
import { OfficeApi } from '../../app/office-api.fixture';
import { openOffice } from '../../app/office.fixture';

afterEach(() => jest.restoreAllMocks());

function open(change: (api: OfficeApi) => void = () => {}) {
  const api = new OfficeApi();
  change(api);
  return openOffice('/impostazioni/email', api);
}
const send = () => screen.findByRole('button', { name: 'Invia un’email di prova' });

it('a test message says where it goes, and that SPF and DMARC are in order', async () => {
  const { user, api } = open();
  await user.click(await send());
  expect(await screen.findByText(/in partenza per info@baia.example/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'SPF A posto' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'DMARC A posto' })).toBeVisible();
  expect(screen.getByText('v=spf1 mx -all')).toBeVisible();
  expect(api.calls).toContain('sendTestMessage');
});

it.each([
  ['weak', 'SPF Debole', /«Potete cambiare il record SPF/],
  ['missing', 'SPF Manca', /«Potete aggiungere un record SPF/],
  ['doubled', 'SPF Doppio', /«Potete unire i due record SPF/],
  ['unknown', 'SPF Non verificabile ora', /non vuol dire che manchi/],
] as const)(
  'SPF that is %s is explained in plain words, with what to ask for',
  async (state, heading, words) => {
    const { user } = open((api) => {
      api.testMessage = aTestMessage({ spf: { state, record: null } });
    });
    await user.click(await send());
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
    expect(screen.getByText(words)).toBeVisible();
  },
);

it.each([
  ['weak', 'DMARC Debole', /«Potete portare DMARC a p=quarantine/],
  ['missing', 'DMARC Manca', /«Potete aggiungere un record DMARC/],
  ['doubled', 'DMARC Doppio', /«Potete lasciarne uno solo/],
  ['unknown', 'DMARC Non verificabile ora', /non vuol dire che manchi/],
] as const)(
  'DMARC that is %s is explained in plain words, with what to ask for',
  async (state, heading, words) => {
    const { user } = open((api) => {
      api.testMessage = aTestMessage({ dmarc: { state, record: null } });
    });
    await user.click(await send());
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.queryByText(/^Manca$/)).toBe(state === 'missing' ? screen.getByText('Manca') : null);
  },
);

it('without a mail server it says that e-mails are written to files', async () => {
  const { user } = open((api) => {
    api.testMessage = aTestMessage({ delivery: 'files' });
  });
  await user.click(await send());
  expect(await screen.findByText('Le email non partono')).toBeVisible();
  expect(screen.getByText(/resta come file nella cartella «mail»/)).toBeVisible();
  expect(screen.queryByText(/in partenza per/)).not.toBeInTheDocument();
});

it('while the mail server takes no e-mails it says that the test waits, and why', async () => {
  const message = aMessageResponse({ kind: 'test', status: 'pending', lastError: '535 wrong password' });
  const { user } = open((api) => {
    api.testMessage = aTestMessage({ message });
  });
  await user.click(await send());
  expect(await screen.findByText(/^L’email di prova aspetta/)).toBeVisible();
  expect(screen.getByText('Risposta del server di posta: 535 wrong password')).toBeVisible();
  expect(screen.queryByText(/in partenza per/)).not.toBeInTheDocument();
});

it('says when tests were too many', async () => {
  const { user, api } = open();
  api.refuseNext('sendTestMessage', 429, 'message.too_many_tests');
  await user.click(await send());
  expect(await screen.findByText(/Hai già inviato molte email di prova/)).toBeVisible();
});

it('shows the last failures, each with the way to what it is about', async () => {
  open((api) => {
    const failed = { status: 'failed', lastError: '550 no such user', nextAttemptAt: null } as const;
    api.messages = [
      aMessageResponse({ ...failed, id: 1, quoteId: 7, subject: 'Richiesta n. 7' }),
      aMessageResponse({
        id: 2,
        quoteId: null,
        subject: 'Email di prova',
        status: 'pending',
        lastError: '451 later',
        nextAttemptAt: '2027-05-02T10:00:00.000Z',
      }),
      aMessageResponse({
        id: 3,
        subject: 'In partenza',
        status: 'pending',
        attempts: 0,
        lastError: null,
        createdAt: new Date().toISOString(),
      }),
      aMessageResponse({
        id: 4,
        subject: 'Trattenuta',
        status: 'pending',
        lastError: null,
        createdAt: '2026-01-01T08:00:00.000Z',
        nextAttemptAt: null,
      }),
    ];
  });
  expect(await screen.findByRole('link', { name: 'Richiesta n. 7' })).toHaveAttribute(
    'href',
    '/admin/preventivi/7',
  );
  expect(screen.getByText(/550 no such user/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Email di prova' })).toHaveAttribute('href', '/admin');
  expect(screen.queryByText('In partenza')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Trattenuta' })).toBeVisible();
  expect(screen.getByText('Aspetta che le email partano di nuovo.')).toBeVisible();
});

it('says that nothing failed, or that it is not known', async () => {
  const { user } = open((api) => api.refuseNext('listMessages', 503, 'server.unavailable'));
  await user.click(await screen.findByRole('button', { name: 'Riprova' }));
  expect(await screen.findByText('Nessuna email è rimasta ferma')).toBeVisible();
});
