import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PreOrderPrescription } from '../allocation/preOrderPrescription.ts';
import { valuesOf } from '../testing/valuesOf.ts';
import { workedExamples } from '../testing/workedExamples.ts';
import { updateProfile } from './profileChangeCalls.ts';
import { signIn } from './sessionCalls.ts';
import type { Codec, Shape, Words } from '../wire/codec.ts';
import { decode } from '../wire/decode.ts';
import {
  confirmEmailPayload,
  forgotPasswordPayload,
  resetPasswordPayload,
} from '../accounts/authPayloads.ts';
import { cartLine } from '../carts/cartLine.ts';
import { category } from '../catalogue/category.ts';
import { contactMessage } from '../content/contactMessage.ts';
import { country } from '../addresses/addressOnWire.ts';
import { deliveryOption } from '../orders/deliveryOption.ts';
import { messageAnswer } from './answers.ts';
import { order, orderLine } from '../orders/order.ts';
import { listedPatient, patient, patientDetails } from '../patients/patient.ts';
import { person } from '../prescriptions/person.ts';
import { preOrderPrescription } from '../allocation/preOrderPrescription.ts';
import { openedInvitation, prescriberInvitation } from '../partners/invitations.ts';
import { practitionerLink, prescriberLink } from '../partners/prescriberLink.ts';
import { prescription } from '../prescriptions/prescription.ts';
import { prescriptionItem } from '../prescriptions/prescriptionItem.ts';
import { priceBreak } from '../pricing/priceBreak.ts';
import { product, publicProduct } from '../catalogue/product.ts';
import { profile } from '../accounts/profile.ts';
import { promotion } from '../pricing/promotion.ts';
import { registration } from '../accounts/registration.ts';
import { prescriptionItemKey } from '../prescriptions/prescriptionItemKey.ts';
import { registrationFiles } from '../accounts/registrationDocuments.ts';

type AnyCodec = Codec<unknown, unknown>;

/** The entities of section 3 by their names in the table. */
const entities = {
  Category: category,
  Product: product,
  Promotion: promotion,
  'Price break': priceBreak,
  'Cart item': cartLine,
  Profile: profile,
  'Profile update': updateProfile.body,
  Registration: registration,
  'Sign-in': signIn.body,
  'Forgotten password': forgotPasswordPayload,
  'New password': resetPasswordPayload,
  'E-mail confirmation': confirmEmailPayload,
  Country: country,
  Patient: patient,
  'Prescriber link': prescriberLink,
  'Practitioner link': practitionerLink,
  Prescription: prescription,
  'Prescription item': prescriptionItem,
  'Manual item': prescriptionItem,
  'Delivery option': deliveryOption,
  Order: order,
  'Order line': orderLine,
  'Contact message': contactMessage,
} as unknown as Readonly<Record<string, AnyCodec>>;

const others = {
  'public product': publicProduct,
  person,
  'prescriber invitation': prescriberInvitation,
  'opened invitation': openedInvitation,
  'listed patient': listedPatient,
  'patient details': patientDetails,
  'pre-order prescription': preOrderPrescription,
  'message answer': messageAnswer,
} as unknown as Readonly<Record<string, AnyCodec>>;

const everyEntity = Object.entries({ ...entities, ...others });

/** Returns a wire value of an entity with all its fields. */
function sampleOf(codec: AnyCodec, seed = 1): Record<string, unknown> {
  const fields = Object.entries(codec.fields ?? {}).filter(
    ([, { shape }]) => !shape.includes('another name of'),
  );
  const whole = Object.fromEntries(
    fields.map(([name, field]) => [name, { ...field, isOptional: false }]),
  );
  const [sample] = fc.sample(valuesOf({ ...codec, fields: whole }), { numRuns: 1, seed });
  return sample as Record<string, unknown>;
}

/** Returns the errors of a wire value by field, or under `body` if the value cannot be read at all. */
function errorsOf(codec: AnyCodec, arrived: unknown): Readonly<Record<string, string>> {
  const answer = decode(codec, arrived);
  return answer.ok ? {} : (answer.problem.errors ?? { body: answer.problem.message });
}

function shapeAt(codec: Shape, path: string): Shape | undefined {
  return path.split('.').reduce<Shape | undefined>((shape, name) => shape?.fields?.[name], codec);
}

