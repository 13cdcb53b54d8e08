import { Bell, ClipboardPen } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Badge } from '../../../primitives/messages/Badge/Badge.tsx';
import { Link } from '../../../primitives/navigation/Link/Link.tsx';
import { Popover } from '../../../primitives/overlays/Popover/Popover.tsx';
import { VisuallyHidden } from '../../../primitives/layout/VisuallyHidden.tsx';
import { border, color, font, size, space } from '@formulary/theme/tokens';
import { barItemStyle } from '../barItemStyle.ts';
import { hangingBadge } from '../hangingBadge.ts';
import { menuLinkStyle } from '../menuLinkStyle.ts';

/** One item that needs the prescriber's action. */
export interface NotificationEntry {
  readonly id: number;
  /** Person or thing the item is about. */
  readonly title: string;
  /** Age of the item: '3 hours ago'. */
  readonly detail: string;
  /** Where to handle it; without a screen it is plain text. */
  readonly href?: string | undefined;
}

export interface NotificationBellProps {
  /** Practitioners' requests, or prescriptions to sign. */
  kind: 'requests' | 'prescriptions';
  /** Total number. */
  count: number;
  /** Latest entries; shows at most 5 (spec 9.1). */
  entries: readonly NotificationEntry[];
  /** Full list, if it has a screen. */
  viewAllHref?: string | undefined;
  /** Nothing has loaded yet. */
  isLoading?: boolean;
  /** Time of the data after a failed refresh, '21:04'; empty if it never loaded. */
  staleSince?: string | undefined;
}

const MOST_SHOWN = 5;

const kinds = {
  requests: {
    label: 'Practitioner requests',
    counted: 'pending',
    empty: 'No New Request',
    Icon: Bell,
  },
  prescriptions: {
    label: 'Prescriptions to sign',
    counted: 'unsigned',
    empty: 'No Unsigned Prescription',
    Icon: ClipboardPen,
  },
} as const;

const Toggle = styled.button`
  ${barItemStyle}
  position: relative;
  justify-content: center;
  min-inline-size: ${size.targetFixed};
  padding-inline: 0;

  & > :last-child:not(svg, [data-part='name']) {
    ${hangingBadge}
  }
`;

const List = styled.ul`
  inline-size: 18rem;
  max-inline-size: 100%;
`;

const Entry = styled(Link)`
  ${menuLinkStyle}
  flex-direction: column;
  align-items: start;
  justify-content: center;
`;

const Detail = styled.span`
  color: ${color.textMuted};
  font-size: ${font.sizeSmall};
`;

const Nothing = styled.p`
  padding: ${space[5]} ${space[3]};
  color: ${color.textMuted};
  text-align: center;
`;

const Stale = styled.p`
  padding: ${space[2]} ${space[3]};
  color: ${color.textMuted};
  font-size: ${font.sizeSmall};
`;

const Foot = styled.div`
  margin-block-start: ${space[2]};
  padding-block-start: ${space[2]};
  border-block-start: ${border.hairline};
  font-weight: ${font.weightMedium};
`;

const Words = styled.span`
  ${menuLinkStyle}
  flex-direction: column;
  align-items: start;
  justify-content: center;
`;

/** Returns the new count after an increase, because only increases are announced. */
function useRise(count: number): number | undefined {
  const [known, setKnown] = useState({ count, risenTo: undefined as number | undefined });
  if (known.count !== count) {
    setKnown({ count, risenTo: count > known.count ? count : undefined });
  }
  return known.risenTo;
}

/** Shows what needs a prescriber's action: count, latest five, and a link to all (spec 2.27). */
export function NotificationBell({
  kind,
  count,
  entries,
  viewAllHref,
  isLoading = false,
  staleSince,
}: NotificationBellProps) {
  const { label, counted, empty, Icon } = kinds[kind];
  const risenTo = useRise(count);
  return (
    <>
      <Popover
        label={label}
        align="end"
        renderTrigger={(trigger) => (
          <Toggle {...trigger} type="button" title={label}>
            <Icon aria-hidden />
            <VisuallyHidden data-part="name">{label}</VisuallyHidden>
            <Badge count={count} label={counted} />
          </Toggle>
        )}
      >
        {(close) => (
          <>
            {isLoading && <Nothing>Loading…</Nothing>}
            {!isLoading && staleSince !== '' && entries.length === 0 && <Nothing>{empty}</Nothing>}
            {entries.length > 0 && (
              <List>
                {entries.slice(0, MOST_SHOWN).map(({ id, title, detail, href }) => (
                  <li key={id}>
                    {href === undefined ? (
                      <Words>
                        <span>{title}</span> <Detail>{detail}</Detail>
                      </Words>
                    ) : (
                      <Entry href={href} onClick={close}>
                        <span>{title}</span> <Detail>{detail}</Detail>
                      </Entry>
                    )}
                  </li>
                ))}
              </List>
            )}
            {staleSince !== undefined && (
              <Stale>
                {staleSince === ''
                  ? 'We could not load this. We will try again in a minute.'
                  : `We could not refresh this: as of ${staleSince}.`}
              </Stale>
            )}
            {viewAllHref !== undefined && (
              <Foot>
                <Entry href={viewAllHref} onClick={close}>
                  View All
                </Entry>
              </Foot>
            )}
          </>
        )}
      </Popover>
      <VisuallyHidden as="output">
        {risenTo === undefined ? '' : `${label}: ${risenTo} ${counted}`}
      </VisuallyHidden>
    </>
  );
}
