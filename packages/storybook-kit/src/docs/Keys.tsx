import { styled } from 'styled-components';
import { border, color, font, radius, space, stroke } from '@formulary/theme/tokens';
import { eachKey } from '../plays/keyboard.ts';

const Row = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};

  kbd {
    min-inline-size: 1.75rem;
    padding: 0 ${space[2]};
    border: ${border.control};
    border-block-end-width: ${stroke.strong};
    border-radius: ${radius.small};
    background: ${color.surfaceRaised};
    font: inherit;
    font-size: ${font.sizeSmall};
    text-align: center;
  }
`;

/** Shows keys as keycaps: 'Enter, Space' gives two, '← → ↑ ↓' four. */
export function Keys({ keys }: { readonly keys: string }) {
  return (
    <Row>
      {eachKey(keys).map((key) => (
        <kbd key={key}>{key}</kbd>
      ))}
    </Row>
  );
}
