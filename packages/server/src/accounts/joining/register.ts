import { emailKey } from '@formulary/rules/accounts/emailKey';
import type { Registration } from '@formulary/rules/accounts/registration';
import {
  type RegistrationDocument,
  registrationDocuments,
} from '@formulary/rules/accounts/registrationDocuments';
import type { RegistrationField } from '@formulary/rules/accounts/registrationFields';
import { registrationRules } from '@formulary/rules/accounts/registrationRules';
import { addressOf, postalFields } from '@formulary/rules/addresses/addressFields';
import { clinicFields } from '@formulary/rules/addresses/clinicAddress';
import { formatDay } from '@formulary/rules/dates/day';
import { checkForm, tidyForm } from '@formulary/rules/forms/fieldCheck';
import type { Trx } from '../../platform/database/Trx.ts';
import { runAndRollBack } from '../../platform/database/runAndRollBack.queries.ts';
import { withTransaction } from '../../platform/database/withTransaction.ts';
import { recordEvent } from '../../platform/events/recordEvent.queries.ts';
import { takeAttempt } from '../../platform/limits/takeAttempt.ts';
import { queueMail } from '../../platform/mail/queueMail.queries.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import type { ReceivedForm } from '../../platform/uploads/ReceivedForm.ts';
import type { Shop } from '../../start/Shop.ts';
import { type CheckedDocument, checkReceived } from '../documents/checkReceived.ts';
import { storeDocuments } from '../documents/documents.queries.ts';
import { alreadyRegisteredMail } from '../mails/joiningMails.ts';
import { hashPassword } from '../passwords.ts';
import {
  reserveUnconfirmedStorage,
  type UnconfirmedLevel,
} from '../unconfirmed/unconfirmedStorage.ts';
import type { Applicant } from '../users.rows.ts';
import { sendConfirmation } from './confirmEmail.ts';
import { type AccountOwner, insertApplicant, lockOwner } from './joining.queries.ts';
import { links } from './links.ts';

/** A submitted registration form. */
interface RegistrationInput {
  readonly registration: Registration;
  readonly files: ReceivedForm['files'];
  /** Network of the client. */
  readonly network: string;
}

const HOUR_MS = 3_600_000;
const MOST_MAILS_PER_HOUR = 3;
const kinds = Object.keys(registrationDocuments) as RegistrationDocument[];

/**
 * Adds an account with an unconfirmed address (spec 7.2, 4.2). Refuses with a sentence for each invalid field and
 * document (spec 5.2 to 5.7, 8.7). Answers an address that has an account in the same words and time, changes nothing,
 * and mails its owner (trust; docs/decisions/2026-11-21-attempt-limits.md). Refuses documents beyond the space for
 * unconfirmed ones; returns how full that space is.
 */
export async function register(
  shop: Pick<Shop, 'db' | 'shopUrl' | 'unconfirmedLimits'>,
  { registration, files, network }: RegistrationInput,
  now: Date,
): Promise<UnconfirmedLevel> {
  const { db, shopUrl, unconfirmedLimits } = shop;
  const { isProfessional, isPrescriber, birthDate } = registration;
  const { documents, errors: documentErrors } = await checkReceived(kinds, files);
  const rules = registrationRules({ isProfessional }, now);
  const typed = tidyForm(rules, formValuesOf(registration));
  const errors = { ...checkForm(rules, typed), ...documentErrors };
  if (birthDate === undefined || Object.keys(errors).length > 0) {
    throw new Refused('invalid-request', { errors });
  }
  const limit = {
    kind: 'register',
    key: emailKey(typed.email),
    most: MOST_MAILS_PER_HOUR,
    perMs: HOUR_MS,
  };
  await takeAttempt(db, limit, now);
  const passwordHash = await hashPassword(typed.password);
  const applicant = {
    typed,
    birthDate,
    passwordHash,
    isProfessional,
    claimsPrescriber: isPrescriber,
  };
  const bytes = documents.reduce((sum, { content }) => sum + content.length, 0);
  return withTransaction(db, (trx) =>
    reserveUnconfirmedStorage(trx, { network, bytes }, unconfirmedLimits, now, async () => {
      const account = await insertOrLock(trx, applicant, now);
      if (account.isNew) await welcome(trx, account.id, applicant, documents, shopUrl, now);
      else await tellOwner(trx, account.owner, documents, shopUrl, now);
      return { isStored: account.isNew };
    }),
  );
}

type Account =
  | { readonly isNew: true; readonly id: number }
  | { readonly isNew: false; readonly owner: AccountOwner };

/** Adds the applicant's account, or locks the existing one. */
async function insertOrLock(trx: Trx, applicant: Applicant, now: Date): Promise<Account> {
  const id = await insertApplicant(trx, applicant, now);
  if (id !== undefined) return { isNew: true, id };
  const owner = await lockOwner(trx, applicant.typed.email);
  // An old unconfirmed registration may have been removed between the two statements.
  return owner ? { isNew: false, owner } : insertOrLock(trx, applicant, now);
}

async function welcome(
  trx: Trx,
  userId: number,
  { typed, isProfessional, claimsPrescriber }: Applicant,
  documents: readonly CheckedDocument[],
  shopUrl: string,
  now: Date,
): Promise<void> {
  await storeDocuments(trx, userId, documents, now);
  const eventId = await recordEvent(trx, {
    at: now,
    actorId: userId,
    action: 'account-registered',
    subject: `user ${userId}`,
    detail: { isProfessional, claimsPrescriber },
  });
  await sendConfirmation(trx, { id: userId, ...typed }, { shopUrl, now, eventId });
}

async function tellOwner(
  trx: Trx,
  { id, email, firstName }: AccountOwner,
  documents: readonly CheckedDocument[],
  shopUrl: string,
  now: Date,
): Promise<void> {
  await runAndRollBack(trx, () => storeDocuments(trx, id, documents, now));
  const signInLink = links.signIn(shopUrl);
  const resetLink = links.forgotPassword(shopUrl);
  await queueMail(
    trx,
    alreadyRegisteredMail({ recipient: email, firstName, signInLink, resetLink }),
  );
}

/** Returns the typed values of a registration, by form field. */
function formValuesOf(registration: Registration): Readonly<Record<RegistrationField, string>> {
  const { isProfessional, password, passwordConfirmation, birthDate } = registration;
  return {
    firstName: registration.firstName,
    lastName: registration.lastName,
    email: registration.email,
    password,
    passwordConfirmation,
    phone: registration.phone,
    birthDate: birthDate === undefined ? '' : formatDay(birthDate),
    username: registration.username ?? '',
    company: registration.company ?? '',
    ...addressOf({ ...postalFields, ...clinicFields }, (field) => registration[field] ?? ''),
    // Not required, judged or stored for a non-professional.
    professionalStatus: isProfessional ? (registration.professionalStatus ?? '') : '',
    registrationNumber: isProfessional ? (registration.registrationNumber ?? '') : '',
  };
}
