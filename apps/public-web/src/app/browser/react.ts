// A module of ours, so that the boot script needs no code that makes one of a package.
export { hydrateRoot } from 'react-dom/client';
