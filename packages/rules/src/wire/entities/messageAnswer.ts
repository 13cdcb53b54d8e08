import { entity, field } from '../entity.ts';
import { text } from '../scalars.ts';

/** An answer that is a sentence to show. */
export const messageAnswer = entity({ message: field('message', text(1, 500)) });
