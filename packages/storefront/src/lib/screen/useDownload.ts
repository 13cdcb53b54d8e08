import type { Call } from '@formulary/rules/calls/call';
import type { ResourceCardProps } from '@formulary/ui/pieces/content/ResourceCard';
import { useEffect, useRef, useState } from 'react';
import { downloadCall } from '../http/files/downloadCall.ts';
import type { CallInput } from '@formulary/client/http/callApi';
import { problemOf } from '@formulary/client/http/problems/problemOf';
import { saveFile } from '@formulary/client/screen/saveFile';

/**
 * Downloads a PDF with progress and cancel. A second press is ignored while one is pending; leaving the screen cancels
 * it.
 */
export function useDownload<P, Q, B, A>(
  call: Call<P, Q, B, A>,
  input: CallInput<P, Q, B>,
  fileName: string,
) {
  const [state, setState] = useState<ResourceCardProps['download']>({ kind: 'ready' });
  const pending = useRef<AbortController>(undefined);
  useEffect(() => () => pending.current?.abort(), []);

  const receive = async ({ signal }: AbortController) => {
    try {
      const blob = await downloadCall(call, input, {
        type: 'application/pdf',
        signal,
        onReceived: (received) => {
          if (!signal.aborted) setState({ kind: 'receiving', ...received });
        },
      });
      if (signal.aborted) return;
      saveFile(blob, fileName);
      setState({ kind: 'saved' });
    } catch (failure) {
      if (!signal.aborted) setState({ kind: 'failed', message: problemOf(failure).message });
    } finally {
      if (pending.current?.signal === signal) pending.current = undefined;
    }
  };
  const start = () => {
    if (pending.current) return;
    pending.current = new AbortController();
    setState({ kind: 'receiving', loaded: 0, total: undefined });
    void receive(pending.current);
  };
  const cancel = () => {
    pending.current?.abort();
    pending.current = undefined;
    setState({ kind: 'cancelled' });
  };
  return { state, start, cancel };
}
