import { hash } from 'node:crypto';
import { LARGEST_PICTURE_BYTES } from '@formulary/rules/pictures/uploadedPicture';
import { deskMessages } from '@formulary/rules/problems/deskMessages';
import type { Db } from '../../platform/database/Db.ts';
import { withTransaction } from '../../platform/database/withTransaction.ts';
import type { DeskActor } from '../../platform/desk/registerDeskCall.ts';
import { recordEvent } from '../../platform/events/recordEvent.queries.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import { runValidator } from '../../platform/validation/runValidator.ts';
import { type DrawnPicture, insertPicture } from './productPictures.queries.ts';

/** What a picture can be refused for. */
type PictureFault = Extract<keyof typeof deskMessages, `picture-${string}`>;

const faults: Readonly<Record<string, PictureFault>> = {
  tooManyPixels: 'picture-pixels',
  tooSmall: 'picture-small',
  tooLarge: 'picture-large',
  tooHeavy: 'picture-heavy',
  tooComplex: 'picture-heavy',
};

/** Refuses with a sentence at the field `picture`. */
function refuse(code: PictureFault): never {
  throw new Refused(code, { errors: { picture: deskMessages[code] } });
}

/**
 * Draws an uploaded picture anew in the sizes of the shop, within limits, and keeps it. Returns its file, by which a
 * product shows it once it is changed to. Refuses with 'picture-unreadable', 'picture-large', 'picture-pixels',
 * 'picture-small' and 'picture-heavy'.
 */
export async function uploadPicture(
  db: Db,
  original: Buffer | undefined,
  { actor: { by, staff }, now }: { readonly actor: DeskActor; readonly now: Date },
): Promise<string> {
  if (original === undefined || original.length === 0) refuse('picture-unreadable');
  if (original.length > LARGEST_PICTURE_BYTES) refuse('picture-large');
  const drawn = await runValidator(original, 'productPicture');
  if (typeof drawn === 'string') refuse(faults[drawn] ?? 'picture-unreadable');
  const picture = pictureOf(drawn);
  await withTransaction(db, async (trx) => {
    const isNew = await insertPicture(trx, picture, { staffId: staff.staffId, at: now });
    // Sent again because its answer was lost, or uploaded by somebody else before.
    if (!isNew) return;
    await recordEvent(trx, {
      at: now,
      actorId: undefined,
      action: 'picture-uploaded',
      subject: 'catalogue',
      detail: { by, file: picture.file },
      staff,
    });
  });
  return picture.file;
}

/** Takes apart what `drawProductPicture` returned, and names the picture by its content. */
function pictureOf(drawn: Buffer): DrawnPicture {
  const end = 4 + drawn.readUInt32BE(0);
  const [small, large] = [drawn.subarray(4, end), drawn.subarray(end)];
  return { file: `upload-${hash('sha256', large, 'hex').slice(0, 32)}.webp`, small, large };
}
