/** The user that PostgreSQL gets to itself where the product is run by root. */
export const SYSTEM_USER = 'ospite-db';
