/** Keys under which commands are sent: a command that is sent again under the same key is done once. */
export interface IdempotencyKeys {
  /** Returns the key of a command's contents: that of the last command while they stay the same, otherwise a new one. */
  readonly keyFor: (body: object) => string;
  /** Forgets the key once the server has answered, so that the next command is a new one. */
  readonly forget: () => void;
}

/** Creates the keys of one form or button. */
export function idempotencyKeys(): IdempotencyKeys {
  let sent: { readonly contents: string; readonly key: string } | undefined;
  return {
    keyFor: (body) => {
      const contents = JSON.stringify(body);
      if (sent?.contents !== contents) sent = { contents, key: crypto.randomUUID() };
      return sent.key;
    },
    forget: () => {
      sent = undefined;
    },
  };
}
