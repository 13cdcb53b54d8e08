import { expect, test } from 'vitest';
import { paths } from './paths.ts';

test.each([
  [paths.categories(), '/categories'],
  [paths.categories(0), '/categories'],
  [paths.categories(4), '/categories?categoryId=4'],
  [paths.products(), '/products'],
  [paths.products({ search: '', page: 1 }), '/products'],
  [
    paths.products({ categoryId: 4, search: 'fine & long', page: 2 }),
    '/products?categoryId=4&search=fine+%26+long&page=2',
  ],
  [paths.orders(), '/orders'],
  [paths.orders(1), '/orders'],
  [paths.orders(3), '/orders?page=3'],
  [paths.signUpAs('other'), '/signup?as=other'],
  [paths.product(7), '/product/7'],
  [paths.order(8), '/order/8'],
  [paths.prescriptions(), '/prescriptions'],
  [paths.prescriptions({ orderId: 31 }), '/prescriptions?orderId=31'],
  [paths.prescriptions({ status: 'rejected', page: 2 }), '/prescriptions?signStatus=-1&page=2'],
  [paths.toSign(9), '/prescriptions?signStatus=0&prescriberId=9'],
  [paths.prescription(51), '/prescription/51'],
  [paths.patients(), '/patients'],
  [paths.patients(2), '/patients?page=2'],
  [paths.patient(9), '/patient/add/9'],
  [paths.payment(8), '/payment/8'],
])('paths build the address %s', (path, expected) => {
  expect(path).toBe(expected);
});
