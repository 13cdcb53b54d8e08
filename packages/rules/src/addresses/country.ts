import { entity, field } from '../wire/entity.ts';
import { text } from '../wire/scalars.ts';

/** A country's name and two-letter code (spec 3.10). */
export const country = entity({
  name: field('name', text(1, 80)),
  code: field('code', text(2, 2)),
});
