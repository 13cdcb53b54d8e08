import { describe, expect, test } from 'vitest';
import { aCartLine } from '../carts/fixtures/aCartLine.ts';
import { workedExamples } from '../testing/workedExamples.ts';
import { allocateAutomatically } from './allocateAutomatically.ts';
import {
  isFullyAllocated,
  totalPrescribed,
  unallocatedQuantity,
  usedQuantities,
} from './allocatedPacks.ts';
import { allocationMismatches } from './allocationMismatches.ts';
import { allocatableLine, type AllocatableLine, type LimitedCategory } from './allocationState.ts';
import {
  addPrescription,
  deletePrescription,
  orderedPrescriptions,
  setPatient,
} from './cartPrescriptions.ts';
import { checkAllocation, prescriptionRefusals } from './checkAllocation.ts';
import { mostOnPrescription } from './limitsOnPrescription.ts';
import type { PreOrderPrescription } from './preOrderPrescription.ts';
import { prescriptionQuantity } from './prescriptionLimits.ts';
import { setPrescribedQuantity } from './setAllocation.ts';

const withPrescriber = (prescriptions: readonly PreOrderPrescription[]) =>
  prescriptions.map((each) => ({ ...each, prescriberId: 40 }));

const lines: readonly AllocatableLine[] = workedExamples(
  'allocation',
  'The cart of the examples',
).map((row) => ({
  productId: Number(row['Product']),
  name: row['Name'] ?? '',
  isPrescription: row['Type'] === 'PRESCRIPTION',
  quantity: Number(row['In the cart']),
  prescriptionLimit: Number(row['Limit per prescription']),
  categoryIds: [Number(row['Categories'])],
}));

const categories: readonly LimitedCategory[] = workedExamples(
  'allocation',
  'The categories of the examples',
).map((row) => ({
  id: Number(row['Category']),
  name: row['Name'] ?? '',
  parentId: Number(row['Under']),
  prescriptionLimit: Number(row['Limit per prescription']),
}));

/** Parses 'P: 1×3, 2×1; ?:' into two prescriptions, the first with a patient. */
function prescriptionsIn(text = ''): readonly PreOrderPrescription[] {
  const parts = text.split(';').filter((part) => part.includes(':'));
  return parts.map((part, index) => {
    const [patient = '', held = ''] = part.split(':').map((piece) => piece.trim());
    const items = [...held.matchAll(/(\d+)×(\d+)/g)].map(([, productId, quantity]) => ({
      productId: Number(productId),
      quantity: Number(quantity),
    }));
    const patientId = patient.charCodeAt(0);
    return patient === '?' ? { id: index + 1, items } : { id: index + 1, patientId, items };
  });
}

function written(prescriptions: readonly PreOrderPrescription[]): string {
  return prescriptions
    .map(({ patientId, items }) => {
      const patient = patientId === undefined ? '?' : String.fromCharCode(patientId);
      return `${patient}: ${quantities(items)}`.trim();
    })
    .join('; ');
}

function quantities(items: PreOrderPrescription['items']): string {
  return items.map(({ productId, quantity }) => `${productId}×${quantity}`).join(', ');
}

function stateOf(text: string | undefined) {
  return { lines, categories, prescriptions: prescriptionsIn(text) };
}

