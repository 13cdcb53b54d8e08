/** The notices of public pages (spec 8.15, 7.5, 7.34): the part of `notices` that those pages load. */
export const visitorNotices = {
  messageSent: 'Message Sent Successfully',
  registered: 'Registeration Successful',
  emailVerified: 'Email Verified!',
  invitationAsked: 'We have asked {name} to invite you again',
} as const;
