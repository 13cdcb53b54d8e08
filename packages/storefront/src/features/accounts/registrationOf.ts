import { postalFields } from '@formulary/rules/addresses/addressFields';
import { clinicFields } from '@formulary/rules/addresses/clinicAddress';
import { parseDate } from '@formulary/rules/dates/dateField';
import { professionalStatuses } from '@formulary/rules/accounts/professionalStatuses';
import type { RegistrationField } from '@formulary/rules/accounts/registrationFields';
import type { Registration } from '@formulary/rules/accounts/registration';

/** Registration form: typed values and checkboxes. */
export interface TypedRegistration {
  readonly values: Readonly<Record<RegistrationField, string>>;
  readonly isProfessional: boolean;
  readonly isPrescriber: boolean;
}

const optionalFields = new Set([
  'username',
  'company',
  ...Object.entries({ ...postalFields, ...clinicFields }).flatMap(([name, field]) =>
    'isOptional' in field ? [name] : [],
  ),
]);

/** Drops empty fields that may be left out. */
function given<Values extends object>(values: Values) {
  const filled = Object.entries(values).filter(
    ([name, typed]: [string, string]) => !optionalFields.has(name) || typed.trim() !== '',
  );
  return Object.fromEntries(filled) as Values;
}

/**
 * Returns the registration to send, from a valid form (spec 3.7). Only professionals send a status, a registration
 * number and the right to prescribe, even if they were filled in before.
 */
export function registrationOf({
  values,
  isProfessional,
  isPrescriber,
}: TypedRegistration): Registration {
  const { professionalStatus, registrationNumber, birthDate, ...typed } = values;
  const born = parseDate(birthDate);
  const status = professionalStatuses.find(([, name]) => name === professionalStatus)?.[1];
  return {
    ...given(typed),
    birthDate: born,
    isProfessional,
    isPrescriber: isProfessional && isPrescriber,
    professionalStatus: isProfessional ? status : undefined,
    ...(isProfessional && status ? { registrationNumber } : {}),
  };
}
