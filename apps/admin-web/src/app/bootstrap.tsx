import { ownApiAddress } from '@ospite/contracts';
import { showFontsOnceLoaded } from '@ospite/ui/fonts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { HashRouter } from 'react-router-dom';
import { RemoteRoot } from './remote-root';

/** Starts the back-office without a host. Its addresses follow `#`, because a plain web server knows one document. */
async function start(): Promise<void> {
  const container = document.getElementById('root');
  if (!container) throw new Error('The document has no #root.');
  const apiBaseUrl = await ownApiAddress();
  createRoot(container).render(
    <StrictMode>
      <HashRouter>
        <RemoteRoot apiBaseUrl={apiBaseUrl} basePath="" />
      </HashRouter>
    </StrictMode>,
  );
}

showFontsOnceLoaded(document);
void start();
