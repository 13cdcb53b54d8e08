import { notices } from '@formulary/rules/problems/notices';
import { useToasts } from '@formulary/ui/primitives/toasts/useToasts';
import { useEffect, useRef, useState } from 'react';
import type { FormOptions } from '@formulary/client/http/files/sendForm';
import type { UploadProgress } from '@formulary/client/http/files/uploadProgress';

/** Uploads files from a screen, with progress per file and cancel. Leaving the screen cancels too. */
export function useUpload() {
  const { notify } = useToasts();
  const [sent, setSent] = useState<UploadProgress>();
  const pending = useRef<AbortController>(undefined);
  useEffect(() => () => pending.current?.abort(), []);

  /** Resolves with whether everything was sent; throws a refusal. */
  const send = async (call: (options: FormOptions) => Promise<void>): Promise<boolean> => {
    const controller = new AbortController();
    pending.current = controller;
    setSent({});
    try {
      await call({ signal: controller.signal, onProgress: setSent });
      return true;
    } catch (failure) {
      if (!controller.signal.aborted) throw failure;
      return false;
    } finally {
      setSent(undefined);
    }
  };
  const cancel = () => {
    pending.current?.abort();
    notify({ id: 'upload', tone: 'info', message: notices.sendingCancelled });
  };
  return { sent, send, cancel };
}
