import { CircleStop, X } from 'lucide-react';
import { styled } from 'styled-components';
import { tabularFigures } from '@formulary/theme/tabularFigures';
import { border, color, font, radius, space, stroke } from '@formulary/theme/tokens';
import { Button } from '../../../primitives/buttons/Button/Button.tsx';
import { VisuallyHidden } from '../../../primitives/layout/VisuallyHidden.tsx';

/** Something to do with all selected rows. */
export interface BulkAction {
  readonly key: string;
  /** A verb: 'Hold', 'Export'. */
  readonly label: string;
  readonly onRun: () => void;
  readonly isDanger?: boolean;
  /** Why it cannot be done with these rows. Set: the button is disabled and the reason stands beside it. */
  readonly refusal?: string | undefined;
}

export interface BulkBarProps {
  /** Number of selected rows. */
  count: number;
  /** One and several of them: ['order', 'orders']. */
  what: readonly [one: string, many: string];
  actions: readonly BulkAction[];
  onClear: () => void;
  /** Key of the action that is running. No other can start meanwhile. */
  runningKey?: string | undefined;
  /** How many rows the running action has finished, and what stops it after the one under way. */
  progress?: { readonly done: number; readonly onStop: () => void } | undefined;
}

const Root = styled.div.attrs({ role: 'group' })`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[3]};
  padding: ${space[2]} ${space[3]};
  border: ${stroke.hairline} solid ${color.actionPrimary};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};

  & > strong {
    ${tabularFigures}
    margin-inline-end: auto;
    font-weight: ${font.weightMedium};
  }
`;

const Refusals = styled.ul`
  flex: 1 0 100%;
  padding-block-start: ${space[2]};
  border-block-start: ${border.hairline};
  color: ${color.textMuted};
  font-size: ${font.sizeSmall};
`;

/**
 * Says how many rows are selected and what can be done with all of them. The grid renders it for the rows on its page
 * only, and for none it renders nothing, so that it never outlives a selection. What was done is said by a BulkReport.
 */
export function BulkBar({ count, what, actions, onClear, runningKey, progress }: BulkBarProps) {
  if (count === 0) return null;
  const words = progress
    ? `${progress.done} of ${count} ${count === 1 ? what[0] : what[1]} done`
    : `${count} ${count === 1 ? what[0] : what[1]} selected`;
  const isRunning = runningKey !== undefined;
  const refused = actions.filter(({ refusal }) => refusal !== undefined);
  return (
    <Root aria-label={`Selected ${what[1]}`}>
      <strong>{words}</strong>
      {actions.map(({ key, label, onRun, isDanger, refusal }) => (
        <Button
          key={key}
          isSmall
          variant={isDanger ? 'danger' : 'secondary'}
          isDisabled={refusal !== undefined || (isRunning && key !== runningKey)}
          isPending={key === runningKey}
          onClick={onRun}
        >
          <span>{label}</span> <VisuallyHidden>{`the ${words}`}</VisuallyHidden>
        </Button>
      ))}
      {progress ? (
        <Button variant="quiet" isSmall onClick={progress.onStop}>
          <CircleStop aria-hidden /> <span>Stop</span>
        </Button>
      ) : (
        <Button variant="quiet" isSmall isDisabled={isRunning} onClick={onClear}>
          <X aria-hidden /> <span>Clear selection</span>
        </Button>
      )}
      {refused.length > 0 && (
        <Refusals>
          {refused.map(({ key, label, refusal }) => (
            <li key={key}>{`${label}: ${refusal}`}</li>
          ))}
        </Refusals>
      )}
      <VisuallyHidden as="output">{words}</VisuallyHidden>
    </Root>
  );
}
