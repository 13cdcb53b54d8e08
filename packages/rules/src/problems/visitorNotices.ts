/** What the pages of visitors may have to say (spec 8.15, 7.5, 7.34); part of `notices`, and all of it that those pages need. */
export const visitorNotices = {
  messageSent: 'Message Sent Successfully',
  registered: 'Registeration Successful',
  emailVerified: 'Email Verified!',
  invitationAsked: 'We have asked {name} to invite you again',
} as const;
