import { aDeliveryAddress } from '../addresses/fixtures/aDeliveryAddress.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  checkoutForm,
  checkoutSections,
  sectionsWithForm,
  sectionTitle,
} from './checkoutSections.ts';
import { WITHOUT_PRESCRIPTIONS } from './checkoutDraft.ts';
import type { CheckoutDraft } from './checkoutDraft.ts';
import { shippingFrom } from './shippingRules.ts';
import { type UnsavedFields, applyUnsaved } from './applyUnsaved.ts';

const billing = {
  firstName: 'Amara',
  lastName: 'Okafor',
  company: '',
  phone: '020 7946 0018',
  street: '14 Lambs Conduit Passage',
  city: 'London',
  postcode: 'WC1R 4RH',
  county: '',
  countryCode: 'GB',
};
const email = 'amara@formulary.test';
const clinic = aDeliveryAddress({
  name: 'Riverside Clinic',
  phone: '0113 496 0000',
  street: '3 Water Lane',
  city: 'Leeds',
  postcode: 'LS1 5PS',
});
const ready = {
  deliveryOptionId: 2,
  isBillingConfirmed: true,
  shipping: shippingFrom(billing),
  shipsToBilling: true,
  paymentMode: 'bankTransfer',
  note: '',
} as const;

function apply(draft: CheckoutDraft, unsaved: UnsavedFields, bill: typeof billing) {
  return applyUnsaved(draft, unsaved, bill, WITHOUT_PRESCRIPTIONS);
}

describe('unsaved input of a checkout', () => {
  test('changes nothing if there is none', () => {
    const untouched = { draft: ready, billing, applied: [], invalid: undefined };
    expect(apply(ready, {}, billing)).toEqual(untouched);
    expect(apply(ready, { note: {}, billing: {} }, billing)).toEqual(untouched);
  });

  test('counts a note, a choice and an address as saved', () => {
    const unsaved = {
      note: { note: 'Leave at reception' },
      payment: { paymentMode: 'bankTransfer', paymentNote: 'Ref CLINIC-7' },
      shipping: { destination: 'elsewhere', ...clinic },
      delivery: { delivery: '3' },
    };
    const { shipsToBilling: _elsewhere, ...draft } = ready;
    expect(apply(ready, unsaved, billing)).toEqual({
      draft: {
        ...draft,
        deliveryOptionId: 3,
        shipping: clinic,
        paymentNote: 'Ref CLINIC-7',
        note: 'Leave at reception',
      },
      billing,
      applied: ['delivery', 'shipping', 'payment', 'note'],
      invalid: undefined,
    });
  });

  test('does not move a parcel to a billing address outside the delivery area', () => {
    const abroad = { ...billing, countryCode: 'US', postcode: '10001' };
    const bill = { ...abroad, email };
    const { shipping: _shipping, shipsToBilling: _same, ...unsent } = ready;
    const followed = apply(ready, { billing: bill }, billing);
    expect([followed.draft, followed.billing]).toEqual([unsent, abroad]);
    const shipping = { destination: 'billing', ...clinic };
    const chosen = apply(unsent, { billing: bill, shipping }, billing);
    expect(chosen).toMatchObject({ applied: ['billing'], invalid: 'shipping', draft: unsent });
  });

  test('moves a parcel that follows the billing address', () => {
    const moved = { ...billing, city: 'Bristol' };
    const { draft, billing: saved } = apply(ready, { billing: { ...moved, email } }, billing);
    expect(saved).toEqual(moved);
    expect(draft.shipping).toEqual(shippingFrom(moved));
    const elsewhere = { ...ready, shipping: clinic, shipsToBilling: false };
    const kept = apply(elsewhere, { billing: { ...moved, email } }, billing);
    expect(kept.draft.shipping).toEqual(clinic);
  });

  test('keeps a billing field that the form does not contain', () => {
    const { county: _gone, ...typed } = billing;
    const moved = { ...typed, email, city: 'Bristol' };
    const applied = apply(ready, { billing: moved }, { ...billing, county: 'Avon' });
    expect(applied.billing).toEqual({ ...billing, city: 'Bristol', county: 'Avon' });
  });

  test('removes the shipping address if a parcel cannot follow the new billing address', () => {
    const long = { ...billing, firstName: 'A'.repeat(100), lastName: 'O'.repeat(100) };
    const { draft, invalid } = apply(ready, { billing: { ...long, email } }, billing);
    expect(invalid).toBeUndefined();
    expect(draft.shipping).toBeUndefined();
  });

  test('ignores a typed shipping address once the billing address is chosen again', () => {
    const unsaved = { shipping: { destination: 'billing', ...clinic, postcode: '' } };
    const { draft, invalid } = apply({ ...ready, shipping: clinic }, unsaved, billing);
    expect(invalid).toBeUndefined();
    expect(draft).toMatchObject({ shipping: shippingFrom(billing), shipsToBilling: true });
  });

  test('is not applied if it breaks a rule, and names the first such section', () => {
    const unsaved = {
      billing: { ...billing, email, city: ' ' },
      shipping: { destination: 'elsewhere', ...clinic, postcode: '' },
      note: { note: 'Leave at reception' },
    };
    expect(apply(ready, unsaved, billing)).toEqual({
      draft: { ...ready, note: 'Leave at reception' },
      billing,
      applied: ['note'],
      invalid: 'billing',
    });
    const long = { note: { note: 'x'.repeat(1001) } };
    expect(apply(ready, long, billing).invalid).toBe('note');
  });

  test('is ignored for a hidden section, also if it is hidden by unsaved input', () => {
    const unsaved = {
      delivery: { delivery: '1' },
      shipping: { destination: 'elsewhere', ...clinic, postcode: '' },
    };
    const { draft, applied, invalid } = apply(ready, unsaved, billing);
    expect({ applied, invalid }).toEqual({ applied: ['delivery'], invalid: undefined });
    expect(draft.shipping).toEqual(ready.shipping);
  });

  test('is either applied or names its section', () => {
    const values = fc.dictionary(
      fc.constantFrom('note', 'paymentMode', 'city', 'name'),
      fc.string(),
    );
    const unsaved = fc.dictionary(fc.constantFrom(...sectionsWithForm), values);
    fc.assert(
      fc.property(unsaved, (typed) => {
        const { applied, invalid } = apply(ready, typed, billing);
        const touched = sectionsWithForm.filter(
          (section) => Object.keys(typed[section] ?? {}).length > 0,
        );
        const left = touched.filter((section) => !applied.includes(section));
        expect(left[0]).toBe(invalid);
      }),
    );
  });
});

test('every section has a unique title, and every form a unique name', () => {
  expect(Object.keys(sectionTitle)).toEqual(checkoutSections);
  expect(Object.keys(checkoutForm)).toEqual(sectionsWithForm);
  for (const names of [sectionTitle, checkoutForm].map(Object.values<string>))
    expect(new Set(names).size).toBe(names.length);
});
