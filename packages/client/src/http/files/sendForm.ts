import type { Call } from '@formulary/rules/calls/call';
import type { CallInput } from '../callApi.ts';
import { callUrl } from '../callUrl.ts';
import type { Exchange, ExchangeOptions } from '../exchange.ts';
import { type Files, toFormData } from './toFormData.ts';
import { upload } from './upload.ts';
import { type UploadProgress, uploadProgress } from './uploadProgress.ts';

export interface FormOptions extends Omit<ExchangeOptions, 'isBackground'> {
  /** Called during the upload with the progress of each file. */
  readonly onProgress?: (sent: UploadProgress) => void;
}

/**
 * Returns the function that makes an app's calls with a multipart form, by XMLHttpRequest, because fetch reports no
 * upload progress. It shows its own progress, so never the loader; it fails like every call.
 */
export function createSendForm<Access>(exchange: Exchange<Access>) {
  return <P, Q, B, A>(
    call: Call<P, Q, B, A, Access>,
    { params, query, body, files }: CallInput<P, Q, B> & { readonly files: Files },
    { onProgress, ...options }: FormOptions = {},
  ) =>
    exchange(call, { ...options, isBackground: true }, (headers) =>
      upload(callUrl(call, { params, query }), {
        method: call.method,
        headers,
        body: toFormData(call, body as B, files),
        signal: options.signal,
        onSent: (sent) => onProgress?.(uploadProgress(files, sent)),
      }),
    );
}
