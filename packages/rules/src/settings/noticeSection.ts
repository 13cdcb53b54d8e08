import { type StaffRole, staffRoleLabel, staffRoles } from '../accounts/staffPermissions.ts';
import type { FieldCheck, FormRules } from '../forms/fieldCheck.ts';
import { emailAddress } from '../forms/fieldChecks.ts';
import { settingSentences } from '../problems/settingSentences.ts';
import { linesOf, tidyLines } from './lines.ts';
import { type NoticeKind, noticeLabels } from './noticeKinds.ts';
import type { SettingSection } from './settingSection.ts';

/** The line of a notice that goes to the shop's own address. */
const SHOP = 'shop';
const ROLE = 'role ';
const MOST_ADDRESSES = 10;

/** Whom a notice goes to. */
export interface NoticeTo {
  readonly shop: boolean;
  readonly roles: readonly StaffRole[];
  readonly addresses: readonly string[];
}

const isRole = (name: string): name is StaffRole =>
  (staffRoles as readonly string[]).includes(name);

/** Returns whom the lines of a value name. */
export function noticeTo(value: string): NoticeTo {
  const lines = linesOf(value);
  return {
    shop: lines.includes(SHOP),
    roles: lines.flatMap((line) => {
      const name = line.startsWith(ROLE) ? line.slice(ROLE.length) : '';
      return isRole(name) ? [name] : [];
    }),
    addresses: lines.filter((line) => line !== SHOP && !line.startsWith(ROLE)),
  };
}

/** Returns the value that names these people. */
export function noticeValue({ shop, roles, addresses }: NoticeTo): string {
  return [...(shop ? [SHOP] : []), ...roles.map((role) => `${ROLE}${role}`), ...addresses].join(
    '\n',
  );
}

/** Says whom the lines of a value name. */
export function sayNoticeTo(value: string): string {
  const { shop, roles, addresses } = noticeTo(value);
  return [
    ...(shop ? ['the shop’s own address'] : []),
    ...roles.map((role) => `everybody with the role ${staffRoleLabel(role)}`),
    ...addresses,
  ].join(', ');
}

const isAddress = emailAddress(settingSentences.noticeAddress);

const somebody: FieldCheck = Object.assign(
  (value: string) => {
    const { addresses } = noticeTo(value);
    if (value === '') return settingSentences.nobody;
    const unknown = linesOf(value).find(
      (line) => line.startsWith(ROLE) && !isRole(line.slice(ROLE.length)),
    );
    const wrong = unknown ?? addresses.find((line) => isAddress(line, {}) !== undefined);
    if (wrong !== undefined) return settingSentences.noticeAddress.replace('{address}', wrong);
    if (new Set(linesOf(value.toLowerCase())).size < linesOf(value).length)
      return settingSentences.noticeTwice;
    return addresses.length > MOST_ADDRESSES ? settingSentences.mostNotices : undefined;
  },
  { tidy: tidyLines },
);

/** The checks of the section. */
export const noticeRules: FormRules<NoticeKind> = { messages: [somebody], payments: [somebody] };

/** The values of a shop in which nobody has changed them. */
export const noticeDefaults: Readonly<Record<NoticeKind, string>> = {
  messages: SHOP,
  payments: SHOP,
};

/** Who gets which notice of the shop. */
export const noticeSection: SettingSection = {
  named: 'who gets which notice',
  labels: noticeLabels,
  rules: noticeRules,
  defaults: noticeDefaults,
  say: sayNoticeTo,
};
