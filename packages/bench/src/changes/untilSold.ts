import { setTimeout as wait } from 'node:timers/promises';
import type { ShopClient } from '../shop/shopClient.ts';

const ASKED_EVERY_MS = 5;
const GIVEN_UP_AFTER_MS = 120_000;

/** Returns how many milliseconds pass until a server sells a product at a price in pounds. */
export async function untilSold(
  buyer: ShopClient,
  productId: number,
  pounds: number,
): Promise<number> {
  const begun = performance.now();
  for (;;) {
    const { text } = await buyer.send('GET', `/api/products/${productId}`);
    const { product_price: price } = JSON.parse(text) as { readonly product_price?: number };
    const ms = performance.now() - begun;
    if (price === pounds) return ms;
    if (ms > GIVEN_UP_AFTER_MS)
      throw new Error(`Product ${productId} costs ${price} and not ${pounds} after ${ms} ms`);
    await wait(ASKED_EVERY_MS);
  }
}
