// `npm start`: builds what changed, then runs the shop in this process.
import { type Config, readConfig } from '../packages/server/src/config.ts';
import { runServer } from '../packages/server/src/runServer.ts';
import { describeStartupFailure } from '../packages/server/src/describeStartupFailure.ts';
import { endWithParent } from '../packages/server/src/platform/process/endWithParent.ts';
import { buildIfChanged } from './buildIfChanged.ts';
import { root } from './root.ts';

function say(line: string): void {
  console.log(line);
}

let config: Config | undefined;
try {
  if (process.env['npm_lifecycle_event'] !== undefined) endWithParent();
  config = readConfig(process.env, root);
  const server = await runServer({ config, say, prepare: () => buildIfChanged(say) });
  say(`\nFormulary is at ${server.address}\n`);
  for (const { email, password } of server.demoAccounts) {
    say(`  Demo account  ${email}  ${password}`);
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
