import { Download } from 'lucide-react';
import { Alert } from '../../../primitives/messages/Alert/Alert.tsx';
import { Button } from '../../../primitives/buttons/Button/Button.tsx';
import { Cluster } from '../../../primitives/layout/Cluster.tsx';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { TextLink } from '../../../primitives/navigation/TextLink/TextLink.tsx';

export interface PrescriptionDocumentProps {
  isDownloading?: boolean;
  /** Why the PDF download failed. */
  problem?: string | undefined;
  onDownload: () => void;
  /** Page where anybody can check the prescription. */
  checkHref: string;
}

/** Offers the document of a signed prescription: its PDF and the page to check it (spec 7.58). */
export function PrescriptionDocument({
  isDownloading = false,
  problem,
  onDownload,
  checkHref,
}: PrescriptionDocumentProps) {
  return (
    <Stack $gap={3}>
      {problem !== undefined && (
        <Alert tone="danger" isUrgent title="The PDF did not come">
          {problem}
        </Alert>
      )}
      <Cluster>
        <Button isPending={isDownloading} pendingLabel="Downloading…" onClick={onDownload}>
          <Download aria-hidden />
          Download PDF
        </Button>
        <TextLink href={checkHref}>Check this prescription</TextLink>
      </Cluster>
    </Stack>
  );
}
