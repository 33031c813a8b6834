import '@ospite/ui/office/base.css';
import { showFontsOnceLoaded } from '@ospite/ui/fonts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { loadRemote } from './load-remote';
import { Portal } from './portal';

showFontsOnceLoaded(document);
const container = document.getElementById('root');
if (!container) throw new Error('The document has no place for the portal.');
createRoot(container).render(
  <StrictMode>
    <BrowserRouter>
      <Portal load={loadRemote} />
    </BrowserRouter>
  </StrictMode>,
);
