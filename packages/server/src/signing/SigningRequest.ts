/** What a prescriber sends to sign, and from where. */
export interface SigningRequest {
  readonly userId: number;
  readonly id: number;
  readonly documentId: string;
  readonly isTyped?: boolean | undefined;
  readonly consultedOn?: string | undefined;
  /** PNG, as it arrived. */
  readonly picture: Buffer | undefined;
  /** What a browser answered for a passkey, JSON. */
  readonly passkeyResponse: string | undefined;
  /** When the password was last given; nothing when that no longer counts. */
  readonly provenAt: Date | undefined;
  readonly address: string;
  readonly agent: string;
}
