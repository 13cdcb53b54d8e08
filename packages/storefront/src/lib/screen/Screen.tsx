import { BreadcrumbBar } from '@formulary/ui/pieces/chrome/BreadcrumbBar';
import { PageHeader } from '@formulary/ui/pieces/chrome/PageHeader';
import { PageWidth } from '@formulary/ui/pieces/chrome/PageWidth';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import type { Crumb } from '@formulary/rules/head/PageHead';
import { tabTitle } from '@formulary/rules/head/tabTitle';
import { media } from '@formulary/theme/media';
import { space } from '@formulary/theme/tokens';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Elements } from '@formulary/ui/primitives/elements';

interface ScreenProps {
  /** Title of the screen in the browser tab and for screen readers. */
  readonly title: string;
  /** First heading; omitted by screens whose content has its own. */
  readonly heading?: ReactNode;
  /** Line under the heading, such as a count or a summary. */
  readonly lead?: ReactNode;
  /** Controls for the whole screen, beside the heading. */
  readonly actions?: Elements | undefined;
  /** Takes less space above the content, for tables to scan on a laptop. */
  readonly isDense?: boolean;
  readonly breadcrumbs?: readonly Crumb[];
  readonly children: Elements;
}

const Page = styled(PageWidth)`
  padding-block: ${space[5]} ${space[12]};

  ${media.fromTablet} {
    padding-block: ${space[8]} ${space[16]};
  }

  ${media.fromDesktop} {
    &[data-dense] {
      padding-block-start: ${space[3]};
    }
  }

  ${media.print} {
    padding: 0;
  }
`;

/** Lays out a screen: tab title, breadcrumbs and heading (spec 2.30). */
export function Screen({
  title,
  heading,
  lead,
  actions,
  isDense = false,
  breadcrumbs = [],
  children,
}: ScreenProps) {
  return (
    <>
      <title>{tabTitle(title)}</title>
      <BreadcrumbBar items={breadcrumbs} />
      <Page data-dense={isDense || undefined}>
        <Stack $gap={isDense ? 3 : 6}>
          {heading !== undefined && (
            <PageHeader title={heading} actions={actions} isDense={isDense}>
              {lead}
            </PageHeader>
          )}
          {children}
        </Stack>
      </Page>
    </>
  );
}
