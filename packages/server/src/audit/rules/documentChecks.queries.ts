import { mediaTypeOf } from '../../platform/validation/mediaTypeOf.ts';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database/Trx.ts';
import type { AuditCheck } from '../AuditCheck.ts';

/** A document may have 8 MB, and PostgreSQL reads it to hash it. */
const AT_ONCE = 200;
const LONGEST_BEGINNING = 16;

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
          ({ isIntact, mediaType, beginning, current }) =>
            !isIntact || mediaTypeOf(beginning) !== mediaType || current > 1,
        );
        findings.add(
          'I47',
          broken.map(({ id }) => `document ${id}`),
        );
      }
    },
  },
];

/** Audited fields of a document; its content stays in the database. */
interface AuditedDocument {
  readonly id: number;
  readonly mediaType: string;
  /** Its first bytes. */
  readonly beginning: Buffer;
  readonly isIntact: boolean;
  /** Number of current documents of this kind in the account. */
  readonly current: number;
}

/** Yields all documents in batches, ordered by id. */
async function* documentBatches(trx: Trx): AsyncGenerator<readonly AuditedDocument[]> {
  for (let after = 0; ;) {
    const { rows } = await sql<AuditedDocument>`
      select id, media_type as "mediaType", substring(content for ${sql.lit(LONGEST_BEGINNING)}) as beginning,
        length(content) = size and sha256(content) = sha256 as "isIntact",
        (select count(*) from account_documents as other where other.user_id = document.user_id
          and other.kind = document.kind and other.superseded_at is null) as current
      from account_documents as document where id > ${after} order by id limit ${sql.lit(AT_ONCE)}`.execute(
      trx,
    );
    if (rows.length === 0) return;
    yield rows;
    after = rows.at(-1)?.id ?? after;
  }
}