describe('changing a prescription', () => {
  test.each(workedExamples('allocation', 'Setting a quantity'))(
    'keeps a quantity within the unallocated packs and the limits of product and category @5.24',
    (row) => {
      const answer = setPrescribedQuantity(stateOf(row['Prescriptions']), {
        prescriptionId: Number(row['On']),
        productId: Number(row['Product']),
        quantity: Number(row['Packs']),
      });
      expect(answer.ok ? 'allowed' : answer.problem.message).toBe(row['Answer']);
      expect(answer.ok ? written(answer.value) : '').toBe(row['Prescriptions after']);
    },
  );

  test.each([Number.NaN, '2', null, undefined, 10_000])('refuses %j as a quantity', (quantity) => {
    const input = { prescriptionId: 1, productId: 3, quantity };
    expect(setPrescribedQuantity(stateOf('?:'), input)).toMatchObject({
      problem: { message: 'Invalid quantity' },
    });
  });

  test.each(workedExamples('allocation', 'What is left'))(
    'computes the used, the unallocated and the largest possible quantity @5.24',
    (row) => {
      const state = stateOf(row['Prescriptions']);
      const productId = Number(row['Product']);
      const [first] = state.prescriptions;
      expect({
        used: usedQuantities(state.prescriptions).get(productId) ?? 0,
        left: unallocatedQuantity(state, productId),
        most: first && mostOnPrescription(state, first, productId),
      }).toEqual({
        used: Number(row['On all prescriptions']),
        left: Number(row['Unallocated']),
        most: Number(row['Most on the first']),
      });
    },
  );

  test.each(workedExamples('allocation', 'Another prescription'))(
    'adds a prescription only if packs are unallocated @5.24',
    (row) => {
      const state = stateOf(row['Prescriptions']);
      const answer = addPrescription(state, 9);
      const after = [...state.prescriptions, { id: 9, items: [] }];
      expect(answer.ok ? 'allowed' : answer.problem.message).toBe(row['Answer']);
      expect(answer.ok ? answer.value : after).toStrictEqual(after);
    },
  );

  test('adds no prescription to a cart without prescription lines', () => {
    const plain = lines.filter(({ isPrescription }) => !isPrescription);
    expect(addPrescription({ lines: plain, prescriptions: [] }, 1).ok).toBe(false);
    expect(prescriptionQuantity(plain)).toBe(0);
  });

  test('frees the packs of a deleted prescription', () => {
    const state = stateOf('P: 3×4; Q: 3×2');
    const answer = deletePrescription(state.prescriptions, 1);
    expect(answer).toEqual({ ok: true, value: [state.prescriptions[1]] });
    expect(answer.ok && unallocatedQuantity({ lines, prescriptions: answer.value }, 3)).toBe(4);
    expect(deletePrescription(state.prescriptions, 3)).toMatchObject({
      problem: { code: 'prescription-missing' },
    });
  });

  test('sets a patient on one prescription, and the prescriber of the others on a new one', () => {
    const prescribed = withPrescriber(prescriptionsIn('?: 1×1; ?:'));
    const answer = setPatient(prescribed, 2, 8);
    expect(answer.ok && answer.value.map(({ patientId }) => patientId)).toEqual([undefined, 8]);
    expect(setPatient(prescribed, 3, 8)).toMatchObject({
      problem: { code: 'prescription-missing' },
    });
    const added = addPrescription({ lines, prescriptions: prescribed }, 3);
    expect(added.ok && added.value.at(-1)).toEqual({ id: 3, prescriberId: 40, items: [] });
  });
});

/**
 * Returns the answer to setting 4 packs of product 2, with these limits of 'Injectable' and its sub-category 'Toxins'.
 */
function answerUnder(outer: number, inner: number): string {
  const nested = [
    { id: 11, name: 'Toxins', parentId: 10, prescriptionLimit: inner },
    { id: 10, name: 'Injectable', parentId: 0, prescriptionLimit: outer },
  ];
  const state = { ...stateOf('?:'), categories: nested };
  const answer = setPrescribedQuantity(state, { prescriptionId: 1, productId: 2, quantity: 4 });
  return answer.ok ? 'allowed' : answer.problem.message;
}

describe('limits of categories', () => {
  test('name the tightest limit in the refusal, and the first by id of equal ones @5.24', () => {
    const sentence = 'Maximum allowed quantity per prescription of';
    expect(answerUnder(3, 2)).toBe(`${sentence} Toxins category items is 2`);
    expect(answerUnder(2, 3)).toBe(`${sentence} Injectable category items is 2`);
    expect(answerUnder(3, 3)).toBe(`${sentence} Injectable category items is 3`);
    expect(answerUnder(4, 4)).toBe('allowed');
  });
});

