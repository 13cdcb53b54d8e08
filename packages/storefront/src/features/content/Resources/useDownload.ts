import { getResource } from '@formulary/rules/calls/joiningCalls';
import type { ResourceFile } from '@formulary/rules/content/resources';
import type { ResourceCardProps } from '@formulary/ui/pieces/content/ResourceCard';
import { useEffect, useRef, useState } from 'react';
import { callUrl } from '../../../lib/http/callUrl.ts';
import { problemOf } from '../../../lib/http/problemOf.ts';
import { saveFile } from '../../../lib/screen/saveFile.ts';

/** Downloading a PDF: how far it is, and a way to call it off. Pressed twice it comes once; leaving the screen calls it off. */
export function useDownload(file: ResourceFile) {
  const [state, setState] = useState<ResourceCardProps['download']>({ kind: 'ready' });
  const underWay = useRef<AbortController>(undefined);
  useEffect(() => () => underWay.current?.abort(), []);

  const receive = async ({ signal }: AbortController) => {
    try {
      const { download } = await import('../../../lib/http/download.ts');
      const blob = await download(callUrl(getResource, { params: { file } }), {
        type: 'application/pdf',
        signal,
        onReceived: (received) => {
          if (!signal.aborted) setState({ kind: 'receiving', ...received });
        },
      });
      if (signal.aborted) return;
      saveFile(blob, file);
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
