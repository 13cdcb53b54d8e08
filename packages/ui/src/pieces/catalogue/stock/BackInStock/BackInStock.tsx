import { Bell, BellRing } from 'lucide-react';
import { styled } from 'styled-components';
import { Button } from '../../../../primitives/buttons/Button/Button.tsx';
import { Cluster } from '../../../../primitives/layout/Cluster.tsx';
import { Stack } from '../../../../primitives/layout/Stack.tsx';
import { color } from '@formulary/theme/tokens';

export interface BackInStockProps {
  /** Whether the buyer has requested the e-mail. */
  isAsked: boolean;
  /** A request is pending. */
  isPending: boolean;
  /** Why the last press failed. */
  refusal?: string | undefined;
  onAsk: () => void;
  onCancel: () => void;
}

const Asked = styled.output`
  display: inline-flex;
  align-items: center;
  gap: 0.5em;
  color: ${color.textBody};

  & > svg {
    flex: none;
    inline-size: 1.25em;
    block-size: 1.25em;
  }
`;

const Refusal = styled.p`
  color: ${color.textDanger};
`;

/** Requests an e-mail when an out-of-stock product is back, and shows that it was requested. */
export function BackInStock({ isAsked, isPending, refusal, onAsk, onCancel }: BackInStockProps) {
  return (
    <Stack $gap={2} data-asked={isAsked}>
      <Cluster>
        {isAsked && (
          <Asked>
            <BellRing aria-hidden /> We will email you when it is back
          </Asked>
        )}
        {/* One button, so that it keeps the focus when its action flips. */}
        <Button
          variant={isAsked ? 'quiet' : 'secondary'}
          isPending={isPending}
          onClick={isAsked ? onCancel : onAsk}
        >
          {isAsked ? (
            <span>Cancel</span>
          ) : (
            <>
              <Bell aria-hidden /> <span>Email me when it is back</span>
            </>
          )}
        </Button>
      </Cluster>
      <div aria-live="polite">{refusal !== undefined && <Refusal>{refusal}</Refusal>}</div>
    </Stack>
  );
}
