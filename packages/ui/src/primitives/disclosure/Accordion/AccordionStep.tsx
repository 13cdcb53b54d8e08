import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Check, Lock } from 'lucide-react';
import { styled } from 'styled-components';
import { headingStyle } from '@formulary/theme/headingStyle';
import { tabularFigures } from '@formulary/theme/tabularFigures';
import { media } from '@formulary/theme/media';
import { border, color, font, space } from '@formulary/theme/tokens';
import { Button } from '../../buttons/Button/Button.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import { SaidOnPhones } from '../../messages/SaidOnPhones.ts';
import type { Elements } from '../../elements.ts';

export interface AccordionStepProps {
  number: number;
  title: string;
  /**
   * `locked`: not reachable yet. `due`: next, while another is open. `open`: being filled in. `done`: shows its summary
   * and can be changed.
   */
  state: 'locked' | 'due' | 'open' | 'done';
  /** Summary, shown while done. */
  summary?: Elements;
  /** Said when the step was just completed; phones show it at the end of the step, in place of a toast. */
  said?: string | undefined;
  onChange: () => void;
  /** The form; mounted only while open. */
  children: ReactNode;
  headingLevel?: 2 | 3;
}

const Root = styled.li`
  padding: ${space[4]} clamp(${space[4]}, 3vw, ${space[6]});

  &[data-state='locked'] {
    background: ${color.surfaceSunken};
    color: ${color.textMuted};
  }

  /* Leaves the last line of the step before in view, which says that it was completed. */
  ${media.belowTablet} {
    [data-said] + & {
      scroll-margin-block-start: 2.75rem;
    }
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[3]};

  h2,
  h3 {
    ${headingStyle(3)}
    flex: 1 1 7rem;
    padding-block: ${space[2]};
  }
`;

const Marker = styled.span`
  ${tabularFigures}
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 2rem;
  block-size: 2rem;
  border: ${border.control};
  border-radius: 50%;
  font-size: ${font.sizeSmall};
  font-weight: ${font.weightBold};

  [data-state='open'] & {
    border-color: transparent;
    background: ${color.actionPrimary};
    color: ${color.textOnAction};
  }

  [data-state='done'] & {
    border-color: ${color.borderSuccess};
    background: ${color.surfaceSuccess};
    color: ${color.textSuccess};
  }

  svg {
    inline-size: 1rem;
    block-size: 1rem;
  }
`;

const Confirmed = styled.p`
  color: ${color.textSuccess};
  font-size: ${font.sizeSmall};

  ${media.belowTablet} {
    [data-said] & {
      display: none;
    }
  }
`;

const Content = styled.section`
  padding-block: ${space[3]} ${space[4]};
`;

const Summary = styled.div`
  padding-block-end: ${space[2]};
  padding-inline-start: calc(2rem + ${space[3]});
  color: ${color.textMuted};
`;

const inWords = {
  locked: 'not yet available',
  due: 'to be completed',
  open: 'current step',
  done: 'completed',
} as const;
const icons = {
  locked: <Lock aria-hidden />,
  due: null,
  open: null,
  done: <Check aria-hidden />,
} as const;
/** Button labels of closed steps. */
const opens = { due: 'Complete', done: 'Change' } as const;

/**
 * Shows one step of an Accordion. A finished step collapses to its summary and says that it is completed. A step that
 * opens later scrolls to the top and focuses its heading.
 */
export function AccordionStep({
  number,
  title,
  state,
  summary,
  said,
  onChange,
  children,
  headingLevel = 2,
}: AccordionStepProps) {
  const id = useId();
  const root = useRef<HTMLLIElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const shownState = useRef(state);
  useEffect(() => {
    if (state === 'open' && shownState.current !== 'open') {
      heading.current?.focus({ preventScroll: true });
      // Scrolls to the top, to show as much of the form as possible.
      root.current?.scrollIntoView({ block: 'start' });
    }
    shownState.current = state;
  }, [state]);
  const isSaid = state === 'done' && said !== undefined;
  const Heading = `h${headingLevel}` as const;

  return (
    <Root
      ref={root}
      data-state={state}
      data-said={isSaid || undefined}
      aria-current={state === 'open' ? 'step' : undefined}
    >
      <Head>
        <Marker aria-hidden>{icons[state] ?? number}</Marker>
        <Heading id={id} ref={heading} tabIndex={-1}>
          <span>{title}</span> <VisuallyHidden>{`(${inWords[state]})`}</VisuallyHidden>
        </Heading>
        {(state === 'done' || state === 'due') && (
          <Button
            variant="quiet"
            isSmall
            aria-label={`${opens[state]} ${title}`}
            onClick={onChange}
          >
            {opens[state]}
          </Button>
        )}
      </Head>
      {state === 'done' && (
        <Summary>
          <Confirmed aria-hidden>Completed</Confirmed>
          {summary}
          {/* The toast announces it. */}
          {isSaid && <SaidOnPhones aria-hidden>{said}</SaidOnPhones>}
        </Summary>
      )}
      {state === 'open' && <Content aria-labelledby={id}>{children}</Content>}
    </Root>
  );
}
