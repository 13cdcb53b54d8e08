import { BreadcrumbBar } from '@formulary/ui/pieces/chrome/BreadcrumbBar';
import { PageHeader } from '@formulary/ui/pieces/chrome/PageHeader';
import { PageWidth } from '@formulary/ui/pieces/chrome/PageWidth';
import { Stack } from '@formulary/ui/primitives/Stack';
import type { Crumb } from '@formulary/rules/head/Crumb';
import { tabTitle } from '@formulary/rules/head/tabTitle';
import { media } from '@formulary/ui/theme/media';
import { space } from '@formulary/ui/theme/tokens';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Elements } from '@formulary/ui/primitives/elements';

interface ScreenProps {
  /** What the browser's tab and a screen reader call the screen. */
  readonly title: string;
  /** The first heading; screens whose content brings its own leave it out. */
  readonly heading?: ReactNode;
  /** One line under the heading: how many there are, what it is about. */
  readonly lead?: ReactNode;
  readonly breadcrumbs?: readonly Crumb[];
  readonly children: Elements;
}

const Page = styled(PageWidth)`
  padding-block: ${space[5]} ${space[12]};

  ${media.fromTablet} {
    padding-block: ${space[8]} ${space[16]};
  }

  ${media.print} {
    padding: 0;
  }
`;

/** What every screen has in common: its title in the tab, the way that led here and its heading (spec 2.30). */
export function Screen({ title, heading, lead, breadcrumbs = [], children }: ScreenProps) {
  return (
    <>
      <title>{tabTitle(title)}</title>
      <BreadcrumbBar items={breadcrumbs} />
      <Page>
        <Stack $gap={6}>
          {heading !== undefined && <PageHeader title={heading}>{lead}</PageHeader>}
          {children}
        </Stack>
      </Page>
    </>
  );
}
