// `npm run bench:rules`: measures the rules' speed, and whether twice the lines take twice the time.
import { allocateAutomatically } from '../packages/rules/src/allocation/allocateAutomatically.ts';
import { checkForm } from '../packages/rules/src/forms/fieldCheck.ts';
import { registrationRules } from '../packages/rules/src/accounts/registrationRules.ts';
import { cartTotals } from '../packages/rules/src/pricing/cartTotals.ts';
import { priceLine } from '../packages/rules/src/pricing/priceLine.ts';
import { describeMachine } from '../packages/bench/src/shop/report.ts';
import { benchAllocation } from '../packages/bench/src/rules/allocations.ts';
import { benchCart } from '../packages/bench/src/rules/carts.ts';
import { measure } from '../packages/bench/src/rules/measure.ts';

const PRESCRIPTIONS = 50;
const PRICING_BUDGET_MS = 1;

const typed = {
  firstName: 'Amara',
  lastName: 'Okafor',
  email: 'amara@example.com',
  password: 'a long password',
  passwordConfirmation: 'a long password',
  phone: '+44 (0)20 7946-0018',
  birthDate: '12/04/1988',
  street: '14 Lambs Conduit Passage',
  city: 'London',
  postcode: 'WC1R 4RH',
  countryCode: 'GB',
  professionalStatus: 'Nurse Prescriber',
  registrationNumber: '12A3456E',
};

function row(name: string, operation: () => unknown, growth = ''): number {
  const { perSecond, median, p95 } = measure(operation);
  const figures = [perSecond.toFixed(0), median.toFixed(4), p95.toFixed(4)];
  console.log(
    `${name.padEnd(52)}${figures.map((figure) => figure.padStart(13)).join('')}   ${growth}`.trimEnd(),
  );
  return median;
}

/** Prints a row per size. The last line shows the factor of doubling twice; 4 is linear. */
function growing(name: string, sizes: readonly number[], prepare: (size: number) => () => unknown) {
  const medians = sizes.map((size) => row(`${name}, ${size} lines`, prepare(size)));
  const times = (medians.at(-1) ?? 0) / (medians[0] ?? 1);
  const ofLines = (sizes.at(-1) ?? 0) / (sizes[0] ?? 1);
  console.log(`  ${ofLines} times the lines take ${times.toFixed(1)} times as long\n`);
  return medians;
}

console.log(describeMachine());
console.log(
  `\n${''.padEnd(52)}${['per second', 'median ms', 'p95 ms'].map((head) => head.padStart(13)).join('')}`,
);

const [, ofThousand = Number.NaN] = growing(
  'price a cart with 5 promotions a line',
  [500, 1000, 2000],
  (size) => {
    const cart = benchCart(size);
    return () => cartTotals(cart.map(priceLine));
  },
);
growing(`allocate over ${PRESCRIPTIONS} prescriptions`, [100, 200, 400], (size) => {
  const state = benchAllocation(size, PRESCRIPTIONS);
  return () => allocateAutomatically(state);
});

const now = new Date();
row('validate a registration', () =>
  checkForm(registrationRules({ isProfessional: true }, now), typed),
);

const isInBudget = ofThousand < PRICING_BUDGET_MS;
console.log(
  `\nPricing 1000 lines ${isInBudget ? 'keeps' : 'misses'} its budget of ${PRICING_BUDGET_MS} ms.`,
);
process.exitCode = isInBudget ? 0 : 1;
