import { expect, test } from 'vitest';
import { firstLoads } from './firstLoad.ts';

test("a first load is the shell and the route's static imports, each file once", () => {
  const loads = firstLoads({
    'index.html': {
      file: 'main.js',
      isEntry: true,
      imports: ['_react.js'],
      dynamicImports: ['src/features/orders/Orders/Orders.tsx', 'src/shell/Search.tsx'],
    },
    '_react.js': { file: 'react.js' },
    '_table.js': { file: 'table.js', imports: ['_react.js'] },
    'src/features/orders/Orders/Orders.tsx': {
      file: 'orders.js',
      imports: ['_table.js', 'index.html'],
    },
    'src/shell/Search.tsx': { file: 'search.js' },
    'src/features/orders/Part.tsx': { file: 'part.js' },
  });
  expect([...loads.keys()]).toEqual(['(shell)', 'Orders']);
  expect([...(loads.get('Orders') ?? [])]).toEqual([
    'main.js',
    'react.js',
    'orders.js',
    'table.js',
  ]);
});
