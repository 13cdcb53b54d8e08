import { entity, field } from '../wire/entity.ts';
import { text } from '../wire/scalars.ts';

/** An answer with a message to show. */
export const messageAnswer = entity({ message: field('message', text(1, 500)) });
