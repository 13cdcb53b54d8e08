import { tabTitle } from '@formulary/rules/head/tabTitle';
import { headingStyle } from '@formulary/theme/headingStyle';
import { border, color, radius, space } from '@formulary/theme/tokens';
import { Logo } from '@formulary/ui/pieces/chrome/Logo';
import type { Elements } from '@formulary/ui/primitives/elements';
import { styled } from 'styled-components';
import { useFirstFieldFocus } from '../../lib/screen/useFirstFieldFocus.ts';

interface DoorProps {
  readonly title: string;
  readonly children: Elements;
}

const Page = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  justify-items: center;
  gap: ${space[6]};
  min-block-size: 100dvb;
  padding: ${space[10]} ${space[4]};
`;

const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  inline-size: min(28rem, 100%);
  padding: ${space[6]};
  border: ${border.hairline};
  border-radius: ${radius.large};
  background: ${color.surfaceRaised};

  h1 {
    ${headingStyle(1)}
  }
`;

/** Lays out a page in front of the desk: signing in, unlocking, accepting an invitation. Its first field has the focus. */
export function Door({ title, children }: DoorProps) {
  const panel = useFirstFieldFocus<HTMLDivElement>();
  return (
    <Page>
      <title>{tabTitle(`${title} – Desk`)}</title>
      <Logo />
      <Panel ref={panel}>
        <h1 tabIndex={-1}>{title}</h1>
        {children}
      </Panel>
    </Page>
  );
}
