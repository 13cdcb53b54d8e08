import { brand } from '@formulary/rules/brand/brand';
import { scriptedOnly } from '@formulary/theme/scriptedOnly';
import { ScriptlessNote } from '@formulary/ui/primitives/messages/ScriptlessNote';
import { Skeleton } from '@formulary/ui/primitives/loading/Skeleton';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { VisuallyHidden } from '@formulary/ui/primitives/layout/VisuallyHidden';
import { PageWidth } from '@formulary/ui/pieces/chrome/PageWidth';
import { space } from '@formulary/theme/tokens';
import { styled } from 'styled-components';

const Pending = styled(Stack)`
  ${scriptedOnly}
`;

/** Placeholder of a screen while its code or text loads. Without scripts it says that the page needs them. */
export function ScreenLoading() {
  return (
    <>
      <ScriptlessNote>
        This page needs JavaScript. Please switch it on in your browser’s settings, or call us:{' '}
        {brand.contact.phone}, {brand.contact.hours}.
      </ScriptlessNote>
      <Pending $gap={4} aria-busy>
        <VisuallyHidden as="output">Loading…</VisuallyHidden>
        <Skeleton $width="14rem" $height="2rem" />
        <Skeleton $height="12rem" />
      </Pending>
    </>
  );
}

const Page = styled(PageWidth)`
  padding-block: ${space[8]};
`;

/** Placeholder of the first screen while its code loads and its guard runs. */
export function FirstScreenLoading() {
  return (
    <Page>
      <ScreenLoading />
    </Page>
  );
}
