import type { CardSettings } from '../payments/cardSettings.ts';

/** Card provider settings of test shops. */
export const cardForTests: CardSettings = {
  mode: 'local',
  installation: '1234567',
  secret: 'a secret of tests',
  callbackPassword: 'a password of tests',
};
