/** What users are told whose browser keeps nothing for the shop, because cookies and site data are blocked. */
export const storageSentences = {
  signedInForNow:
    'Your browser stores nothing for this shop: you are signed in until this page is closed or reloaded',
  signInForNow:
    'Your browser stores nothing for this shop. You can sign in until this page is closed or reloaded. To stay signed in, allow cookies and site data for this shop',
} as const;
