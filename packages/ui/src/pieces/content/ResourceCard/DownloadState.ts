/** How far a download is. Sizes are in bytes; the whole is not always known. */
export type DownloadState =
  | { readonly kind: 'ready' }
  | { readonly kind: 'receiving'; readonly loaded: number; readonly total: number | undefined }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'saved' }
  | { readonly kind: 'failed'; readonly message: string };
