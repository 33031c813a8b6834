import type { ReleasedSchema } from '@ospite/server/persistence';
import released from './released.json';

/** What the released version reads and writes; `npm run migration -- --release` writes it. */
export const RELEASED: ReleasedSchema = released;

/**
 * Columns by table that no record describes any more, and that stay for the released version. They may be empty or fill
 * themselves. Once a version without them is released, a migration drops them, and their line here goes.
 */
export const RETIRED: Readonly<Record<string, readonly string[]>> = {};
