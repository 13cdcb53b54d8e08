// `npm start`: builds if sources changed, then runs the shop in this process.
import '../packages/server/src/platform/process/smallHeap.ts';
import { demoAccounts } from '../packages/server/seed/demoAccounts.ts';
import {
  DEMO_STAFF_PASSWORD,
  demoStaffAccounts,
} from '../packages/server/seed/demoStaffAccounts.ts';
import { staffRoleLabel } from '../packages/rules/src/accounts/staffPermissions.ts';
import { type Config, readConfig } from '../packages/server/src/start/config.ts';
import { runServer } from '../packages/server/src/start/runServer.ts';
import { describeStartupFailure } from '../packages/server/src/start/describeStartupFailure.ts';
import { endWithParent } from '../packages/server/src/platform/process/endWithParent.ts';
import { buildIfChanged } from './build/buildIfChanged.ts';
import { root } from './root.ts';

function say(line: string): void {
  console.log(line);
}

let config: Config | undefined;
try {
  if (process.env['npm_lifecycle_event'] !== undefined) endWithParent();
  config = readConfig(process.env, root);
  const demo = config.isProduction
    ? undefined
    : await import('../packages/server/seed/seedDemo.ts');
  const server = await runServer({
    config,
    say,
    prepare: () => buildIfChanged(say),
    ...(demo && { fill: demo.seedDemo }),
  });
  say(`\nFormulary is at ${server.address}\n`);
  for (const { email, password, shows } of demo ? demoAccounts : []) {
    say(`  Demo account  ${email}  ${password}\n                ${shows}`);
  }
  if (server.deskAddress !== undefined) {
    say(`  Desk          ${server.deskAddress}`);
    for (const { email, role } of demo ? demoStaffAccounts : []) {
      say(
        `  Demo staff    ${email}  ${DEMO_STAFF_PASSWORD}\n                ${staffRoleLabel(role)}`,
      );
    }
  }
  if (!config.isProduction) say(`  Mailbox       ${server.address}/dev/mailbox`);
  say(
    `  Storybook     ${server.hasStorybook ? `${server.address}/storybook/` : 'npm run storybook'}`,
  );
  say('\nCtrl-C stops it.');
} catch (error) {
  console.error(describeStartupFailure(error, config));
  process.exit(1);
}
