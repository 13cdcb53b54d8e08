import { type DeliveryField, deliveryFields } from './addressFields.ts';
import { countryOf } from './countries.ts';

/** A postal address as an envelope shows it. Missing parts are left out. */
export type PostalAddress = Readonly<
  Partial<Record<DeliveryField | 'company', string | undefined>>
>;

const fieldsBeforePhone = Object.entries(deliveryFields).filter(([name]) => name !== 'phone');

/** Returns the lines of an address as on an envelope, then the phone number. Leaves out empty lines. */
export function addressLines(address: PostalAddress): readonly string[] {
  const { company, phone, countryCode = '' } = address;
  const shown = { ...address, countryCode: countryOf(countryCode)?.name ?? countryCode };
  const lines: (string | undefined)[] = [company];
  for (const [name, field] of fieldsBeforePhone) {
    const value = shown[name as DeliveryField];
    if ('sharesLine' in field) lines.push([lines.pop(), value].filter(Boolean).join(' '));
    else lines.push(value);
  }
  return [...lines, phone].filter((line) => line !== undefined && line !== '') as string[];
}