describe('submitting prescriptions', () => {
  test.each(workedExamples('allocation', 'What is missing'))(
    'reports everything that is missing @5.22 @5.23 @5.24',
    (row) => {
      const chosen = row['Prescriber'] === 'chosen';
      const state = stateOf(row['Prescriptions']);
      const prescriptions = chosen ? withPrescriber(state.prescriptions) : state.prescriptions;
      const isPrescriber = row['Buyer'] === 'Prescriber';
      const refusals = prescriptionRefusals({ ...state, prescriptions }, { isPrescriber });
      expect(refusals.map(({ message }) => message).join('; ') || 'nothing').toBe(row['Missing']);
    },
  );

  test.each(workedExamples('allocation', 'Cart and prescriptions compared'))(
    'compares cart and prescriptions product by product @5.23',
    (row) => {
      const state = stateOf(row['Prescriptions']);
      const differences = allocationMismatches(state).map(
        ({ productId, inCart, onPrescriptions }) =>
          `${productId}: ${inCart} and ${onPrescriptions}`,
      );
      expect({
        inCart: String(prescriptionQuantity(lines)),
        onPrescriptions: String(totalPrescribed(state.prescriptions)),
        isFullyAllocated: isFullyAllocated(state) ? 'yes' : 'no',
        differences: differences.join(', ') || 'none',
      }).toEqual({
        inCart: row['In the cart on prescription'],
        onPrescriptions: row['On prescriptions'],
        isFullyAllocated: row['Fully allocated'],
        differences: row['Differences'],
      });
    },
  );

  test('sums the lines flagged as prescription @9.5', () => {
    expect(
      prescriptionQuantity([
        { isPrescription: true, quantity: 2 },
        { isPrescription: false, quantity: 30 },
        { isPrescription: true, quantity: 5 },
      ]),
    ).toBe(7);
  });

  test.each(workedExamples('allocation', 'What goes with the order'))(
    'sends only prescriptions with items above 0 with the order',
    (row) => {
      expect(written(orderedPrescriptions(prescriptionsIn(row['Prescriptions'])))).toBe(
        row['Sent'],
      );
    },
  );

  test('sends the accepted allocation with the order', () => {
    const answer = checkAllocation(stateOf('P: 1×3, 3×6; Q:; R: 1×2, 2×2; S: 2×2'));
    expect(answer.ok && written(answer.value)).toBe('P: 1×3, 3×6; R: 1×2, 2×2; S: 2×2');
  });
});

describe('automatic allocation', () => {
  test.each(workedExamples('allocation', 'Filling'))(
    'fills the prescriptions within the limits @5.24',
    (row) => {
      const answer = allocateAutomatically(stateOf(row['Prescriptions']));
      expect(written(answer.prescriptions)).toBe(row['Prescriptions after']);
      expect(quantities(answer.left) || 'none').toBe(row['Left']);
    },
  );
});

test('automatic allocation places a product with a tight limit before one with a lower id', () => {
  const ofToxins = { isPrescription: true, quantity: 2, categoryIds: [11] };
  const cart = [
    { ...ofToxins, productId: 1, name: 'Free', prescriptionLimit: 0 },
    { ...ofToxins, productId: 2, name: 'Tight', prescriptionLimit: 1 },
  ];
  const toxins = [{ id: 11, name: 'Toxins', parentId: 0, prescriptionLimit: 2 }];
  const state = { lines: cart, categories: toxins, prescriptions: prescriptionsIn('P:; Q:') };
  const { prescriptions, left } = allocateAutomatically(state);
  expect(written(prescriptions)).toBe('P: 2×1, 1×1; Q: 2×1, 1×1');
  expect(left).toEqual([]);
});

test('automatic allocation places the lower id first of products that need equally many prescriptions', () => {
  const alike = { isPrescription: true, quantity: 3, categoryIds: [11], prescriptionLimit: 2 };
  const cart = [
    { ...alike, productId: 5, name: 'Five' },
    { ...alike, productId: 4, name: 'Four' },
  ];
  const toxins = [{ id: 11, name: 'Toxins', parentId: 0, prescriptionLimit: 3 }];
  const state = { lines: cart, categories: toxins, prescriptions: prescriptionsIn('P:') };
  for (const lineOrder of [cart, cart.toReversed()]) {
    const { prescriptions } = allocateAutomatically({ ...state, lines: lineOrder });
    expect(written(prescriptions)).toBe('P: 4×2, 5×1');
  }
});

describe('cart lines and prescriptions', () => {
  test('an allocatable line has the limit and the categories of its product', () => {
    const limits = { prescriptionLimit: 4, categoryIds: [2] };
    const line = aCartLine({ isPrescription: true, quantity: 3, ...limits });
    expect(allocatableLine(line)).toEqual({
      productId: 12,
      isPrescription: true,
      name: line.name,
      quantity: 3,
      prescriptionLimit: 4,
      categoryIds: [2],
    });
  });
});
