import { mediaTypeOf } from '../../platform/judging/mediaTypeOf.ts';
import type { AuditCheck } from '../AuditCheck.ts';
import { documentBatches } from './documentBatches.queries.ts';

/** Checks of registration documents (I47). */
export const documentChecks: readonly AuditCheck[] = [
  {
    rules: [
      {
        id: 'I47',
        severity: 2,
        rule: 'A document is as long as it says, has its hash, is what it is kept as, and one of its kind is current',
      },
    ],
    run: async (trx, _context, findings) => {
      for await (const documents of documentBatches(trx)) {
        const broken = documents.filter(
          ({ isWhole, mediaType, beginning, current }) =>
            !isWhole || mediaTypeOf(beginning) !== mediaType || current > 1,
        );
        findings.add(
          'I47',
          broken.map(({ id }) => `document ${id}`),
        );
      }
    },
  },
];
