import { orNull, text } from './scalars.ts';

/** The answer of a call that has nothing to say: null. */
export const nothing = { ...orNull(text(0, 0)), shape: 'null' };
