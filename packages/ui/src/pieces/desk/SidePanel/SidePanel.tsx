import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { headingStyle } from '@formulary/theme/headingStyle';
import { media } from '@formulary/theme/media';
import { border, color, radius, space } from '@formulary/theme/tokens';
import { IconButton } from '../../../primitives/buttons/IconButton/IconButton.tsx';
import type { Elements } from '../../../primitives/elements.ts';
import { focusSidePanel } from './focusSidePanel.ts';
import { PanelEdge } from './PanelEdge.tsx';
import { PANEL_REM } from './panelWidth.ts';

export interface SidePanelProps {
  /** What is shown, in its heading: 'Order F-2026-000031'. */
  title: ReactNode;
  /** Key of what is shown: another one begins at its top. */
  subjectKey: string;
  /** Tags and links beside the heading. */
  aside?: Elements;
  /** Buttons that stay in view. */
  actions?: Elements;
  /** In rem, from 22 to 48; the caller remembers it. */
  width?: number | undefined;
  onResize: (width: number) => void;
  /** Esc and the close button. The grid beside it takes the focus back to the row. */
  onClose: () => void;
  children: ReactNode;
}

const Root = styled.section`
  position: relative;
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  min-block-size: 0;
  border: ${border.hairline};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};

  ${media.fromDesktop} {
    flex: none;
    inline-size: min(var(--panel-inline-size), 50%);
  }
`;

const Head = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${space[3]};
  padding-block: ${space[3]};
  padding-inline: ${space[5]} ${space[3]};
  border-block-end: ${border.hairline};

  h2 {
    ${headingStyle(3)}
    overflow-wrap: anywhere;

    /* It takes the focus so that reading goes on here; it is nothing to press. */
    &:focus-visible {
      outline-offset: ${space[1]};
    }
  }
`;

const Words = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space[1]} ${space[3]};
  min-inline-size: 0;
  padding-block: ${space[2]};
`;

const Body = styled.div`
  flex: 1;
  min-block-size: 0;
  padding: ${space[4]} ${space[5]} ${space[6]};

  ${media.fromTablet} {
    overflow-y: auto;
    overscroll-behavior: contain;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  padding: ${space[3]} ${space[5]};
  border-block-start: ${border.hairline};
`;

/** What Esc closes before the panel. The messages of the app are a popover that is always open. */
const ELSEWHERE = 'dialog:modal, :popover-open:not([popover=manual])';
const TYPED_IN = 'input, textarea, select, [contenteditable]';

/**
 * Shows one thing beside the list that it is in, as the panel of a ListAndPanel. The list stays usable and keeps its
 * place. The heading takes the focus when the panel opens. Esc closes it; in a field it leaves the field first, so that
 * a slip loses nothing typed.
 */
export function SidePanel({
  title,
  subjectKey,
  aside,
  actions,
  width = PANEL_REM.atFirst,
  onResize,
  onClose,
  children,
}: SidePanelProps) {
  const id = useId();
  const titleId = useId();
  const body = useRef<HTMLDivElement>(null);

  useEffect(focusSidePanel, []);

  const subject = useRef(subjectKey);
  useEffect(() => {
    if (subject.current !== subjectKey) body.current?.scrollTo({ top: 0 });
    subject.current = subjectKey;
  }, [subjectKey]);

  const latestClose = useRef(onClose);
  useLayoutEffect(() => {
    latestClose.current = onClose;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isElsewhere = document.querySelector(ELSEWHERE) !== null;
      if (event.key !== 'Escape' || event.defaultPrevented || isElsewhere) return;
      const target = event.target instanceof Element ? event.target : null;
      if (target?.matches(TYPED_IN)) focusSidePanel();
      else latestClose.current();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);

  return (
    <Root id={id} aria-labelledby={titleId} style={{ '--panel-inline-size': `${width}rem` }}>
      <PanelEdge controls={id} width={width} onChange={onResize} />
      <Head>
        <Words>
          <h2 id={titleId} tabIndex={-1} data-part="side-panel-title">
            {title}
          </h2>
          {aside}
        </Words>
        <IconButton label="Close" onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      </Head>
      {/* It may scroll, so the keyboard must be able to reach it. */}
      <Body ref={body} tabIndex={0}>
        {children}
      </Body>
      {actions && <Actions>{actions}</Actions>}
    </Root>
  );
}
