import { expect, test } from 'vitest';
import { createTestDatabase } from '../testing/database/createTestDatabase.queries.ts';
import { addProduct, addUser } from '../testing/testData.queries.ts';
import { addLine } from './carts.service.ts';

/** One reads the cart and the product, the other writes. */
const ROUND_TRIPS = 2;

test('adding to a cart, new or not, takes two round trips to the database', async () => {
  const { db, pool, close } = await createTestDatabase();
  const userId = await addUser(db);
  const line = { productId: await addProduct(db), isPrescription: false, quantity: 1 };
  let statements = 0;
  pool.on('acquire', () => (statements += 1));
  await addLine(db, userId, new Date(), line);
  expect(statements).toBe(ROUND_TRIPS);
  const [added] = await addLine(db, userId, new Date(), line);
  expect(statements).toBe(2 * ROUND_TRIPS);
  expect(added?.quantity).toBe(2);
  await close();
});
