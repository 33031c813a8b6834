import { ownApiAddress } from '@ospite/contracts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { HashRouter } from 'react-router-dom';
import { RemoteRoot } from './remote-root';

/**
 * Starts the panel without a host. Addresses stand behind `#`, because a plain web server knows one document
 * alone.
 */
async function start(): Promise<void> {
  const container = document.getElementById('root');
  if (!container) throw new Error('The document has no place for the panel.');
  const address = await ownApiAddress();
  createRoot(container).render(
    <StrictMode>
      <HashRouter>
        <RemoteRoot apiBaseUrl={address} basePath="" />
      </HashRouter>
    </StrictMode>,
  );
}

void start();
