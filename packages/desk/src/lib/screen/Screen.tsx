import { tabTitle } from '@formulary/rules/head/tabTitle';
import { media } from '@formulary/theme/media';
import { space } from '@formulary/theme/tokens';
import { PageHeader } from '@formulary/ui/pieces/chrome/PageHeader';
import type { Elements } from '@formulary/ui/primitives/elements';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface ScreenProps {
  /** Name of the screen: its heading, and its title in the browser tab. */
  readonly title: string;
  /** Links above the heading, where no length of it moves them. */
  readonly above?: Elements | undefined;
  /** Line under the heading, such as a count. */
  readonly lead?: ReactNode;
  /** Controls for the whole screen, beside the heading. */
  readonly actions?: Elements | undefined;
  /** The title is a name that fills a line. */
  readonly hasLongTitle?: boolean;
  readonly children: Elements;
}

const Page = styled.div`
  padding: ${space[4]};

  ${media.fromDesktop} {
    padding: ${space[5]} ${space[6]} ${space[10]};
  }
`;

/** Lays out a screen of the desk: tab title, heading, and the whole width for what is below. */
export function Screen({
  title,
  above,
  lead,
  actions,
  hasLongTitle = false,
  children,
}: ScreenProps) {
  return (
    <Page>
      <title>{tabTitle(`${title} – Desk`)}</title>
      <Stack $gap={4}>
        {above}
        <PageHeader title={title} actions={actions} hasLongTitle={hasLongTitle} isDense>
          {lead}
        </PageHeader>
        {children}
      </Stack>
    </Page>
  );
}
