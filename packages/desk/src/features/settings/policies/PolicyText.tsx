import { previewDeskPolicy } from '@formulary/rules/calls/desk/deskPolicyCalls';
import { proseOf } from '@formulary/rules/content/flatProse';
import type { StaticPageFile } from '@formulary/rules/content/prose';
import { border, radius, space } from '@formulary/theme/tokens';
import { Prose } from '@formulary/ui/pieces/content/Prose';
import { ProseText } from '@formulary/ui/pieces/content/ProseText';
import { LoadFailed } from '@formulary/ui/primitives/loading/LoadFailed';
import { Skeleton } from '@formulary/ui/primitives/loading/Skeleton';
import { styled } from 'styled-components';
import { useDeskRead } from '../../../lib/http/useDeskRead.ts';

const Frame = styled.div`
  padding: ${space[4]};
  border: ${border.hairline};
  border-radius: ${radius.medium};
`;

/** Draws a text as the shop would, with the shop's component. */
export function PolicyText({
  page,
  html,
}: {
  readonly page: StaticPageFile;
  readonly html: string;
}) {
  const { data, error, isValidating, mutate } = useDeskRead(previewDeskPolicy, {
    params: { page },
    body: { html },
  });
  if (error && !data)
    return (
      <LoadFailed what="the preview" isRetrying={isValidating} onRetry={() => void mutate()} />
    );
  if (!data) return <Skeleton $height="16rem" />;
  return (
    // It is looked at, not used.
    <Frame inert>
      <Prose>
        <ProseText nodes={proseOf(data.nodes)} />
      </Prose>
    </Frame>
  );
}
