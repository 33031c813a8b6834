import { aProperty, aRoom, aRoomImage } from '@ospite/domain/testing';
import pg from 'pg';

/**
 * Fills a test's database with the fixtures' property and three rooms: `bungalow-ginepro` (id 1, for two, with a
 * picture and a price), `due` (id 2, for four, bare), `nascosta` (id 3, hidden).
 */
export async function seedTestData(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    // An empty list could be either of the two kinds of columns.
    const none = { ownServices: '[]', ownAmenities: '[]', ownWays: '[]', stayFacts: '[]' };
    await insert(client, 'property', { id: 1, ...aProperty(), ...none });
    const rooms = [
      aRoom(),
      aRoom({ name: 'Camera Due', slug: 'due', maxGuests: 4, bookingUrl: null, prices: [] }),
      aRoom({ name: 'Camera Nascosta', slug: 'nascosta', isActive: false, prices: [] }),
    ];
    for (const { id: _id, images: _images, prices, ...room } of rooms) {
      const roomId = await insert(client, 'room', { ...room, stayFacts: '[]' });
      for (const { id: _priceId, ...price } of prices) await insert(client, 'pricing', { roomId, ...price });
    }
    const { id: _id, order, ...image } = aRoomImage();
    await insert(client, 'room_image', { imageOrder: order, ...image });
  } finally {
    await client.end();
  }
}

/** Stores the fields as columns: lists of words as arrays, everything else that is no plain value as JSON. */
async function insert(
  client: pg.Client,
  table: string,
  row: Readonly<Record<string, unknown>>,
): Promise<number> {
  const names = Object.keys(row).map((name) =>
    name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
  );
  const values = Object.values(row).map((value) => {
    const isWords = Array.isArray(value) && value.every((entry) => typeof entry === 'string');
    const isPlain = typeof value !== 'object' || value === null || value instanceof Date || isWords;
    return isPlain ? value : JSON.stringify(value);
  });
  const places = values.map((_, index) => `$${index + 1}`).join(', ');
  const { rows } = await client.query<{ id: number }>(
    `insert into ${table} (${names.join(', ')}) values (${places}) returning id`,
    values,
  );
  return rows[0]?.id ?? 0;
}
