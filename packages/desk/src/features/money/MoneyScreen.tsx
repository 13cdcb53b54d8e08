import { border, color, font, size, space, stroke } from '@formulary/theme/tokens';
import type { Elements } from '@formulary/ui/primitives/elements';
import { Link } from '@formulary/ui/primitives/navigation/Link';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { paths } from '../../lib/screen/paths.ts';
import { Screen } from '../../lib/screen/Screen.tsx';
import { ShownKey } from '../../lib/screen/ShownKey.tsx';
import { useKeys } from '../../lib/screen/useKeys.ts';

const parts = [
  { title: 'Bank statements', href: paths.money, key: '1' },
  { title: 'Prices to set', href: paths.prices, key: '2' },
  { title: 'Refunds to pay', href: paths.refunds, key: '3' },
  { title: 'Invoices', href: paths.invoices, key: '4' },
] as const;

interface MoneyScreenProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly actions?: Elements | undefined;
  readonly children: Elements;
}

const Parts = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
  border-block-end: ${border.hairline};
`;

const Part = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-block-size: ${size.target};
  padding-inline: ${space[3]};
  border-block-end: ${stroke.heavy} solid transparent;
  color: ${color.textMuted};
  font-weight: ${font.weightMedium};
  text-decoration: none;

  &:hover {
    color: ${color.textBody};
  }

  &[aria-current] {
    border-color: ${color.actionPrimary};
    color: ${color.textBody};
  }
`;

/** Lays out a screen of the job Money, below the links to its parts, which the keys 1 to 4 open too. */
export function MoneyScreen({ title, lead, actions, children }: MoneyScreenProps) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useKeys(
    'Money',
    parts.map((part) => ({
      key: part.key,
      does: part.title,
      run: () => void navigate(part.href),
    })),
  );
  const current = parts.findLast(
    ({ href }) => pathname === href || pathname.startsWith(`${href}/`),
  );
  return (
    <Screen title={title} lead={lead} actions={actions}>
      <Parts aria-label="Money">
        {parts.map(({ title: name, href, key }) => (
          <Part key={href} href={href} aria-current={href === current?.href ? 'page' : undefined}>
            <span>{name}</span> <ShownKey name={key} />
          </Part>
        ))}
      </Parts>
      {children}
    </Screen>
  );
}
