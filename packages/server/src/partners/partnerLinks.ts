/** Links in partner mails: pages of the shop at its public address. */
export const partnerLinks = {
  practitioners: (shopUrl: string) => `${shopUrl}/practitioners`,
  prescribers: (shopUrl: string) => `${shopUrl}/prescribers`,
  addPrescriber: (shopUrl: string) => `${shopUrl}/prescribers/add`,
  invitation: (shopUrl: string, token: string) => `${shopUrl}/invitation/${token}`,
} as const;
