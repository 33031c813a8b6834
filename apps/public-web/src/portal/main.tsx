import '@ospite/ui/office/base.css';
import { showFontsOnceLoaded } from '@ospite/ui/fonts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { loadRemote } from './load-remote';
import { Portal } from './portal';

showFontsOnceLoaded(document);
const container = document.getElementById('root');
if (!container) throw new Error('The document has no place for the portal.');
// A data router: a back-office asks before something typed is left, which the others cannot.
const router = createBrowserRouter([{ path: '*', element: <Portal load={loadRemote} /> }]);
createRoot(container).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
