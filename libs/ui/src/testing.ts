import type { UserEvent } from '@testing-library/user-event';

/**
 * Puts a whole text at the end of a field, as one pastes it. Typing draws the form anew for each letter, which is worth its time
 * only where the typing itself is tested.
 */
export async function fill(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
