import { Bell, BellRing } from 'lucide-react';
import { styled } from 'styled-components';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Cluster } from '../../../primitives/Cluster/Cluster.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { color } from '../../../theme/tokens.ts';

export interface BackInStockProps {
  /** Whether the buyer has asked for the mail. */
  isAsked: boolean;
  /** A change of that is under way. */
  isPending: boolean;
  /** Why the last press did nothing. */
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

/** Asks to be told when a product that is out of stock is back, and says that one has asked. */
export function BackInStock({ isAsked, isPending, refusal, onAsk, onCancel }: BackInStockProps) {
  return (
    <Stack $gap={2} data-asked={isAsked}>
      <Cluster>
        {isAsked && (
          <Asked>
            <BellRing aria-hidden /> We will email you when it is back
          </Asked>
        )}
        {/* One button, so that the focus stays on it when it turns into its opposite. */}
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
