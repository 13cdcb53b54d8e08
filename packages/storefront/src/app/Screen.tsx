import { Breadcrumbs } from '@formulary/ui/primitives/Breadcrumbs';
import { Stack } from '@formulary/ui/primitives/Stack';
import { headingStyle } from '@formulary/ui/theme/headingStyle';
import { color, space } from '@formulary/ui/theme/tokens';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface ScreenProps {
  /** What the browser's tab and a screen reader call the screen. */
  readonly title: string;
  /** The first heading; screens whose content brings its own leave it out. */
  readonly heading?: ReactNode;
  /** One line under the heading: how many there are, what was searched for. */
  readonly lead?: ReactNode;
  readonly breadcrumbs?: readonly { readonly label: string; readonly href: string }[];
  readonly children: ReactNode;
}

const Heading = styled.header`
  display: grid;
  gap: ${space[1]};

  h1 {
    ${headingStyle(1)}
  }

  p {
    color: ${color.textMuted};
  }
`;

/** What every screen has in common: its title in the tab, the way that led here and its heading (spec 2.30). */
export function Screen({ title, heading, lead, breadcrumbs = [], children }: ScreenProps) {
  return (
    <>
      <title>{`${title} – Formulary`}</title>
      <Stack $gap={6}>
        <Breadcrumbs items={breadcrumbs} />
        {heading !== undefined && (
          <Heading>
            <h1>{heading}</h1>
            {lead !== undefined && <p aria-live="polite">{lead}</p>}
          </Heading>
        )}
        {children}
      </Stack>
    </>
  );
}
