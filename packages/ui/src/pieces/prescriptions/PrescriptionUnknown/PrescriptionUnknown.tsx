import { FileQuestionMark } from 'lucide-react';
import { ButtonLink } from '../../../primitives/buttons/ButtonLink/ButtonLink.tsx';
import { ResultPage } from '../../../primitives/messages/ResultPage/ResultPage.tsx';

export interface PrescriptionUnknownProps {
  /** Omitted if the URL holds no number. */
  prescriptionId: number | undefined;
  shopHref: string;
}

/** Says that there is no such prescription to check, and what that means for the document. */
export function PrescriptionUnknown({ prescriptionId, shopHref }: PrescriptionUnknownProps) {
  return (
    <ResultPage
      tone="danger"
      icon={<FileQuestionMark aria-hidden />}
      title={
        prescriptionId === undefined
          ? 'This is not the number of a prescription'
          : `There is no prescription ${prescriptionId}`
      }
      actions={<ButtonLink href={shopHref}>Go to the shop</ButtonLink>}
    >
      <p>If a document led you here, this pharmacy did not make it. Supply nothing against it.</p>
      <p>If you typed the address, compare it with the one beside the code on the document.</p>
    </ResultPage>
  );
}
