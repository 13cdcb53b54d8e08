import { useRef, useState } from 'react';
import type { CheckedPrescription } from '@formulary/rules/prescriptions/checking/checkedPrescription';
import { CompareDocument } from '@formulary/ui/pieces/prescriptions/CompareDocument';

interface DocumentComparerProps {
  readonly checked: Pick<CheckedPrescription, 'id' | 'verdict' | 'fileDigest'>;
}

/** Compares a chosen file with the stored document; the file never leaves the device. */
export function DocumentComparer({ checked }: DocumentComparerProps) {
  const { id, fileDigest } = checked;
  const { file, digest, choose } = useChosenDigest();
  return (
    <CompareDocument
      prescriptionId={id}
      fileDigest={fileDigest ?? ''}
      file={file}
      comparison={digest === undefined ? undefined : comparisonOf(digest, checked)}
      onChoose={choose}
    />
  );
}

function comparisonOf(digest: string, { fileDigest, verdict }: DocumentComparerProps['checked']) {
  if (digest === 'unreadable') return 'unreadable';
  if (digest !== fileDigest) return 'other';
  return verdict === 'broken' ? 'same-but-broken' : 'same';
}

/** Returns the chosen file and its SHA-256, or 'unreadable'. The latest of several files counts. */
function useChosenDigest() {
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

/** Returns the SHA-256 of a file in hexadecimal, computed on the device; rejects for an unreadable file. */
async function sha256Of(file: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
