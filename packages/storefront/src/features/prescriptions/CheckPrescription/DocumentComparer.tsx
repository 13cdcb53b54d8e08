import type { CheckedPrescription } from '@formulary/rules/prescriptions/checking/checkedPrescription';
import { CompareDocument } from '@formulary/ui/pieces/prescriptions/CompareDocument';
import { useChosenDigest } from './useChosenDigest.ts';

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
