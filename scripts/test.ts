// `npm test` runs every part, `npm test -- --changed` what a change against main can reach, and `npm run test:<part> -- filter`
// one.
import { drawPictures } from './drawPictures.ts';
import { changedSinceMain } from './test/changedSinceMain.ts';
import { type PartResult, closing } from './test/closing.ts';
import { ensureChromium } from './test/ensureChromium.ts';
import type { Part } from './test/part.ts';
import { browserParts, parts } from './test/parts.ts';
import { type Reach, reachOf } from './test/reach.ts';

const [first, ...filters] = process.argv.slice(2);
const change = first === '--changed' ? changedSinceMain() : undefined;
const wished = change === undefined ? first : undefined;

const reach = (part: Part): Reach =>
  change === undefined ? 'all' : reachOf(change.files, part.reached ?? []);

const asked = parts.filter(({ name }) => wished === undefined || name === wished);
// Its own rules say that nothing reaches it; a part without rules is quick.
const unreached = asked.filter((part) => part.reached !== undefined && reach(part) === 'none');
const reached = asked.filter((part) => !unreached.includes(part));
const leftOut = reached.flatMap((part) => {
  const found = wished === undefined ? part.leftOut?.() : undefined;
  return found === undefined ? [] : [{ name: part.name, ...found }];
});
const chosen = reached.filter(({ name }) => leftOut.every((each) => each.name !== name));

if (asked.length === 0) {
  console.error(
    `There is no part called ${wished}; there are ${parts.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(2);
}

function runPart(part: Part): PartResult {
  console.log(`\n▸ ${part.name}`);
  const startedAt = performance.now();
  const canRun = !browserParts.has(part.name) || ensureChromium();
  const since = reach(part) === 'imports' ? change?.since : undefined;
  const run = { filters, parts: chosen.map(({ name }) => name), since };
  const tally = canRun ? part.run(run) : { passed: 0, failed: 1 };
  return { name: part.name, ...tally, seconds: (performance.now() - startedAt) / 1000 };
}

await drawPictures();
const results = chosen.map(runPart);
console.log(`\n${closing(results, leftOut).join('\n')}`);
if (unreached.length > 0)
  console.log(`Not reached by the change: ${unreached.map(({ name }) => name).join(', ')}`);
process.exitCode = results.every(({ failed }) => failed === 0) ? 0 : 1;
