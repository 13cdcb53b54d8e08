import type { Network } from './networkHandlers.ts';

const NETWORKS: readonly unknown[] = ['slow', 'failing', 'empty', 'expired'] satisfies Network[];

/** Whether a word, from the toolbar or the address, is one of the networks. */
export function isNetwork(word: unknown): word is Network {
  return NETWORKS.includes(word);
}
