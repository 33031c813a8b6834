import type { Problem } from '@ospite/contracts';

/**
 * Between the calls that want the password again and the dialog that asks for it. A call waits until the dialog is
 * settled, and is sent again if the password was entered.
 */
export class PasswordPrompt {
  private waiting: ((isEntered: boolean) => void)[] = [];
  private readonly listeners = new Set<() => void>();

  readonly mayRepeat = async ({ code }: Problem): Promise<boolean> => {
    if (code !== 'account.password_needed') return false;
    return new Promise((resolve) => {
      this.waiting.push(resolve);
      this.notify();
    });
  };

  readonly isOpen = (): boolean => this.waiting.length > 0;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  settle(isEntered: boolean): void {
    const settled = this.waiting;
    this.waiting = [];
    for (const resolve of settled) resolve(isEntered);
    this.notify();
  }

  private notify(): void {
    for (const listener of this.listeners) listener();
  }
}
