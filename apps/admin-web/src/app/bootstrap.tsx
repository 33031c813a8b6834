import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { HashRouter } from 'react-router-dom';
import { RemoteRoot } from './remote-root';

/** `config.json` beside the document: where the API is, edited by who hosts the folder. */
async function apiBaseUrl(): Promise<string> {
  const answer = await fetch('config.json', { cache: 'no-store' });
  if (!answer.ok) return '';
  const config = (await answer.json()) as { readonly apiBaseUrl?: string };
  return (config.apiBaseUrl ?? '').replace(/\/+$/, '');
}

/**
 * Starts the back-office without a host. Addresses stand behind `#`, because a plain web server knows one document
 * alone.
 */
async function start(): Promise<void> {
  const container = document.getElementById('root');
  if (!container) throw new Error('The document has no place for the back-office.');
  const address = await apiBaseUrl();
  createRoot(container).render(
    <StrictMode>
      <HashRouter>
        <RemoteRoot apiBaseUrl={address} basePath="" />
      </HashRouter>
    </StrictMode>,
  );
}

void start();
