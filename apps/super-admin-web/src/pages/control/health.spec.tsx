import { pending, superAdminHealthResponse } from '@ospite/contracts/testing';
import { screen } from '@testing-library/react';
import { PanelApi } from '../../shared/panel-api.fixture';
import { unlockedPanel } from '../../app/open-panel.fixture';

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const withHealth = (changes: Parameters<typeof superAdminHealthResponse>[0]) => {
  const api = new PanelApi();
  api.handlers.getSuperAdminHealth = superAdminHealthResponse(changes);
  return api;
};
const valueOf = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;

it('says that all is well, with versions and sizes', async () => {
  await unlockedPanel(withHealth({ startedAt: new Date(Date.now() - 93_780_000).toISOString() }));
  expect(await screen.findByText('Tutto funziona')).toBeVisible();
  expect(valueOf('Versione di Ospite')).toHaveTextContent('1.2.3');
  expect(valueOf('Acceso da')).toHaveTextContent('1 giorno, 2 ore');
  expect(valueOf('Database')).toHaveTextContent('PostgreSQL 18.4');
  expect(valueOf('Spazio del database')).toHaveTextContent('47 MB');
  expect(valueOf('Struttura del database')).toHaveTextContent('Aggiornata (14 passi)');
  expect(valueOf('Spazio libero sul disco')).toHaveTextContent('90 GB di 120 GB');
  expect(valueOf('Ultima copia di sicurezza')).toHaveTextContent('1 mag 2027, 04:50, 12 MB');
  expect(valueOf('Posto delle copie')).toHaveTextContent(/^s3:\/\/copie\/baia\/$/);
  expect(valueOf('Collegamenti al database')).toHaveTextContent('1 in uso su 15');
  expect(valueOf('Email in attesa')).toHaveTextContent('Nessuna');
  expect(valueOf('Cancellazione dei dati vecchi')).toHaveTextContent(
    'Riuscito: 1 mag 2027, 04:20Prossima volta: 2 mag 2027, 04:20',
  );
  expect(screen.getByText('Nessun errore da quando il server è acceso.')).toBeVisible();
});

it('says what should be looked into', async () => {
  await unlockedPanel(
    withHealth({
      status: 'attention',
      concerns: ['disk_full', 'email_late', 'job_failed'],
      alarms: [{ code: 'disk_full', since: '2027-05-01T06:00:00.000Z' }],
      pool: { inUse: 15, size: 15, waiting: 4 },
      email: {
        transport: 'smtp',
        waiting: 3,
        oldestWaitingSince: '2027-05-01T06:00:00.000Z',
        failed: 1,
        held: 2,
      },
      jobs: [
        {
          name: 'new-job',
          schedule: null,
          lastRun: { outcome: 'failed', at: '2027-05-01T06:00:00.000Z' },
          nextRun: null,
        },
        { name: 'sessions', schedule: '0 * * * *', lastRun: null, nextRun: '2027-05-01T09:00:00.000Z' },
      ],
    }),
  );
  expect(await screen.findByText('Da controllare')).toBeVisible();
  expect(screen.getByText(/aspetta da più di mezz’ora/)).toBeVisible();
  expect(valueOf('Email in attesa')).toHaveTextContent('3, la più vecchia da: 1 mag 2027, 08:00');
  expect(valueOf('Email non partite')).toHaveTextContent('1');
  expect(screen.getByText(/meno di 500 MB.*Da: 1 mag 2027, 08:00/)).toBeVisible();
  expect(valueOf('Collegamenti al database')).toHaveTextContent('15 in uso su 15, 4 in attesa');
  expect(valueOf('new-job')).toHaveTextContent(/Non riuscito: [^P]*$/);
  expect(valueOf('Pulizia delle sessioni')).toHaveTextContent('Mai negli ultimi sette giorni');
});

it.each([
  ['there is none yet', { isReachable: true }, 'Nessuna ancora: se ne fa una ogni notte'],
  ['their place does not answer', { isReachable: false }, 'Non si sa: il posto non risponde'],
])('says of backups that %s, and that they are on the same disk', async (_what, changes, text) => {
  const backups = {
    place: '/srv/data/backups',
    isOnSameDisk: true,
    newest: null,
    provenSince: null,
    damaged: [],
    ...changes,
  };
  await unlockedPanel(withHealth({ backups, concerns: ['backups_on_same_disk'] }));
  expect(await screen.findByText(/stesso disco del sito: se si rompe, si perde tutto/)).toBeVisible();
  expect(valueOf('Ultima copia di sicurezza')).toHaveTextContent(text);
  expect(valueOf('Posto delle copie')).toHaveTextContent('/srv/data/backups (sullo stesso disco)');
});

it('names a backup that was damaged when it was read back', async () => {
  const name = 'ospite-2027-05-01T02-50-00Z.tar';
  const backups = { place: 's3://copie/baia/', isReachable: true, isOnSameDisk: false };
  const none = { newest: null, provenSince: null };
  await unlockedPanel(
    withHealth({ backups: { ...backups, ...none, damaged: [name] }, concerns: ['backup_damaged'] }),
  );
  expect(await screen.findByText(/era danneggiata quando è stata riletta/)).toBeVisible();
  expect(valueOf('Copie danneggiate, non conservate')).toHaveTextContent(name);
});

it.each([
  [
    'since when all backups were read back whole',
    '2027-04-20T02:52:00.000Z',
    'Tutte, dal: 20 apr 2027, 04:52',
  ],
  ['that not all were', null, 'Non ancora tutte: se ne rilegge una ogni notte'],
])('says %s', async (_what, provenSince, text) => {
  const place = { place: 's3://copie/baia/', isReachable: true, isOnSameDisk: false };
  await unlockedPanel(withHealth({ backups: { ...place, newest: null, provenSince, damaged: [] } }));
  expect(await screen.findByText('Copie rilette per intero')).toBeVisible();
  expect(valueOf('Copie rilette per intero')).toHaveTextContent(text);
});

it('tells the last errors with their places', async () => {
  const place = 'apps/api/src/rooms/http/rooms.controller.ts:12:3';
  await unlockedPanel(
    withHealth({
      errors: [{ at: '2027-05-01T06:00:00.000Z', what: 'A request failed', error: 'TypeError', place }],
    }),
  );
  expect(await screen.findByText(place)).toBeVisible();
  expect(screen.getByText('A request failed: TypeError')).toHaveAttribute('lang', 'en');
});

it('says that it is looking', async () => {
  const api = new PanelApi();
  api.handlers.getSuperAdminHealth = pending;
  await unlockedPanel(api);
  expect(await screen.findByText('Controllo in corso…')).toBeVisible();
});

it('says when the server cannot be asked, and asks again', async () => {
  const api = new PanelApi();
  api.refuseNext('getSuperAdminHealth', 503, 'server.unavailable');
  const { user } = await unlockedPanel(api);
  expect(await screen.findByText(/non può rispondere in questo momento/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Riprova' }));
  expect(await screen.findByText('Tutto funziona')).toBeVisible();
});
