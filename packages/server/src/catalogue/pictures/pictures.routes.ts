import { uploadDeskPicture } from '@formulary/rules/calls/desk/deskCatalogueCalls';
import { readUploadedPicture } from '@formulary/rules/pictures/uploadedPicture';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Db } from '../../platform/database/Db.ts';
import { registerDeskUploadCall } from '../../platform/desk/registerDeskUploadCall.ts';
import { FOR_EVER } from '../../platform/pages/cacheRule.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import type { Shop } from '../../start/Shop.ts';
import { readPicture } from './productPictures.queries.ts';
import { uploadPicture } from './uploadPicture.ts';

const MOST_BYTES_IN_MEMORY = 32 * 1_024 * 1_024;

/**
 * Serves the pictures that staff uploaded, beside those that were drawn. A name shows the same picture for ever, so
 * caches keep it; each server keeps those that are asked for most.
 */
export function registerPictures(app: FastifyInstance, db: Db): void {
  const kept = new LRUCache<string, Buffer>({
    maxSize: MOST_BYTES_IN_MEMORY,
    sizeCalculation: ({ length }) => length,
  });
  app.get<{ Params: { file: string } }>(
    '/images/products/:file(^upload-[0-9a-f]+(?:-400)?\\.webp$)',
    { config: { access: 'public' } },
    async ({ params }, reply) => {
      const picture = readUploadedPicture(params.file);
      if (!picture) throw new Refused('not-found');
      const bytes = kept.get(params.file) ?? (await readPicture(db, picture.file, picture.size));
      if (!bytes) throw new Refused('not-found');
      kept.set(params.file, bytes);
      return reply.headers({ 'cache-control': FOR_EVER }).type('image/webp').send(bytes);
    },
  );
}

/** Registers the desk's upload of a picture, and serves pictures to it. */
export function registerDeskPictures(
  app: FastifyInstance,
  { db, now }: Pick<Shop, 'db' | 'now'>,
): void {
  registerPictures(app, db);
  registerDeskUploadCall(app, uploadDeskPicture, async ({ files, actor }) => ({
    image: await uploadPicture(db, files['picture']?.content, { actor, now: now() }),
  }));
}
