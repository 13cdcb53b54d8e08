import { hash } from 'node:crypto';
import {
  copyDeskCustomerData,
  copyDeskPatientData,
  eraseDeskCustomer,
  findDeskPatients,
} from '@formulary/rules/calls/desk/deskDataCalls';
import type { DataCopy } from '@formulary/rules/customers/dataCopy';
import type { FastifyInstance } from 'fastify';
import { withTransaction } from '../../platform/database/withTransaction.ts';
import { type DeskActor, registerDeskCall } from '../../platform/desk/registerDeskCall.ts';
import { requireFresh } from '../../platform/desk/requireFresh.ts';
import { recordEvent } from '../../platform/events/recordEvent.queries.ts';
import { FileAnswer } from '../../platform/plugins/FileAnswer.ts';
import type { Shop } from '../../start/Shop.ts';
import { copyCustomerData, copyPatientData } from './copyData.ts';
import { findDeskPatients as findPatients } from './deskPatients.queries.ts';
import { drawCopy } from './drawCopy.ts';
import { eraseCustomer } from './eraseCustomer.ts';

/** Registers the desk's calls for people's rights to their data; each asks for a fresh proof of who works. */
export function registerDataRights(app: FastifyInstance, shop: Omit<Shop, 'sessions'>): void {
  const { db, now } = shop;

  /** Returns a copy as a file, and records who asked for it, when, and what it was. */
  async function answerCopy(
    copy: DataCopy,
    format: 'json' | 'pdf',
    { subject, actor }: { readonly subject: string; readonly actor: DeskActor },
  ): Promise<FileAnswer> {
    const isPdf = format === 'pdf';
    const bytes = isPdf ? await drawCopy(copy) : Buffer.from(JSON.stringify(copy, undefined, 2));
    await withTransaction(db, (trx) =>
      recordEvent(trx, {
        at: now(),
        actorId: undefined,
        action: 'data-exported',
        subject,
        detail: {
          by: actor.by,
          askedBy: copy.askedBy,
          askedOn: copy.askedOn,
          format,
          rows: copy.parts.reduce((sum, { rows }) => sum + rows.length, 0),
          sha256: hash('sha256', bytes, 'hex'),
        },
        staff: actor.staff,
      }),
    );
    return new FileAnswer(bytes, `copy-of-${subject.replace(' ', '-')}.${format}`);
  }

  registerDeskCall(app, findDeskPatients, ({ body, session }) => {
    requireFresh(session, now());
    return findPatients(db, body);
  });

  registerDeskCall(app, copyDeskCustomerData, async ({ params, body, session, actor }) => {
    requireFresh(session, now());
    const copyist = { by: actor.by, now: now() };
    const copy = await copyCustomerData(db, params.id, body, copyist);
    return answerCopy(copy, body.format, { subject: `user ${params.id}`, actor });
  });

  registerDeskCall(app, copyDeskPatientData, async ({ params, body, session, actor }) => {
    requireFresh(session, now());
    const copyist = { by: actor.by, now: now() };
    const copy = await copyPatientData(db, params.id, body, copyist);
    return answerCopy(copy, body.format, { subject: `patient ${params.id}`, actor });
  });

  registerDeskCall(app, eraseDeskCustomer, ({ params, body, session, actor }) => {
    requireFresh(session, now());
    return eraseCustomer(db, { userId: params.id, ...body }, { actor, now: now() });
  });
}
