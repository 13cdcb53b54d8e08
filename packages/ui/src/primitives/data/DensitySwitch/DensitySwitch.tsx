import { Rows4 } from 'lucide-react';
import { styled } from 'styled-components';
import { media } from '@formulary/theme/media';
import { border, color } from '@formulary/theme/tokens';
import { IconButton } from '../../buttons/IconButton/IconButton.tsx';

export interface DensitySwitchProps {
  isCompact: boolean;
  onChange: (isCompact: boolean) => void;
}

/** Rows are compact on a laptop only; on a phone each is as high as its content. */
const Root = styled(IconButton)`
  display: none;
  border: ${border.control};

  &[aria-pressed='true'] {
    border-color: ${color.actionPrimary};
    background: ${color.actionPrimary};
    color: ${color.textOnAction};
  }

  ${media.fromDesktop} {
    display: inline-grid;
  }
`;

/** Switches the rows of tables between comfortable and compact. */
export function DensitySwitch({ isCompact, onChange }: DensitySwitchProps) {
  return (
    <Root label="Compact rows" aria-pressed={isCompact} onClick={() => onChange(!isCompact)}>
      <Rows4 aria-hidden />
    </Root>
  );
}
