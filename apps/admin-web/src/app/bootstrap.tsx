import { ownApiAddress } from '@ospite/contracts';
import { showFontsOnceLoaded } from '@ospite/ui/fonts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createHashRouter, RouterProvider } from 'react-router-dom';
import { RemoteRoot } from './remote-root';

/** Starts the back-office without a host. Its addresses follow `#`, because a plain web server knows one document. */
async function start(): Promise<void> {
  const container = document.getElementById('root');
  if (!container) throw new Error('The document has no #root.');
  const apiBaseUrl = await ownApiAddress();
  const router = createHashRouter([
    { path: '*', element: <RemoteRoot apiBaseUrl={apiBaseUrl} basePath="" /> },
  ]);
  createRoot(container).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}

showFontsOnceLoaded(document);
void start();
