import { brand } from '@formulary/rules/brand/brand';
import type { NoticeKind } from '@formulary/rules/settings/noticeKinds';
import { noticeTo } from '@formulary/rules/settings/noticeSection';
import type { Db } from '../platform/database/Db.ts';
import type { Trx } from '../platform/database/Trx.ts';
import type { Mail } from '../platform/mail/Mail.ts';
import { queueMail } from '../platform/mail/queueMail.queries.ts';
import { contentsOf, valuesOf } from './settingContents.ts';
import { readStaffIn, readStoredSettings } from './settings.queries.ts';

/**
 * Returns the addresses that get a notice of the pharmacy, each once. If those it names have left, the shop's own address
 * gets it, so that no notice is lost.
 */
export async function readNoticeAddresses(db: Db, kind: NoticeKind): Promise<readonly string[]> {
  const contents = contentsOf(await readStoredSettings(db));
  const { shop, roles, addresses } = noticeTo(valuesOf(contents, 'notices')[kind] ?? '');
  const staff = await readStaffIn(db, roles);
  const all = [
    ...(shop ? [brand.contact.email] : []),
    ...staff.map(({ email }) => email),
    ...addresses,
  ];
  const byKey = new Map(all.toReversed().map((each) => [each.toLowerCase(), each]));
  return byKey.size > 0 ? [...byKey.values()].toReversed() : [brand.contact.email];
}

/**
 * Queues a notice to the pharmacy in the transaction that causes it, a mail to each address that gets its kind.
 * @param eventId the audit event that it reports.
 */
export async function queueNotice(
  trx: Trx,
  kind: NoticeKind,
  compose: (recipient: string) => Mail,
  eventId?: number,
): Promise<void> {
  const [first, ...others] = await readNoticeAddresses(trx, kind);
  if (first !== undefined) await queueMail(trx, compose(first), eventId);
  for (const each of others) await queueMail(trx, compose(each));
}
