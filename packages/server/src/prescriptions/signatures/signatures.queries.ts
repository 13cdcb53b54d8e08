import { sql } from 'kysely';
import type { PasskeyProof } from '../../accounts/passkeys/verifyAssertion.ts';
import type { Db } from '../../platform/database/Db.ts';
import type { Trx } from '../../platform/database/Trx.ts';
import type { SealKey } from './sealKey.ts';
import type { SealedSignature } from './signatureSeal.ts';

/** Stores the public half of a key, so that signatures and events can refer to it. */
export async function storeSealKey(db: Db, key: SealKey, now: Date): Promise<void> {
  await db
    .insertInto('seal_keys')
    .values({ id: key.id, public_key: key.publicKey, created_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Lists the keys in the database. Anybody who can write to it can add one: only a pinned key is trusted. */
export async function listSealKeys(db: Db): Promise<readonly Pick<SealKey, 'id' | 'publicKey'>[]> {
  const keys = db.selectFrom('seal_keys').select(['id', 'public_key as publicKey']);
  return keys.orderBy('created_at').orderBy('id').execute();
}

export async function insertSignature(trx: Trx, signature: SealedSignature): Promise<void> {
  await trx
    .insertInto('prescription_signatures')
    .values({
      prescription_id: signature.prescriptionId,
      document_id: signature.documentId,
      text_hash: signature.textHash,
      picture: signature.picture,
      picture_hash: signature.pictureHash,
      declarations: signature.declarations,
      signer_id: signature.signerId,
      signer_name: signature.signerName,
      registration_number: signature.registrationNumber ?? null,
      professional_status: signature.professionalStatus ?? null,
      method: signature.method,
      proven_at: signature.provenAt,
      is_typed: signature.isTyped,
      consulted_on: signature.consultedOn ?? null,
      signed_at: signature.signedAt,
      address: signature.address,
      agent: signature.agent,
      key_id: signature.keyId,
      seal: signature.seal,
    })
    .execute();
  const { prescriptionId, passkey } = signature;
  if (passkey) await insertProof(trx, prescriptionId, passkey);
}

async function insertProof(trx: Trx, prescriptionId: number, proof: PasskeyProof): Promise<void> {
  await trx
    .insertInto('passkey_signatures')
    .values({
      prescription_id: prescriptionId,
      credential_id: proof.credentialId,
      public_key: proof.publicKey,
      authenticator_data: proof.authenticatorData,
      client_data: proof.clientData,
      signature: proof.signature,
    })
    .execute();
}

/** Reads the passkey proofs of signatures, by prescription. */
async function readProofs(
  db: Db,
  prescriptionIds: readonly number[],
): Promise<ReadonlyMap<number, PasskeyProof>> {
  const rows = await db
    .selectFrom('passkey_signatures')
    .select([
      'prescription_id as prescriptionId',
      'credential_id as credentialId',
      'public_key as publicKey',
      'authenticator_data as authenticatorData',
      'client_data as clientData',
      'signature',
    ])
    .where('prescription_id', '=', sql<number>`any(${prescriptionIds})`)
    .execute();
  return new Map(rows.map(({ prescriptionId, ...proof }) => [prescriptionId, proof]));
}

/** Reads the signature of a prescription; undefined until it is signed. */
export async function readSignature(
  db: Db,
  prescriptionId: number,
): Promise<SealedSignature | undefined> {
  return (await readSignatures(db, [prescriptionId]))[0];
}

/** Reads the signatures of the prescriptions that are signed. */
export async function readSignatures(
  db: Db,
  prescriptionIds: readonly number[],
): Promise<readonly SealedSignature[]> {
  const rows = await db
    .selectFrom('prescription_signatures')
    .select([
      'prescription_id as prescriptionId',
      'document_id as documentId',
      'text_hash as textHash',
      'picture',
      'picture_hash as pictureHash',
      'declarations',
      'signer_id as signerId',
      'signer_name as signerName',
      'registration_number as registrationNumber',
      'professional_status as professionalStatus',
      'method',
      'proven_at as provenAt',
      'is_typed as isTyped',
      'consulted_on as consultedOn',
      'signed_at as signedAt',
      'address',
      'agent',
      'key_id as keyId',
      'seal',
    ])
    .where('prescription_id', '=', sql<number>`any(${prescriptionIds})`)
    .orderBy('prescription_id')
    .execute();
  const proofs = await readProofs(db, prescriptionIds);
  return rows.map((row) => ({
    ...row,
    passkey: proofs.get(row.prescriptionId),
    registrationNumber: row.registrationNumber ?? undefined,
    professionalStatus: row.professionalStatus ?? undefined,
    consultedOn: row.consultedOn ?? undefined,
  }));
}
