import { useRef, useState } from 'react';
import { sha256Of } from './sha256Of.ts';

/** Returns the chosen file and its SHA-256, or 'unreadable'. The latest of several files counts. */
export function useChosenDigest() {
  const latest = useRef<File>(undefined);
  const [file, setFile] = useState<File>();
  const [digest, setDigest] = useState<string>();
  const choose = (chosen: File | undefined) => {
    latest.current = chosen;
    setFile(chosen);
    setDigest(undefined);
    if (!chosen) return;
    const keep = (read: string) => {
      if (latest.current === chosen) setDigest(read);
    };
    sha256Of(chosen).then(keep, () => keep('unreadable'));
  };
  return { file, digest, choose };
}
