import { fieldSentences } from '@formulary/rules/problems/fieldSentences';
import { inGroupsOfFour } from '@formulary/rules/prescriptions/checking/documentChecks';
import { styled } from 'styled-components';
import { FileField } from '../../../fields/FileField/FileField.tsx';
import { Alert } from '../../../primitives/Alert/Alert.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { color, font } from '../../../theme/tokens.ts';
import { type DocumentComparison, comparisonWords } from './comparisonWords.ts';

export interface CompareDocumentProps {
  prescriptionId: number;
  /** SHA-256 of the stored document, in hexadecimal. */
  fileDigest: string;
  file: File | undefined;
  /** Result for the chosen file; undefined before one is chosen and while it is read. */
  comparison: DocumentComparison | undefined;
  onChoose: (file: File | undefined) => void;
}

/** Font in which no two hash characters look alike. The browser loads it only where a hash is shown. */
const codeFamily = "'Atkinson Hyperlegible Mono Variable', ui-monospace, monospace";

const Outcome = styled.output`
  display: block;
`;

const Digest = styled.p`
  color: ${color.textMuted};
  font-size: ${font.sizeSmall};

  code {
    display: block;
    font-family: ${codeFamily};
    overflow-wrap: anywhere;
  }
`;

/** Compares a PDF with the sealed document. The file stays on the user's device. */
export function CompareDocument({
  prescriptionId,
  fileDigest,
  file,
  comparison,
  onChoose,
}: CompareDocumentProps) {
  const words = comparison && comparisonWords(comparison, prescriptionId);
  return (
    <Stack as="section" $gap={4} aria-labelledby="compare-document">
      <h2 id="compare-document">Have you been handed a PDF?</h2>
      <FileField
        label="Choose the PDF"
        description="It is compared on this device: the file is not sent to us."
        accept={['application/pdf']}
        severalMessage={fieldSentences.oneDocument}
        file={file}
        onChange={onChoose}
      />
      <Outcome>
        {file && !words && <span>{`Reading ${file.name}…`}</span>}
        {words && (
          <Alert tone={words.tone} title={words.title}>
            {words.more}
          </Alert>
        )}
      </Outcome>
      <Digest>
        SHA-256 of the document that was sealed, to compare by hand:
        <code>{inGroupsOfFour(fileDigest)}</code>
      </Digest>
    </Stack>
  );
}
