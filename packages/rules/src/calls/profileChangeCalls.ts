import { entity, field, optionalField } from '../wire/entity.ts';
import { postalFields } from '../addresses/addressFields.ts';
import { storedAddress } from '../addresses/addressOnWire.ts';
import { defineCall } from './call.ts';
import { profile } from '../accounts/profile.ts';
import { text } from '../wire/scalars.ts';

/** Changes the signed-in user's own details. Returns the current profile (spec 7.9, 5.11). */
export const updateProfile = defineCall({
  name: 'updateProfile',
  clause: '7.9',
  purpose: 'Update profile',
  method: 'PUT',
  path: '/api/users/profile',
  access: 'manageAccount',
  body: entity({
    firstName: field('user_fname', text(0, 100)),
    lastName: field('user_lname', text(0, 100)),
    /** Unchanged if left out; an empty text clears it. */
    company: optionalField('user_company', text(0, 100)),
    phone: field('user_phone', text(0, 40)),
    ...storedAddress('user_', postalFields),
    // The form's rule refuses a longer street with its own sentence.
    street: field('user_street', text(0, 1000)),
  }),
  answer: profile,
  refusals: [{ codes: ['invalid-request'], when: 'a field breaks its rule; errors names it' }],
});
