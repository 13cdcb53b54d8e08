import { expect, test } from 'vitest';
import { mailColours } from '../packages/server/src/platform/mail/mailColours.ts';
import { colorRoles } from '../packages/ui/src/theme/colorRoles.ts';

test.each(['light', 'dark'] as const)('mails in %s have the colours of the theme', (theme) => {
  expect(colorRoles[theme]).toMatchObject(mailColours[theme]);
});
