// `npm run chromatic` publishes the stories to Chromatic, with a project's token; it is no part of the tests.
import { spawnSync } from 'node:child_process';
import { root } from '../root.ts';

/** The CLI that was looked at; it is fetched only when it is wanted. */
const CLI = 'chromatic@18.14.3';

if (!process.env['CHROMATIC_PROJECT_TOKEN']) {
  console.error(
    'Nothing was published: CHROMATIC_PROJECT_TOKEN is not set. It is on the Manage page of the project at chromatic.com. The pictures in this repository need none: npm run test:visual.',
  );
  process.exit(1);
}

// TurboSnap (--only-changed) takes pictures only of the stories that a change can reach; it needs the whole history.
const { status } = spawnSync(
  'npx',
  [
    '--yes',
    CLI,
    '--build-script-name=build:storybook',
    '--output-dir=storybook-static',
    '--only-changed',
    '--exit-zero-on-changes',
    ...process.argv.slice(2),
  ],
  { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' },
);
process.exitCode = status ?? 1;
