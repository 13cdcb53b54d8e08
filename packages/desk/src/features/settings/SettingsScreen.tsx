import { settingTitles } from '@formulary/rules/settings/settingSectionNames';
import type { Elements } from '@formulary/ui/primitives/elements';
import type { ReactNode } from 'react';
import { PartsScreen } from '../../lib/screen/PartsScreen.tsx';
import { paths } from '../../lib/screen/paths.ts';

const parts = [
  { title: 'Company', href: paths.settings, key: '1' },
  { title: settingTitles.bank, href: paths.bankSettings, key: '2' },
  { title: settingTitles.delivery, href: paths.deliverySettings, key: '3' },
  { title: 'Terms and policies', href: paths.policySettings, key: '4' },
  { title: settingTitles.notices, href: paths.noticeSettings, key: '5' },
] as const;

interface SettingsScreenProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: Elements;
}

/** Lays out a screen of the job Settings, below the links to its parts, which the keys 1 to 5 open too. */
export function SettingsScreen(props: SettingsScreenProps) {
  return <PartsScreen job="Settings" parts={parts} {...props} />;
}
