import { previewDeskPolicy } from '@formulary/rules/calls/desk/deskPolicyCalls';
import { type ComparedPassages, compareProse } from '@formulary/rules/content/compareProse';
import { proseOf } from '@formulary/rules/content/flatProse';
import type { ProseNode, StaticPageFile } from '@formulary/rules/content/prose';
import { counted } from '@formulary/rules/text/formatCount';
import { border, color, radius, space, stroke } from '@formulary/theme/tokens';
import { Prose } from '@formulary/ui/pieces/content/Prose';
import { ProseText } from '@formulary/ui/pieces/content/ProseText';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { LoadFailed } from '@formulary/ui/primitives/loading/LoadFailed';
import { Skeleton } from '@formulary/ui/primitives/loading/Skeleton';
import { Tag } from '@formulary/ui/primitives/messages/Tag';
import { styled } from 'styled-components';
import { useDeskRead } from '../../../lib/http/useDeskRead.ts';

const Frame = styled.div`
  padding: ${space[4]};
  border: ${border.hairline};
  border-radius: ${radius.medium};
`;

const Marked = styled.ins<{ $edge: string }>`
  display: grid;
  gap: ${space[4]};
  padding-inline-start: ${space[3]};
  border-inline-start: ${stroke.strong} solid ${({ $edge }) => $edge};
  text-decoration: none;

  & > :first-child {
    justify-self: start;
  }
`;

const Gone = styled(Marked)`
  color: ${color.textMuted};

  & > :not(:first-child) {
    text-decoration: line-through;
  }
`;

interface PolicyTextProps {
  readonly page: StaticPageFile;
  readonly html: string;
  /** The text of now: what is new or gone is marked. */
  readonly before?: string;
}

/** Returns a node with the address of each link behind it: the desk has no such pages. */
function withAddresses(node: ProseNode): readonly ProseNode[] {
  if (typeof node === 'string') return [node];
  const children = node.children.flatMap(withAddresses);
  if (node.href === undefined) return [{ ...node, children }];
  return [...children, ` (${node.href})`];
}

/** Draws a text as the shop would, with the shop's component, but for its links. */
export function PolicyText({ page, html, before = html }: PolicyTextProps) {
  const params = { page };
  const drawn = useDeskRead(previewDeskPolicy, { params, body: { html } });
  const compared = useDeskRead(previewDeskPolicy, { params, body: { html: before } });
  const failed = [drawn, compared].filter(({ data, error }) => error && !data);
  if (failed.length > 0)
    return (
      <LoadFailed
        what="the preview"
        isRetrying={failed.some(({ isValidating }) => isValidating)}
        onRetry={() => void Promise.all(failed.map(({ mutate }) => mutate()))}
      />
    );
  if (!drawn.data || !compared.data) return <Skeleton $height="16rem" />;
  const passages = compareProse(proseOf(compared.data.nodes), proseOf(drawn.data.nodes));
  return (
    <Stack $gap={4}>
      {before !== html && <p>{summaryOf(passages)}</p>}
      <Frame>
        <Prose>
          {passages.map(({ state, nodes }, at) => {
            const text = <ProseText key={at} nodes={nodes.flatMap(withAddresses)} />;
            if (state === 'kept') return text;
            return state === 'new' ? (
              <Marked key={at} $edge={color.borderSuccess}>
                <Tag tone="success">New</Tag>
                {text}
              </Marked>
            ) : (
              <Gone key={at} as="del" $edge={color.borderError}>
                <Tag tone="danger">Left out</Tag>
                {text}
              </Gone>
            );
          })}
        </Prose>
      </Frame>
    </Stack>
  );
}

/** Returns how many places of a text differ: neighbours count as one. */
function summaryOf(passages: readonly ComparedPassages[]): string {
  const [added, gone] = (['new', 'gone'] as const).map(
    (wanted) => passages.filter(({ state }) => state === wanted).length,
  ) as [number, number];
  if (added + gone === 0) return 'It says what the text of now says.';
  return `Against the text of now: ${counted(added, 'place')} new, ${gone} left out.`;
}
