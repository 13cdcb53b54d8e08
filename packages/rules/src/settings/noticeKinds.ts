/** The notices that the pharmacy gets by mail, by what they tell. */
export const noticeLabels = {
  messages: 'Messages of the contact form',
  payments: 'Payments that do not fit their order',
} as const;

export type NoticeKind = keyof typeof noticeLabels;

export const noticeKinds = Object.keys(noticeLabels) as [NoticeKind, ...NoticeKind[]];
