import { countries } from '@formulary/rules/addresses/countries';
import {
  professionalRegisters,
  registerOf,
} from '@formulary/rules/customers/professionalRegisters';
import { isRecheckDue } from '@formulary/rules/customers/recheck';
import { formatDay } from '@formulary/rules/dates/day';
import { londonDay } from '@formulary/rules/dates/londonTime';
import { formatMoment } from '@formulary/rules/dates/timeOfDay';
import { fullName } from '@formulary/rules/text/fullName';
import { FactList } from '@formulary/ui/primitives/data/FactList';
import { EmailText } from '@formulary/ui/primitives/layout/EmailText';
import { Tag } from '@formulary/ui/primitives/messages/Tag';
import { TextLink } from '@formulary/ui/primitives/navigation/TextLink';
import type { Customer } from './customer.ts';

interface CustomerFactsProps {
  readonly customer: Customer;
  readonly now: Date;
}

function addressLines(address: Customer['address']): string {
  const { street, city, county, postcode, countryCode } = address;
  const country = countries.find(({ code }) => code === countryCode)?.name ?? countryCode;
  return [street, city, county, postcode, country].filter(Boolean).join('\n');
}

/** Shows what an applicant or customer claims and what is recorded about them. */
export function CustomerFacts({ customer, now }: CustomerFactsProps) {
  const register = registerOf(customer.profession);
  const isDue = isRecheckDue(customer, londonDay(now));
  return (
    <FactList
      facts={[
        ['Name', fullName(customer)],
        ['Profession', customer.profession],
        [
          'Registration number',
          customer.registrationNumber && (
            <>
              <span>{customer.registrationNumber}</span>{' '}
              {register && (
                <TextLink
                  href={professionalRegisters[register].address}
                  target="_blank"
                  rel="noreferrer"
                >
                  {`${register} register`}
                </TextLink>
              )}
            </>
          ),
        ],
        ['Prescriber', prescriberWords(customer)],
        [
          'Re-check on',
          customer.recheckOn && (
            <>
              <span>{formatDay(customer.recheckOn)}</span> {isDue && <Tag tone="warning">Due</Tag>}
            </>
          ),
        ],
        ['Email', <EmailText key="email">{customer.email}</EmailText>],
        ['New email, not confirmed yet', customer.nextEmail],
        [
          'Email confirmed',
          customer.emailConfirmedAt ? formatMoment(customer.emailConfirmedAt) : 'No',
        ],
        ['Phone', customer.phone],
        ['Date of birth', customer.birthDate && formatDay(customer.birthDate)],
        ['Company', customer.company],
        ['Address', addressLines(customer.address)],
        ['Clinic', customer.clinic && addressLines(customer.clinic)],
        ['User name', customer.username],
        ['Applied', formatMoment(customer.requestedAt)],
        ['Customer number', String(customer.id)],
        ['Data erased', customer.erasedAt && formatMoment(customer.erasedAt)],
      ]}
    />
  );
}

function prescriberWords({ isPrescriber, claimsPrescriber }: Customer): string {
  if (isPrescriber) return 'Yes';
  return claimsPrescriber ? 'Says so; counts once approved' : 'No';
}
