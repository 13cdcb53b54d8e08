import { localFields } from '@formulary/rules/addresses/addressFields';
import { addressColumns } from '../addresses/addressColumns.ts';
import { columnNames } from '../platform/database/columnNames.ts';

/** All columns of an account. */
export const userColumns = columnNames<'users'>()(
  'id',
  'email',
  'email_key',
  'password_hash',
  'account_state',
  'first_name',
  'last_name',
  'phone',
  'birth_date',
  'username',
  ...addressColumns('', localFields),
  'country_code',
  'is_prescriber',
  'is_professional',
  'professional_status',
  'registration_number',
  'requested_at',
  'company',
  ...addressColumns('clinic_', localFields),
  'clinic_country_code',
  'claims_prescriber',
  'email_verified_at',
  'recheck_on',
  'recheck_told_for',
  'data_requested_on',
  'erased_at',
  'searched',
);
