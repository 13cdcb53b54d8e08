// `npm test` runs every part; `npm run test:<part> -- filter` runs one.
import { drawPictures } from './drawPictures.ts';
import { type PartResult, closing } from './test/closing.ts';
import { ensureChromium } from './test/ensureChromium.ts';
import type { Part } from './test/part.ts';
import { browserParts, parts } from './test/parts.ts';

const [wished, ...filters] = process.argv.slice(2);
const leftOut = parts.flatMap((part) => {
  const found = wished === undefined ? part.leftOut?.() : undefined;
  return found === undefined ? [] : [{ name: part.name, ...found }];
});
const chosen = parts.filter(({ name }) =>
  wished === undefined ? leftOut.every((each) => each.name !== name) : name === wished,
);

if (chosen.length === 0) {
  console.error(
    `There is no part called ${wished}; there are ${parts.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(2);
}

const run = { filters, parts: chosen.map(({ name }) => name) };

function runPart(part: Part): PartResult {
  console.log(`\n▸ ${part.name}`);
  const startedAt = performance.now();
  const canRun = !browserParts.has(part.name) || ensureChromium();
  const tally = canRun ? part.run(run) : { passed: 0, failed: 1 };
  return { name: part.name, ...tally, seconds: (performance.now() - startedAt) / 1000 };
}

await drawPictures();
const results = chosen.map(runPart);
console.log(`\n${closing(results, leftOut).join('\n')}`);
process.exitCode = results.every(({ failed }) => failed === 0) ? 0 : 1;
