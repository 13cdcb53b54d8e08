import type { Call } from '@formulary/rules/calls/call';
import { callUrl } from '../callUrl.ts';
import { type ExchangeOptions, exchange } from '../exchange.ts';
import { type Files, toFormData } from './toFormData.ts';
import type { CallInput } from '../http.ts';
import { type UploadProgress, uploadProgress } from './uploadProgress.ts';
import { upload } from './upload.ts';

export interface FormOptions extends Omit<ExchangeOptions, 'isBackground'> {
  /** Called during the upload with the progress of each file. */
  readonly onProgress?: (sent: UploadProgress) => void;
}

/**
 * Makes a call with a multipart form by XMLHttpRequest, because fetch reports no upload progress. It shows its own
 * progress, so never the loader; it fails like every call.
 */
export function sendForm<P, Q, B, A>(
  call: Call<P, Q, B, A>,
  { params, query, body, files }: CallInput<P, Q, B> & { readonly files: Files },
  { onProgress, ...options }: FormOptions = {},
): Promise<A> {
  return exchange(call, { ...options, isBackground: true }, (headers) =>
    upload(callUrl(call, { params, query }), {
      method: call.method,
      headers,
      body: toFormData(call, body as B, files),
      signal: options.signal,
      onSent: (sent) => onProgress?.(uploadProgress(files, sent)),
    }),
  );
}
