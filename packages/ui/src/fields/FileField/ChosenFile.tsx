import { FileCheck, X } from 'lucide-react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { tabularFigures } from '@formulary/theme/tabularFigures';
import { border, color, font, radius, space } from '@formulary/theme/tokens';
import { fileSize } from './fileSize.ts';
import { IconButton } from '../../primitives/buttons/IconButton/IconButton.tsx';

export interface ChosenFileProps {
  file: File;
  /** Upload progress, 0 to 100, during the upload. */
  progress?: number | undefined;
  onRemove: () => void;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  column-gap: ${space[3]};
  padding-block: ${space[1]};
  padding-inline: ${space[4]} ${space[1]};
  border: ${border.hairline};
  border-radius: ${radius.medium};
  background: ${color.surfaceSunken};

  & > svg {
    inline-size: 1.5rem;
    block-size: 1.5rem;
    color: ${color.textSuccess};
  }
`;

const Name = styled.span`
  display: block;
  font-weight: ${font.weightMedium};
  line-height: ${font.lineHeading};
  overflow-wrap: anywhere;
`;

const Size = styled.span`
  ${tabularFigures}
  color: ${color.textMuted};
  font-size: ${font.sizeSmall};
`;

const Bar = styled.progress`
  grid-column: 1 / -1;
  inline-size: calc(100% - ${space[3]});
  block-size: ${space[2]};
  margin-block-end: ${space[2]};
  accent-color: ${color.actionPrimary};
`;

/** Shows a chosen file with its name, size, upload progress and a Remove button. */
export function ChosenFile({ file, progress, onRemove }: ChosenFileProps) {
  const nameId = useId();
  const isSending = progress !== undefined;
  const size = fileSize(file.size);
  return (
    <Root data-sending={isSending || undefined}>
      <FileCheck aria-hidden />
      <div>
        <Name id={nameId}>{file.name}</Name>
        <Size>{isSending ? `${size}, ${Math.round(progress)}% sent` : size}</Size>
      </div>
      <IconButton
        label={isSending ? `Cancel ${file.name}` : `Remove ${file.name}`}
        onClick={onRemove}
      >
        <X aria-hidden />
      </IconButton>
      {isSending && <Bar aria-labelledby={nameId} max={100} value={progress} />}
    </Root>
  );
}
