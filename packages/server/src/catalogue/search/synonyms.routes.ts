import * as synonyms from '@formulary/rules/calls/desk/deskSynonymCalls';
import type { FastifyInstance } from 'fastify';
import { registerDeskCall } from '../../platform/desk/registerDeskCall.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import type { Shop } from '../../start/Shop.ts';
import { addSynonym, changeSynonym } from './changeSynonyms.ts';
import { previewSynonym } from './previewSynonym.ts';
import { readStoredSynonyms } from './synonyms.queries.ts';

/** Registers the desk's calls about synonyms of the search. */
export function registerSynonyms(
  app: FastifyInstance,
  { db, now, catalogue }: Pick<Shop, 'db' | 'now' | 'catalogue'>,
): void {
  const isOfFile = catalogue.hasSynonymsOfFile ?? false;
  const refuseFile = () => {
    if (isOfFile) throw new Refused('synonyms-of-file');
  };
  registerDeskCall(app, synonyms.listDeskSynonyms, async () => ({
    isOfFile,
    synonyms: await readStoredSynonyms(db),
  }));
  registerDeskCall(app, synonyms.previewDeskSynonym, async ({ body }) =>
    previewSynonym(db, await catalogue.current(), body),
  );
  registerDeskCall(app, synonyms.addDeskSynonym, async ({ body, actor }) => {
    refuseFile();
    return { id: await addSynonym(db, body, { actor, now: now() }) };
  });
  registerDeskCall(app, synonyms.changeDeskSynonym, async ({ params, body, actor }) => {
    refuseFile();
    await changeSynonym(db, { id: params.id, ...body }, { actor, now: now() });
    return undefined;
  });
}
