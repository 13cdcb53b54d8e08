import { fullName } from '@formulary/rules/text/fullName';
import type { ListedDocument } from '../../accounts/documents/documents.queries.ts';
import { printableText } from '../terminalText.ts';
import { londonTime } from '../../platform/mail/londonTime.ts';
import type { readAccount, readHistory } from './accounts.queries.ts';

type Account = NonNullable<Awaited<ReturnType<typeof readAccount>>>;

/** Formats an account as text: person, claims, documents, decisions. */
export function accountPage(
  account: Account,
  documents: readonly ListedDocument[],
  history: Awaited<ReturnType<typeof readHistory>>,
): string {
  const facts: readonly (readonly [string, string | null | undefined])[] = [
    ['Account', String(account.id)],
    ['State', account.account_state],
    ['Registered', londonTime(account.requested_at)],
    ['Email confirmed', account.email_verified_at ? londonTime(account.email_verified_at) : 'no'],
    ['Name', fullName({ firstName: account.first_name, lastName: account.last_name })],
    ['Email', account.email],
    ['Phone', account.phone],
    ['Date of birth', account.birth_date?.split('-').toReversed().join('/')],
    ['Username', account.username],
    ['Company', account.company],
    [
      'Address',
      joined([
        account.street,
        account.city,
        account.county,
        account.postcode,
        account.country_code,
      ]),
    ],
    [
      'Clinic',
      joined([
        account.clinic_street,
        account.clinic_city,
        account.clinic_county,
        account.clinic_postcode,
        account.clinic_country_code,
      ]),
    ],
    ['Professional', account.is_professional ? 'yes' : 'no'],
    ['Status', account.professional_status],
    ['Registration number', account.registration_number],
    ['Prescriber', prescriber(account)],
  ];
  return [
    ...facts.flatMap(([label, value]) =>
      value ? [`${`${label}:`.padEnd(21)}${printableText(value)}`] : [],
    ),
    '',
    documents.length === 0 ? 'No documents.' : 'Documents:',
    ...documents.map(documentLine),
    '',
    history.length === 0 ? 'Nothing was decided yet.' : 'What happened:',
    ...history.map(({ at, action, detail }) => `  ${londonTime(at)}  ${action}${told(detail)}`),
  ].join('\n');
}

function joined(parts: readonly (string | null | undefined)[]): string {
  return parts.filter(Boolean).join(', ');
}

function prescriber({ is_prescriber: isOne, claims_prescriber: claims }: Account): string {
  if (isOne) return 'yes';
  return claims ? 'says so; counts once the account is activated' : 'no';
}

function documentLine({
  id,
  kind,
  mediaType,
  originalName,
  size,
  receivedAt,
  supersededAt,
}: ListedDocument): string {
  const replaced = supersededAt ? `, replaced ${londonTime(supersededAt)}` : '';
  const kilobytes = Math.ceil(size / 1024).toLocaleString('en-GB');
  return `  ${id}  ${kind}  ${printableText(originalName)} (${mediaType}, ${kilobytes} kB), received ${londonTime(receivedAt)}${replaced}`;
}

function told(detail: unknown): string {
  const { by, reason } = detail as { readonly by?: string; readonly reason?: string };
  return `${by === undefined ? '' : ` by ${printableText(by)}`}${reason === undefined ? '' : `: ${printableText(reason)}`}`;
}
