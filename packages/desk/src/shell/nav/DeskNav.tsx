import type { StaffRole } from '@formulary/rules/accounts/staffPermissions';
import { media } from '@formulary/theme/media';
import { color, font, motion, radius, space } from '@formulary/theme/tokens';
import { Badge } from '@formulary/ui/primitives/messages/Badge';
import { Link } from '@formulary/ui/primitives/navigation/Link';
import { useLocation } from 'react-router';
import { styled } from 'styled-components';
import type { Job } from '../../lib/screen/Job.ts';
import { jobsOf } from '../../jobs/jobs.ts';
import { useWaitingCounts } from '../../features/today/useToday.ts';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
  padding: ${space[1]} ${space[2]};

  ${media.fromTablet} {
    flex-direction: column;
    flex-wrap: nowrap;
    padding: 0 ${space[2]};
  }
`;

const Entry = styled(Link)`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space[2]};
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.medium};
  font-weight: ${font.weightMedium};
  text-decoration: none;
  transition: background-color ${motion.quick} ${motion.easeOut};

  svg {
    flex: none;
    inline-size: 1.25rem;
    block-size: 1.25rem;
  }

  ${media.hover} {
    &:hover {
      background: ${color.surfaceHover};
    }
  }

  &[aria-current] {
    background: ${color.surfaceRaised};
    color: ${color.textLink};
    box-shadow: inset 0.25rem 0 0 ${color.actionPrimary};
  }

  ${media.fromTablet} {
    flex-direction: column;
    gap: ${space[1]};
    padding-inline: ${space[1]};
    font-size: ${font.sizeSmall};
    text-align: center;

    /* Beside the icon, so that a count moves nothing. */
    [data-part='count'] {
      position: absolute;
      inset-block-start: ${space[1]};
      inset-inline-start: calc(50% + ${space[2]});
    }
  }

  ${media.fromDesktop} {
    flex-direction: row;
    gap: ${space[3]};
    padding-inline: ${space[3]};
    font-size: ${font.sizeBody};
    text-align: start;

    [data-part='count'] {
      position: static;
      margin-inline-start: auto;
    }
  }
`;

/** Above it the navigation says '999+': on a tablet there is no room for more digits. */
const MOST_SHOWN = 999;

/** Returns whether a job's screens are at this address. */
function isAt({ href }: Job, pathname: string): boolean {
  return href === '/' ? pathname === '/' : pathname === href || pathname.startsWith(`${href}/`);
}

/** Lists the jobs that a role sees, each with what waits in it. */
export function DeskNav({ role }: { readonly role: StaffRole }) {
  const { pathname } = useLocation();
  const countOf = useWaitingCounts();
  return (
    <nav aria-label="Jobs">
      <List>
        {jobsOf(role).map((job) => {
          const { title, href, Icon, queues = [] } = job;
          return (
            <li key={href}>
              <Entry href={href} aria-current={isAt(job, pathname) ? 'page' : undefined}>
                <Icon aria-hidden />
                <span>{title}</span>
                {queues.length > 0 && (
                  <span data-part="count">
                    <Badge count={countOf(queues)} label="wait" most={MOST_SHOWN} />
                  </span>
                )}
              </Entry>
            </li>
          );
        })}
      </List>
    </nav>
  );
}