/** Returns a sentence for each difference between the table's fields and the definition of an entity. */
function faultsOf(name: string): string[] {
  const codec = entities[name];
  const rows = workedExamples('wire', 'Fields').filter((row) => row['Entity'] === name);
  if (!codec || rows.length === 0) return [`the table does not know ${name}`];
  return rows.flatMap(({ Field: pair = '' }) => {
    const [fields = '', word = fields] = pair.split(' → ');
    return fields.split(', ').flatMap((field) => {
      const read = word.endsWith(', a file') ? filesUnder(field) : wordsUnder(codec, field);
      return read === word ? [] : [`${name}.${field} is read as "${read}", not "${word}"`];
    });
  });
}

function filesUnder(wireName: string): string {
  const names = registrationFiles.filter((file) => file.wireName === wireName);
  return names.map(({ name }) => `${name}, a file`).join();
}

function wordsUnder(codec: AnyCodec, field: string): string {
  return shapeAt(codec, field) ? wordsChangedBy(codec, field.split('.')[0] ?? '').join() : '';
}

/** Returns the words whose readings change with the value of one wire field. */
function wordsChangedBy(codec: AnyCodec, field: string): string[] {
  const { [field]: shape } = codec.fields ?? {};
  if (!shape) return [];
  const mainName = /another name of (\S+)$/.exec(shape.shape)?.[1] ?? field;
  const { [mainName]: _main, ...rest } = sampleOf(codec);
  const values = fc.sample(valuesOf(shape), { numRuns: 40, seed: 7 });
  const readings = values.map(
    (value) => codec.read({ ...rest, [field]: value }) as Record<string, unknown>,
  );
  const without = codec.read(rest) as object;
  const words = Object.keys(readings[0] ?? {});
  return words.filter(
    (word) =>
      !(word in without) ||
      new Set(readings.map((reading) => JSON.stringify(reading[word]))).size > 1,
  );
}

describe('every field of the specification is read', () => {
  test('the table lists exactly the entities', () => {
    const written = new Set(workedExamples('wire', 'Fields').map((row) => row['Entity']));
    expect(written).toEqual(new Set(Object.keys(entities)));
  });

  test('in a category', () => {
    expect(faultsOf('Category')).toEqual([]);
  });

  test('in a product', () => {
    expect(faultsOf('Product')).toEqual([]);
  });

  test('in a promotion @3.3', () => {
    expect(faultsOf('Promotion')).toEqual([]);
  });

  test('in a price break @3.4', () => {
    expect(faultsOf('Price break')).toEqual([]);
  });

  test('in a cart item @3.5', () => {
    expect(faultsOf('Cart item')).toEqual([]);
  });

  test('in a profile, read and updated @3.6', () => {
    expect([...faultsOf('Profile'), ...faultsOf('Profile update')]).toEqual([]);
  });

  test('in a registration @3.7', () => {
    expect(faultsOf('Registration')).toEqual([]);
  });

  test('in the other payloads of an account @3.9', () => {
    expect([
      ...faultsOf('Sign-in'),
      ...faultsOf('Forgotten password'),
      ...faultsOf('New password'),
      ...faultsOf('E-mail confirmation'),
    ]).toEqual([]);
  });

  test('in a country @3.10', () => {
    expect(faultsOf('Country')).toEqual([]);
  });

  test('in a patient @3.11', () => {
    expect(faultsOf('Patient')).toEqual([]);
  });

  test('in a link of prescriber and practitioner @3.12', () => {
    expect([...faultsOf('Prescriber link'), ...faultsOf('Practitioner link')]).toEqual([]);
  });

  test('in a prescription', () => {
    expect(faultsOf('Prescription')).toEqual([]);
  });

  test('in an item of a prescription @3.14', () => {
    expect(faultsOf('Prescription item')).toEqual([]);
  });

  test('in a manual item', () => {
    expect(faultsOf('Manual item')).toEqual([]);
  });

  test('in a delivery option @3.16', () => {
    expect(faultsOf('Delivery option')).toEqual([]);
  });

  test('in an order @3.17', () => {
    expect(faultsOf('Order')).toEqual([]);
  });

  test('in a line of an order', () => {
    expect(faultsOf('Order line')).toEqual([]);
  });

  test('in a contact message @3.19', () => {
    expect(faultsOf('Contact message')).toEqual([]);
  });
});

