/** A mail as it is handed to a mail server. */
export interface OutgoingMail {
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string | undefined;
  /** The same at every attempt, without brackets and domain. */
  readonly messageId: string;
}

/** Hands a mail over, once; throws why it could not, or when it cannot know whether it did. */
export type MailDelivery = (mail: OutgoingMail, signal: AbortSignal) => Promise<void>;
