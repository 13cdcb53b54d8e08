import { fieldSentences } from '@formulary/rules/problems/fieldSentences';
import { inGroupsOfFour } from '@formulary/rules/prescriptions/checking/documentChecks';
import { styled } from 'styled-components';
import type { Tone } from '../../../primitives/messages/tone.ts';
import { FileField } from '../../../fields/FileField/FileField.tsx';
import { Alert } from '../../../primitives/messages/Alert/Alert.tsx';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { color, font } from '@formulary/theme/tokens';

/**
 * Result of a comparison: the sealed document, a stored one that fails its check, a different one, or an unreadable
 * file.
 */
type DocumentComparison = 'same' | 'same-but-broken' | 'other' | 'unreadable';

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

interface ComparisonWords {
  readonly tone: Tone;
  readonly title: string;
  readonly more?: string;
}

/** Describes the result of a comparison in plain words. */
function comparisonWords(comparison: DocumentComparison, prescriptionId: number): ComparisonWords {
  const words: Readonly<Record<DocumentComparison, ComparisonWords>> = {
    same: { tone: 'success', title: 'This file is the sealed document, byte for byte.' },
    'same-but-broken': {
      tone: 'danger',
      title: 'This file is the document we keep, which does not hold.',
      more: 'What does not hold is listed on this page.',
    },
    other: {
      tone: 'danger',
      title: `This file is not the document of prescription ${prescriptionId}.`,
      more: 'It was changed, or is another document. Nothing may be supplied against it.',
    },
    unreadable: {
      tone: 'warning',
      title: 'This file could not be read.',
      more: 'Please choose it again, or try another browser.',
    },
  };
  return words[comparison];
}
