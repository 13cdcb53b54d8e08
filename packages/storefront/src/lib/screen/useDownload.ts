import type { Call } from '@formulary/rules/calls/call';
import type { ResourceCardProps } from '@formulary/ui/pieces/content/ResourceCard';
import { useEffect, useRef, useState } from 'react';
import { downloadCall } from '../http/files/downloadCall.ts';
import type { CallInput } from '../http/http.ts';
import { problemOf } from '../http/problems/problemOf.ts';
import { saveFile } from './saveFile.ts';

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
  const underWay = useRef<AbortController>(undefined);
  useEffect(() => () => underWay.current?.abort(), []);

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
      if (underWay.current?.signal === signal) underWay.current = undefined;
    }
  };
  const start = () => {
    if (underWay.current) return;
    underWay.current = new AbortController();
    setState({ kind: 'receiving', loaded: 0, total: undefined });
    void receive(underWay.current);
  };
  const cancel = () => {
    underWay.current?.abort();
    underWay.current = undefined;
    setState({ kind: 'cancelled' });
  };
  return { state, start, cancel };
}
