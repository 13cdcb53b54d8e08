/** Networks that a screen's story can be shown on besides its own. */
export type Network = 'slow' | 'failing' | 'empty' | 'expired';

const NETWORKS: readonly unknown[] = ['slow', 'failing', 'empty', 'expired'] satisfies Network[];

/** Returns whether a value from the toolbar or the address is a network. */
export function isNetwork(word: unknown): word is Network {
  return NETWORKS.includes(word);
}
