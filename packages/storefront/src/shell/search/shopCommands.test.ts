import { aProfile } from '@formulary/rules/accounts/fixtures/aProfile';
import type { Role } from '@formulary/rules/accounts/permissions';
import { expect, test } from 'vitest';
import { type ShopCommand, shopCommands } from './shopCommands.ts';

const profile = aProfile({ id: 7, isPrescriber: true });
const labels = (commands: readonly ShopCommand[]) => commands.map(({ label }) => label);
const quickOf = (role: Role, hasCart = true) =>
  labels(shopCommands({ role, profile, hasCart }).filter(({ isQuick }) => isQuick));

const buyers = ['Orders', 'Quick order', 'Lists', 'Patients'];
const ownPages = ['Cart', 'Checkout', 'Add patient'];
const actions = ['Clear cart', 'Log Out'];

test('a visitor is offered Login, Register and the pages of the More menu', () => {
  const offered = quickOf('visitor');
  expect(offered.slice(0, 2)).toEqual(['Login', 'Register']);
  expect(offered).toContain('Delivery policy');
  expect(offered).not.toContain('Cart');
});

test.each([
  ['buyer', [...buyers, 'Account details', 'Prescriptions', ...ownPages, ...actions]],
  [
    'practitioner',
    [
      ...buyers,
      'Account details',
      'Prescriptions',
      'My Prescribers',
      ...ownPages,
      'Add prescriber',
      ...actions,
    ],
  ],
  [
    'prescriber',
    [
      ...buyers,
      'Sign Prescriptions',
      'Manual Prescription',
      'Prescription Template',
      'Account details',
      'Prescriptions',
      'My Practitioners',
      ...ownPages,
      ...actions,
    ],
  ],
] as const)('a %s is offered the pages and actions of the role', (role, offered) => {
  expect(quickOf(role)).toEqual(offered);
});

test('an empty cart cannot be cleared', () => {
  expect(quickOf('practitioner', false)).not.toContain('Clear cart');
  expect(quickOf('practitioner', false)).toContain('Log Out');
});

test('each address is offered once, and that of unsigned prescriptions names the prescriber', () => {
  const commands = shopCommands({ role: 'prescriber', profile, hasCart: true });
  const addresses = commands.flatMap((each) => ('href' in each ? [each.href] : []));
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses).toContain('/prescriptions?signStatus=0&prescriberId=7');
});
