// `npm test` runs every part; `npm run test:<part> -- filter` runs one.
import { drawPictures } from './drawPictures.ts';
import { ensureChromium } from './test/ensureChromium.ts';
import type { Part, Tally } from './test/part.ts';
import { browserParts, parts } from './test/parts.ts';

const [wished, ...filters] = process.argv.slice(2);
const leftOut = parts.flatMap(({ name, whyLeftOut }) => {
  const why = wished === undefined ? whyLeftOut?.() : undefined;
  return why === undefined ? [] : [{ name, why }];
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

function runPart(part: Part): Tally & { readonly name: string; readonly seconds: number } {
  console.log(`\n▸ ${part.name}`);
  const startedAt = performance.now();
  const canRun = !browserParts.has(part.name) || ensureChromium();
  const tally = canRun ? part.run(filters) : { passed: 0, failed: 1 };
  return { name: part.name, ...tally, seconds: (performance.now() - startedAt) / 1000 };
}

await drawPictures();
const results = chosen.map(runPart);
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);

console.log('');
for (const result of results) {
  const mark = result.failed === 0 ? '✓' : '✗';
  console.log(
    `${mark} ${result.name.padEnd(9)} ${String(result.passed).padStart(5)} passed ${String(result.failed).padStart(4)} failed ${result.seconds.toFixed(1).padStart(7)} s`,
  );
}
for (const { name, why } of leftOut) console.log(`– ${name.padEnd(9)} not run: ${why}`);
for (const { name, failures = [] } of results)
  for (const failure of failures) console.log(`✗ ${name}: ${failure}`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
