import { BENCH_PASSWORD, benchEmail } from './benchBuyers.ts';
import { openShopClient } from './shopClient.ts';

/** Signs in a bench buyer, counted from 0. Returns the token. */
export async function signIn(origin: string, index: number): Promise<string> {
  const visitor = openShopClient(origin);
  const { status, text } = await visitor.send('POST', '/api/users/login', {
    user_email: benchEmail(index),
    user_password: BENCH_PASSWORD,
  });
  await visitor.close();
  if (status !== 200) throw new Error(`Buyer ${index} could not sign in: ${status} ${text}`);
  return JSON.parse(text) as string;
}
