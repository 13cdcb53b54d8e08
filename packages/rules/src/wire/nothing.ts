import { orNull, text } from './scalars.ts';

/** The answer of a call without content: null. */
export const nothing = { ...orNull(text(0, 0)), shape: 'null' };
