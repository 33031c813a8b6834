import type { InstallationState, MailTransport } from './installation-state';

/** Port: looks at the program, its database, its disk and its background work. */
export abstract class InstallationProbe {
  abstract look(): Promise<Omit<InstallationState, 'email'> & { readonly transport: MailTransport }>;
}
