import type { Call } from '@formulary/rules/calls/call';
import { callUrl } from './callUrl.ts';
import { type ExchangeOptions, exchange } from './exchange.ts';
import { type Files, formOf } from './formOf.ts';
import type { CallInput } from './http.ts';
import { type SentOfFiles, sentOfFiles } from './sentOfFiles.ts';
import { upload } from './upload.ts';

export interface FormOptions extends Omit<ExchangeOptions, 'isBackground'> {
  /** Called as bytes leave, with how much of each file has been sent. */
  readonly onProgress?: (sent: SentOfFiles) => void;
}

/**
 * Makes a call whose body is a multipart form with files, by XMLHttpRequest, because fetch tells nobody how far it is.
 * It shows its own progress, so it never shows the loader; failures are those of every call.
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
      body: formOf(call, body as B, files),
      signal: options.signal,
      onSent: (sent) => onProgress?.(sentOfFiles(files, sent)),
    }),
  );
}