describe('entities on the wire', () => {
  test.each(everyEntity)(
    'every %s that the documentation allows survives reading and writing',
    (_, codec) => {
      fc.assert(
        fc.property(valuesOf(codec), (wire) => {
          const arrived = decode(codec, wire);
          expect(arrived).toMatchObject({ ok: true });
          const words = arrived.ok ? arrived.value : undefined;
          const travelled: unknown = JSON.parse(JSON.stringify(codec.write(words)));
          expect([travelled]).toMatchObject([wire]);
          expect(decode(codec, travelled)).toEqual({ ok: true, value: words });
        }),
        { numRuns: 50 },
      );
    },
  );

  test.each(everyEntity)(
    "a %s with an unexpected field is refused with the field's name",
    (_, codec) => {
      const arrived = decode(codec, { ...sampleOf(codec), surprise: 1 });
      expect(arrived).toMatchObject({ problem: { errors: { surprise: 'is not expected here' } } });
    },
  );

  test.each(everyEntity)(
    "a %s without a required field is refused with the field's name",
    (_, codec) => {
      const fields = Object.entries(codec.fields ?? {});
      const names = fields.filter(([, { isOptional }]) => !isOptional).map(([name]) => name);
      const refused = fields.filter(([name]) => {
        const { [name]: _left, ...rest } = sampleOf(codec);
        return errorsOf(codec, rest)[name] === 'is missing';
      });
      expect(refused.map(([name]) => name)).toEqual(names);
    },
  );

  test.each(everyEntity)(
    "a %s with a field of the wrong type is refused with the field's name",
    (_, codec) => {
      const names = Object.keys(codec.fields ?? {});
      for (const wrong of [[[]], () => 1, Symbol('wrong')]) {
        const refused = names.filter((name) => {
          const faults = Object.keys(errorsOf(codec, { ...sampleOf(codec), [name]: wrong }));
          return faults.length > 0 && faults.every((fault) => fault.split('.')[0] === name);
        });
        expect(refused).toEqual(names);
      }
    },
  );

  test.each(workedExamples('wire', 'Codes'))(
    'a code of $Entity in $Field maps to its word',
    (row) => {
      const codec = entities[row['Entity'] ?? ''];
      if (!codec) throw new Error(`There is no ${row['Entity']}`);
      const field = row['Field'] ?? '';
      const [code = '', word = ''] = (row['Value'] ?? '').split(' → ');
      const wire = { ...sampleOf(codec), [field]: JSON.parse(code) as unknown };
      const arrived = decode(codec, wire);
      const words = Object.values(arrived.ok ? (arrived.value as object) : {}).map(String);
      expect(arrived.ok).toBe(word !== 'refused');
      expect([...words, 'refused']).toContain(word);
    },
  );

  test('a value with two names is read from either, or from both if they agree', () => {
    const { rx_pk: id, ...rest } = sampleOf(preOrderPrescription as unknown as AnyCodec);
    const read = (names: object) => decode(preOrderPrescription, { ...rest, ...names });
    expect(read({ prescription_pk: id })).toEqual(read({ rx_pk: id }));
    expect(read({ prescription_pk: id, rx_pk: id })).toEqual(read({ rx_pk: id }));
    expect(read({ prescription_pk: 1, rx_pk: 2 })).toMatchObject({
      problem: { errors: { rx_pk: 'should be the same as prescription_pk' } },
    });
  });

  test('a missing field with a default is read as the default', () => {
    const sample = sampleOf(prescriptionItem as unknown as AnyCodec);
    const {
      orderdetail_promotions: _promotions,
      isASubstitute: _isSubstitute,
      substituted_product_fk: _substitute,
      ...rest
    } = sample;
    expect(decode(prescriptionItem, rest)).toMatchObject({
      value: { promotions: [], isSubstitute: false, substitutedBy: undefined },
    });
    const { user_is_prescriber: _prescriber, ...form } = sampleOf(
      registration as unknown as AnyCodec,
    );
    expect(decode(registration, form)).toMatchObject({ value: { isPrescriber: false } });
  });

  test('a prescription of the cart fits the allocation rules', () => {
    const answer = decode(
      preOrderPrescription,
      sampleOf(preOrderPrescription as unknown as AnyCodec),
    );
    const taken: PreOrderPrescription | undefined = answer.ok ? answer.value : undefined;
    expect(taken?.items).toBeDefined();
  });

  test.each(workedExamples('wire', 'Keys of prescription items'))(
    'an item of a $Prescription prescription has the key $Key',
    (row) => {
      const isManual = row['Prescription'] === 'manual';
      const place = Number(row['Place']);
      const items = Array.from({ length: 2 }, () => ({ productId: Number(row['Product']) }));
      const held = { isManual, items: items as unknown as Words<typeof prescription>['items'] };
      expect(prescriptionItemKey(held, place)).toBe(row['Key']);
    },
  );
});
