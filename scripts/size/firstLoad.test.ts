import { expect, test } from 'vitest';
import { firstLoads } from './firstLoad.ts';

test('a first load is the shell and what the route imports at once, each file once', () => {
  const loads = firstLoads({
    'index.html': { file: 'main.js', isEntry: true, imports: ['_react.js'] },
    '_react.js': { file: 'react.js' },
    '_table.js': { file: 'table.js', imports: ['_react.js'] },
    'src/routes/Orders/Orders.tsx': {
      file: 'orders.js',
      src: 'src/routes/Orders/Orders.tsx',
      isDynamicEntry: true,
      imports: ['_table.js', 'index.html'],
    },
    'src/late/Toast.tsx': { file: 'toast.js', src: 'src/late/Toast.tsx', isDynamicEntry: true },
  });
  expect([...loads.keys()]).toEqual(['(shell)', 'Orders']);
  expect([...(loads.get('Orders') ?? [])]).toEqual([
    'main.js',
    'react.js',
    'orders.js',
    'table.js',
  ]);
});
