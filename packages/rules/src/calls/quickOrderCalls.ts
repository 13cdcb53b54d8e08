import { listOf } from '../wire/collections.ts';
import { entity, field } from '../wire/entity.ts';
import { text } from '../wire/scalars.ts';
import { readLimits } from '../quickOrder/quickRow.ts';
import { rowMatch } from '../quickOrder/rowMatch.ts';
import { defineCall } from './call.ts';

/** Returns the products that many rows name, in the order of the rows (an addition to spec 7.17). */
export const matchProducts = defineCall({
  name: 'matchProducts',
  clause: '7.17',
  purpose:
    'The product that each row names by its pack code, or else by its whole name; otherwise what the search finds, to choose from',
  method: 'POST',
  path: '/api/products/match',
  access: 'seePrices',
  body: entity({ rows: field('rows', listOf(text(1, readLimits.cell), readLimits.rows)) }),
  answer: listOf(rowMatch, readLimits.rows),
  refusals: [
    { codes: ['invalid-request'], when: 'the body is not valid' },
    {
      codes: ['too-many-requests'],
      when: 'the buyer sent more than 5,000 misspelt rows within an hour',
    },
  ],
});
