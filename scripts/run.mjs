// `node scripts/run.mjs COMMAND [ARGUMENTS]` runs every command of package.json: it installs what is missing, then starts
// the command. Imports are executed in order.
import './bootstrap.mjs';
import './launch.mjs';
