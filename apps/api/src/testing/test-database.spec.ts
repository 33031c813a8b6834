import pg from 'pg';
import { createTestDatabase } from './test-database';
import type { TestDatabase } from '@ospite/server/testing';

let database: TestDatabase;
let client: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});

afterAll(async () => {
  await client.end();
  await database.drop();
});

describe("a test's database", () => {
  it('is owned by the role that uses it, which has no other right, as in the product', async () => {
    const { rows } = await client.query(
      `select rolsuper or rolcreatedb or rolcreaterole or rolreplication or rolbypassrls as mighty,
         pg_get_userbyid(datdba) = current_user as owner
       from pg_roles, pg_database where rolname = current_user and datname = current_database()`,
    );
    expect(rows).toEqual([{ mighty: false, owner: true }]);
  });
});
