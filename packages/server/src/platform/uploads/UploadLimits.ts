/** What one multipart form may bring (T58). */
export interface UploadLimits {
  readonly mostParts: number;
  readonly mostFieldBytes: number;
  /** Of everything that arrives: parts, their headers and what stands between them. */
  readonly mostBytes: number;
  /** From the first byte to the last. */
  readonly mostMs: number;
  /** What has to arrive in each `leastBytesEveryMs`; an upload that stalls gives its memory back. */
  readonly leastBytes: number;
  readonly leastBytesEveryMs: number;
}
