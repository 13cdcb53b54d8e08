/** A mail as passed to a mail server. */
export interface OutgoingMail {
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string | undefined;
  /** The same for every attempt, without brackets and domain. */
  readonly messageId: string;
}

/** Sends a mail once; throws when that fails or when the outcome is unknown. */
export type MailDelivery = (mail: OutgoingMail, signal: AbortSignal) => Promise<void>;
