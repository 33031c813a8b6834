/** Port: a file with generated secrets, for the person who runs the machine. Source: specification §12, First start. */
export abstract class CredentialsFile {
  /** Where it is, for the console. */
  abstract readonly path: string;
  abstract addOwner(username: string, password: string): Promise<void>;
  abstract addSuperAdminKey(key: string): Promise<void>;
  /** Removes the owner's lines, if they are of this account, and keeps the others. */
  abstract removeOwner(username: string): Promise<void>;
}
