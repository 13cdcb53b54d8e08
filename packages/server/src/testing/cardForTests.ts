import type { CardSettings } from '../payments/CardSettings.ts';

/** What shops in tests agreed with their card provider. */
export const cardForTests: CardSettings = {
  mode: 'local',
  installation: '1234567',
  secret: 'a secret of tests',
  callbackPassword: 'a password of tests',
};
