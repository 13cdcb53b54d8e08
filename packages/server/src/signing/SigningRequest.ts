/** A prescriber's request to sign, with its origin. */
export interface SigningRequest {
  readonly userId: number;
  readonly id: number;
  readonly documentId: string;
  readonly isTyped?: boolean | undefined;
  readonly consultedOn?: string | undefined;
  /** PNG, as received. */
  readonly picture: Buffer | undefined;
  /** The browser's response for a passkey, as JSON. */
  readonly passkeyResponse: string | undefined;
  /** When the password was last given; undefined when that has expired. */
  readonly provenAt: Date | undefined;
  readonly address: string;
  readonly agent: string;
}
