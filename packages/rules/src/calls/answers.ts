import { unknown } from 'superstruct';
import type { Codec } from '../wire/codec.ts';
import { entity, field } from '../wire/entity.ts';
import { orNull, text } from '../wire/scalars.ts';

// Marked pure, so that a page loads only the answers of its calls.

/** The answer of a call without content: null. */
export const nothing = { .../* @__PURE__ */ orNull(/* @__PURE__ */ text(0, 0)), shape: 'null' };

/** An answer with a message to show. */
export const messageAnswer = /* @__PURE__ */ entity({
  message: /* @__PURE__ */ field('message', /* @__PURE__ */ text(1, 500)),
});

/** Raw contents of a file. The call declares their media type. */
export const fileContents: Codec<unknown> = {
  struct: /* @__PURE__ */ unknown(),
  read: (contents) => contents,
  write: (contents) => contents,
  shape: 'the file',
  mostBytes: Infinity,
};
