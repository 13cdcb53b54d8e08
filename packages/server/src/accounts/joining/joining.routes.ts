import {
  confirmEmail as confirmEmailCall,
  forgotPassword as forgotPasswordCall,
  register as registerCallOfWire,
  resetPassword as resetPasswordCall,
  uploadDocuments,
} from '@formulary/rules/calls/joiningCalls';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkOf } from '../../platform/http/networkOf.ts';
import { takeAttempt } from '../../platform/limits/takeAttempt.ts';
import { registerPublicCall } from '../../platform/plugins/registerCall.ts';
import { warnWhenNearlyFull } from '../unconfirmed/unconfirmedStorage.ts';
import { registerUploadCall } from '../../platform/uploads/registerUploadCall.ts';
import { confirmEmail } from './confirmEmail.ts';
import { forgotPassword } from './forgotPassword.ts';
import { register } from './register.ts';
import { replaceDocuments } from './replaceDocuments.ts';
import { resetPassword } from './resetPassword.ts';
import type { Shop } from '../../start/Shop.ts';

const HOUR_MS = 3_600_000;
/** Fields whose rules have their own sentence for a missing value (spec 5.2 to 5.4). */
const REQUIRED = [
  'firstName',
  'lastName',
  'email',
  'password',
  'passwordConfirmation',
  'phone',
  'birthDate',
  'street',
  'city',
  'postcode',
  'countryCode',
] as const;
/** Attempts per network and hour; a large clinic stays far below. */
const mostPerHour = { register: 20, uploadDocuments: 20, forgotPassword: 20, useLink: 60 };

/** Registers the calls for sign-up, new documents, e-mail confirmation and password reset (spec 7.2, 7.4 to 7.7). */
export function registerJoining(app: FastifyInstance, shop: Shop): void {
  const { db, now } = shop;
  const admit = (what: keyof typeof mostPerHour) => (request: FastifyRequest) => {
    const limit = { key: networkOf(request.ip), most: mostPerHour[what], perMs: HOUR_MS };
    return takeAttempt(db, { kind: `${what} from`, ...limit }, now());
  };
  const admitLink = admit('useLink');

  registerUploadCall(app, registerCallOfWire, {
    emptyWhenMissing: REQUIRED,
    admit: admit('register'),
    handle: async ({ body, files, request }) => {
      const network = networkOf(request.ip);
      const level = await register(shop, { registration: body, files, network }, now());
      warnWhenNearlyFull(request.log, level);
      return undefined;
    },
  });

  registerUploadCall(app, uploadDocuments, {
    admit: admit('uploadDocuments'),
    handle: async ({ body, files }) => {
      await replaceDocuments(db, { ticket: body.ticket, files }, now());
      return undefined;
    },
  });

  registerPublicCall(app, confirmEmailCall, async ({ body, request }) => {
    await admitLink(request);
    return { message: await confirmEmail(db, body.code, now()) };
  });

  registerPublicCall(app, forgotPasswordCall, async ({ body, request }) => {
    await admit('forgotPassword')(request);
    return { message: await forgotPassword(db, body.email, shop.shopUrl, now()) };
  });

  registerPublicCall(app, resetPasswordCall, async ({ body, request }) => {
    await admitLink(request);
    await resetPassword(db, { ...body, network: networkOf(request.ip) }, now());
    return undefined;
  });
}
