import { defineCall } from './call.ts';
import { profile } from '../accounts/profile.ts';

/** Returns the profile of the signed-in user (spec 7.8). */
export const getProfile = defineCall({
  name: 'getProfile',
  clause: '7.8',
  purpose: 'Get profile',
  method: 'GET',
  path: '/api/users/profile',
  access: 'manageAccount',
  answer: profile,
  refusals: [],
});
