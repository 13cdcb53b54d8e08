import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

type Globals = Readonly<Record<string, unknown>>;

/** Event that a channel listener receives as `this`. */
interface Sent {
  readonly from: string;
}

/** Returns a channel's sender id, which tells its own events from relayed ones. The published types lack it. */
const senderOf = (channel: object) => (channel as { readonly sender?: string }).sender;

/**
 * Calls back with the toolbar's globals on each change, until the returned function is called. Ignores globals that
 * framed stories send on the same channel.
 */
export function followToolbar(heard: (globals: Globals) => void): () => void {
  const channel = addons.getChannel();
  function follow(this: Sent, { globals }: { readonly globals: Globals }) {
    if (this.from === senderOf(channel)) heard(globals);
  }
  channel.on(GLOBALS_UPDATED, follow);
  return () => channel.off(GLOBALS_UPDATED, follow);
}
