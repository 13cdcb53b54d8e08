/** Messages of form fields that only staff meet, apart from `fieldSentences`, so that shoppers do not load them. */
export const deskSentences = {
  staffName: 'Please enter a name',
  code: 'Please enter the six digits of your authenticator app',
  codeOrRecovery: 'Please enter the code of your authenticator app, or a recovery code',
  passkeyNotGiven: 'Your device gave no passkey. You can try again, or use your password',
  codeWrong:
    'This code is not right. Please enter the one that your app shows now, and check the time of your device',
  stationName: 'Please give this station a name, such as Dispensary 1',
  atMost60: 'Please use at most 60 characters',
  reason: 'Please give a reason',
  reply: 'Please write an answer',
  atMost1000: 'Please use at most 1000 characters',
} as const;
