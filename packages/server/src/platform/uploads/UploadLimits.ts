/** Limits of one multipart form (T58). */
export interface UploadLimits {
  readonly mostParts: number;
  readonly mostFieldBytes: number;
  /** Total size: parts, their headers and what separates them. */
  readonly mostBytes: number;
  /** Time from the first byte to the last. */
  readonly mostMs: number;
  /** Bytes that must arrive in each `leastBytesEveryMs`, so that a stalled upload frees its memory. */
  readonly leastBytes: number;
  readonly leastBytesEveryMs: number;
}
