import { ArrowRightLeft, Check, CircleCheck, X } from 'lucide-react';
import { styled } from 'styled-components';
import { border, color, font, radius, space, stroke } from '@formulary/theme/tokens';

interface Side {
  readonly title: string;
  readonly lines: readonly string[] | undefined;
}

interface AdviceProps {
  /** `choice`: whether to use it at all. `conduct`: how to use it. */
  readonly about: 'choice' | 'conduct';
  readonly yes: Side;
  readonly no: Side;
}

const Sides = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
  gap: ${space[4]};
`;

const Card = styled.section`
  padding: ${space[4]} ${space[5]} ${space[5]};
  border: ${border.hairline};
  border-block-start: ${stroke.heavy} solid ${color.borderHairline};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};

  &[data-side='yes'] {
    border-block-start-color: ${color.borderSuccess};
  }

  &[data-about='conduct'][data-side='no'] {
    border-block-start-color: ${color.borderError};
  }

  h3 {
    margin: 0 0 ${space[3]};
    font-size: ${font.sizeBody};
    font-weight: ${font.weightBold};
  }

  ul {
    display: grid;
    gap: ${space[2]};
    margin: 0;
    padding: 0;
    list-style: none;
  }

  li {
    display: grid;
    grid-template-columns: 1rem 1fr;
    gap: ${space[3]};
  }

  svg {
    inline-size: 1rem;
    block-size: 1.55em;
    color: ${color.textMuted};
  }

  &[data-side='yes'] svg {
    color: ${color.textSuccess};
  }

  &[data-about='conduct'][data-side='no'] svg {
    color: ${color.textDanger};
  }
`;

const icons = {
  choice: { yes: CircleCheck, no: ArrowRightLeft },
  conduct: { yes: Check, no: X },
} as const;

/** Shows dos and don'ts side by side, and omits an empty side. */
export function Advice({ about, yes, no }: AdviceProps) {
  return (
    <Sides>
      {(['yes', 'no'] as const).map((side) => {
        const { title, lines = [] } = { yes, no }[side];
        const Icon = icons[about][side];
        return (
          lines.length > 0 && (
            <Card key={side} data-about={about} data-side={side}>
              <h3 className="skip-toc">{title}</h3>
              <ul>
                {lines.map((line) => (
                  <li key={line}>
                    <Icon aria-hidden />
                    <span>{line}</span>
                  </li>
                ))}
              </ul>
            </Card>
          )
        );
      })}
    </Sides>
  );
}
