/** Where the mails lead: pages of the shop at its own public address, never at the one a request names. */
export const links = {
  confirmEmail: (shopUrl: string, token: string) => `${shopUrl}/users/confirm/${token}`,
  resetPassword: (shopUrl: string, token: string) => `${shopUrl}/reset-password/${token}`,
  forgotPassword: (shopUrl: string) => `${shopUrl}/forgot-password`,
  signIn: (shopUrl: string) => `${shopUrl}/signin`,
} as const;
