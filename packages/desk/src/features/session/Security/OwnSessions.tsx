import { deviceName } from '@formulary/rules/accounts/deviceName';
import {
  endDeskSession,
  endOtherDeskSessions,
  type listDeskSessions,
} from '@formulary/rules/calls/desk/deskOwnAccountCalls';
import { relativeTime } from '@formulary/rules/dates/relativeTime';
import { formatMoment } from '@formulary/rules/dates/timeOfDay';
import type { Words } from '@formulary/rules/wire/codec';
import { color, font } from '@formulary/theme/tokens';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { Table, type TableColumn } from '@formulary/ui/primitives/data/Table';
import { VisuallyHidden } from '@formulary/ui/primitives/layout/VisuallyHidden';
import { useToasts } from '@formulary/ui/primitives/toasts/useToasts';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { SWRResponse } from 'swr';
import type { ApiProblem } from '@formulary/client/http/problems/ApiProblem';
import { callDesk } from '../../../lib/http/callDesk.ts';
import { refusalOf } from '../../../lib/http/refusalOf.ts';
import { Loaded } from '../../../lib/record/Loaded.tsx';
import { Part } from './Part.ts';

type Sessions = Words<(typeof listDeskSessions)['answer']>;
type OwnSession = Sessions[number];

interface OwnSessionsProps {
  readonly read: SWRResponse<Sessions, ApiProblem>;
}

/** Two lines: what counts, and what explains it. */
const TwoLines = styled.span`
  display: grid;
  overflow-wrap: anywhere;

  small {
    color: ${color.textMuted};
    font-size: ${font.sizeSmall};
    font-weight: ${font.weightBody};
  }
`;

function deviceOf({ device, isCurrent, isLocked, station, network }: OwnSession) {
  const locked = isLocked ? 'locked' : '';
  const place = [isCurrent ? 'this one' : locked, station ?? '', network];
  return (
    <TwoLines>
      <span>{deviceName(device)}</span>
      <small>{place.filter((word) => word !== '').join(', ')}</small>
    </TwoLines>
  );
}

const usedAt = (now: Date) =>
  function Used({ lastUsedAt, beganAt }: OwnSession) {
    return (
      <TwoLines>
        <span>{relativeTime(lastUsedAt, now)}</span>
        <small>{`since ${formatMoment(beganAt)}`}</small>
      </TwoLines>
    );
  };

const endBy = (onEnd: (session: OwnSession) => void) =>
  function End(session: OwnSession) {
    if (session.isCurrent) return null;
    return (
      <Button isSmall onClick={() => onEnd(session)}>
        End <VisuallyHidden>{deviceName(session.device)}</VisuallyHidden>
      </Button>
    );
  };

/** Shows where the person is signed in, and ends sessions: one, or all others at once. */
export function OwnSessions({ read }: OwnSessionsProps) {
  const { data: sessions, mutate } = read;
  const { notify } = useToasts();
  const [now] = useState(() => new Date());
  const end = async (work: () => Promise<unknown>, done: string) => {
    const refusal = await refusalOf(work);
    if (refusal) notify({ id: 'own', tone: 'danger', message: refusal.message });
    else notify({ id: 'own', tone: 'success', message: done });
    await mutate();
  };
  const endOne = ({ session, device }: OwnSession) =>
    void end(
      () => callDesk(endDeskSession, { params: { session } }),
      `The session in ${deviceName(device)} has ended`,
    );
  const columns: readonly TableColumn<OwnSession>[] = [
    { key: 'device', header: 'Device and place', isRowHeader: true, cell: deviceOf },
    { key: 'used', header: 'Last used', cell: usedAt(now) },
    { key: 'end', header: 'Actions', isHeaderHidden: true, cell: endBy(endOne) },
  ];
  const others = (sessions?.length ?? 1) - 1;
  return (
    <Part>
      <h2>Where you are signed in</h2>
      <p>
        A session ends after ten hours at most. If you do not know one, end it and change your
        password.
      </p>
      <Loaded read={read} what="your sessions" height="6rem">
        {(all) => (
          <Table
            caption="Your sessions"
            columns={columns}
            rows={all}
            rowKey={({ session }) => session}
            isDense
          />
        )}
      </Loaded>
      {others > 0 && (
        <Button
          onClick={() =>
            void end(() => callDesk(endOtherDeskSessions, {}), 'All other sessions have ended')
          }
        >
          {others === 1 ? 'End the other one' : `End the ${others} others`}
        </Button>
      )}
    </Part>
  );
}
