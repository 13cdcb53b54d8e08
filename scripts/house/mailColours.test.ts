import { expect, test } from 'vitest';
import { mailColours } from '../../packages/server/src/platform/mail/rendering/mailColours.ts';
import { colorRoles } from '../../packages/theme/src/colorRoles.ts';

test.each(['light', 'dark'] as const)("mails in %s use the theme's colours", (theme) => {
  expect(colorRoles[theme]).toMatchObject(mailColours[theme]);
});
