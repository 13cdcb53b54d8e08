import * as calls from '@formulary/rules/calls/desk/deskPrescriptionCalls';
import type { FastifyInstance } from 'fastify';
import { type DeskActor, registerDeskCall } from '../platform/desk/registerDeskCall.ts';
import { receiveOriginal } from '../signing/receiveOriginal.ts';
import type { Shop } from '../start/Shop.ts';
import { readSuccessors } from './handovers.queries.ts';
import { listPrescriptions } from './listPrescriptions.ts';
import { proposeHandovers } from './proposeHandovers.ts';
import { readDeskPrescription, readPrescriptionTimeline } from './readDeskPrescription.ts';
import { resendToPrescriber } from './resendToPrescriber.ts';
import { voidPrescription } from './voidPrescription.ts';
import { withdrawHandover } from './withdrawHandover.ts';

const changeOf = ({ by, staff }: DeskActor, id: number, seen: number) => ({ id, by, staff, seen });

/** Registers the desk's calls about prescriptions. */
export function registerDeskPrescriptions(
  app: FastifyInstance,
  shop: Omit<Shop, 'sessions'>,
): void {
  const { db, now, trust, daysToSign } = shop;

  registerDeskCall(app, calls.listDeskPrescriptions, ({ body }) =>
    listPrescriptions({ db, trust, now: now() }, body),
  );

  registerDeskCall(app, calls.getDeskPrescription, async ({ params }) => {
    const { certificates } = await shop.seal();
    return readDeskPrescription({ db, trust, certificates, daysToSign }, params.id);
  });

  registerDeskCall(app, calls.getDeskPrescriptionTimeline, ({ params }) =>
    readPrescriptionTimeline({ db }, params.id),
  );

  registerDeskCall(app, calls.resendDeskPrescription, async ({ params, body, actor }) => {
    await resendToPrescriber(shop, changeOf(actor, params.id, body.version));
    return undefined;
  });

  registerDeskCall(app, calls.receiveDeskOriginal, async ({ params, body, actor }) => {
    const { id } = params;
    const { by, staff } = actor;
    const desk = { staff, seen: body.version };
    await receiveOriginal({ ...shop, now: now() }, { id, by, desk });
    return undefined;
  });

  registerDeskCall(app, calls.listDeskSuccessors, ({ body }) => readSuccessors(db, body.ids));

  registerDeskCall(app, calls.proposeDeskHandovers, ({ body, actor: { by, staff } }) =>
    proposeHandovers(shop, { ...body, by, staff }),
  );

  registerDeskCall(app, calls.withdrawDeskHandover, async ({ params, body, actor }) => {
    await withdrawHandover(shop, changeOf(actor, params.id, body.version));
    return undefined;
  });

  registerDeskCall(app, calls.voidDeskPrescription, async ({ params, body, actor }) => {
    const { version, reason, next } = body;
    await voidPrescription(shop, { ...changeOf(actor, params.id, version), reason, next });
    return undefined;
  });
}
