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
  expect([...loads.keys()]).toEqual(['(shell)', 'orders/Orders/Orders']);
  expect([...(loads.get('orders/Orders/Orders') ?? [])]).toEqual([
    'main.js',
    'react.js',
    'orders.js',
    'table.js',
  ]);
});

test('two screens with the same file name are measured apart', () => {
  const loads = firstLoads({
    'index.html': {
      file: 'main.js',
      isEntry: true,
      dynamicImports: [
        'src/features/settings/delivery/Delivery.tsx',
        'src/features/stock/goods/Delivery.tsx',
      ],
    },
    'src/features/settings/delivery/Delivery.tsx': { file: 'times.js' },
    'src/features/stock/goods/Delivery.tsx': { file: 'goods.js' },
  });
  expect(loads.get('settings/delivery/Delivery')).toEqual(new Set(['main.js', 'times.js']));
  expect(loads.get('stock/goods/Delivery')).toEqual(new Set(['main.js', 'goods.js']));
});
