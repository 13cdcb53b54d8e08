/** State of a download. Sizes are in bytes; the total may be unknown. */
export type DownloadState =
  | { readonly kind: 'ready' }
  | { readonly kind: 'receiving'; readonly loaded: number; readonly total: number | undefined }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'saved' }
  | { readonly kind: 'failed'; readonly message: string };
