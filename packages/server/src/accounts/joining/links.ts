/** Links in mails: pages at the shop's own public address, never at the host of a request. */
export const links = {
  confirmEmail: (shopUrl: string, token: string) => `${shopUrl}/users/confirm/${token}`,
  resetPassword: (shopUrl: string, token: string) => `${shopUrl}/reset-password/${token}`,
  forgotPassword: (shopUrl: string) => `${shopUrl}/forgot-password`,
  signIn: (shopUrl: string) => `${shopUrl}/signin`,
} as const;
