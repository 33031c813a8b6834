import { ownApiAddress } from '@ospite/contracts';
import { showFontsOnceLoaded } from '@ospite/ui/fonts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RemoteRoot } from './remote-root';

/** Starts the panel without a host. */
async function start(): Promise<void> {
  const container = document.getElementById('root');
  if (!container) throw new Error('The document has no #root.');
  const apiBaseUrl = await ownApiAddress();
  createRoot(container).render(
    <StrictMode>
      <RemoteRoot apiBaseUrl={apiBaseUrl} basePath="" />
    </StrictMode>,
  );
}

showFontsOnceLoaded(document);
void start();
