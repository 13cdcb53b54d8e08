import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { type KeyRow, pressAlong } from '@formulary/storybook-kit/plays/keyboard';
import preview from '@formulary/storybook-kit/preview';
import { Button } from '../../../primitives/buttons/Button/Button.tsx';
import { FactList } from '../../../primitives/data/FactList/FactList.tsx';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { Tag } from '../../../primitives/messages/Tag/Tag.tsx';
import { TextField } from '../../../fields/TextField/TextField.tsx';
import { DataGrid } from '../DataGrid/DataGrid.tsx';
import { ListAndPanel } from '../ListAndPanel/ListAndPanel.tsx';
import { deskOrders, orderColumns, orderKey, orderName } from '../testing/deskOrders.ts';
import { SidePanel, type SidePanelProps } from './SidePanel.tsx';

const orders = deskOrders(20);

interface ListProps extends Partial<SidePanelProps> {
  readonly openAtFirst?: string;
}

/** A screen of the desk: the list, and the order that is open. */
function List({ openAtFirst, ...panel }: ListProps) {
  const [openKey, setOpenKey] = useState(openAtFirst);
  const [width, setWidth] = useState(30);
  const [note, setNote] = useState('');
  const open = orders.find(({ id }) => id === openKey);
  return (
    <div style={{ blockSize: '36rem' }}>
      <ListAndPanel
        panel={
          open && (
            <SidePanel
              {...panel}
              title={`Order ${open.number}`}
              subjectKey={open.id}
              aside={<Tag tone={open.state.tone ?? 'neutral'}>{open.state.label}</Tag>}
              actions={<Button isSmall>Hold</Button>}
              width={width}
              onResize={(next) => {
                setWidth(next);
                panel.onResize?.(next);
              }}
              onClose={() => {
                setOpenKey(undefined);
                panel.onClose?.();
              }}
            >
              <Stack $gap={6}>
                <FactList
                  facts={[
                    ['Customer', open.customer],
                    ['Lines', open.lines],
                  ]}
                />
                <TextField label="Note" value={note} onChange={setNote} />
              </Stack>
            </SidePanel>
          )
        }
      >
        <DataGrid
          caption="Orders"
          what="orders"
          columns={orderColumns}
          rows={orders}
          rowKey={orderKey}
          rowName={orderName}
          openKey={openKey}
          onOpen={({ id }) => setOpenKey(id)}
          onCurrent={({ id }) => {
            // The panel follows J and K once it is open.
            if (openKey !== undefined) setOpenKey(id);
          }}
          page={{ from: 1, total: 20 }}
          empty={null}
        />
      </ListAndPanel>
    </div>
  );
}

const keyboard: readonly KeyRow[] = [
  {
    keys: 'Enter',
    does: 'On a row opens it, and moves to its heading',
    check: async ({ press, canvas }) => {
      canvas.getByRole('row', { name: /F-2026-000230/ }).focus();
      await press('Enter');
      await waitFor(() =>
        expect(canvas.getByRole('heading', { name: 'Order F-2026-000230' })).toHaveFocus(),
      );
    },
  },
  {
    keys: 'j',
    does: 'Opens the next row in it',
    check: async ({ press, canvas }) => {
      await press('j');
      await expect(
        await canvas.findByRole('heading', { name: 'Order F-2026-000229' }),
      ).toBeVisible();
    },
  },
  {
    keys: '← →',
    does: 'On its edge make it wider and narrower',
    check: async ({ press, canvas }) => {
      const edge = canvas.getByRole('separator');
      edge.focus();
      await press('←');
      await waitFor(() => expect(edge).toHaveAttribute('aria-valuenow', '32'));
      await press('→');
      await waitFor(() => expect(edge).toHaveAttribute('aria-valuenow', '30'));
    },
  },
  {
    keys: 'Home, End',
    does: 'On its edge make it as narrow and as wide as it can be',
    check: async ({ press, canvas }) => {
      const edge = canvas.getByRole('separator');
      await press('Home');
      await waitFor(() => expect(edge).toHaveAttribute('aria-valuenow', '22'));
      await press('End');
      await waitFor(() => expect(edge).toHaveAttribute('aria-valuenow', '48'));
    },
  },
  {
    keys: 'Esc',
    does: 'Leaves a field, then closes the panel and returns to the row',
    check: async ({ press, canvas }) => {
      canvas.getByRole('textbox', { name: 'Note' }).focus();
      await press('Esc');
      await waitFor(() => expect(canvas.getByRole('heading')).toHaveFocus());
      await press('Esc');
      await waitFor(() => expect(canvas.getByRole('row', { name: /F-2026-000229/ })).toHaveFocus());
      await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
    },
  },
];

const meta = preview.meta({
  title: 'Desk/SidePanel',
  component: SidePanel,
  parameters: {
    guide: {
      useFor: ['One thing of a list, beside the list: an order, a customer, a payment.'],
      useNot: ['A question that must be answered: use Dialog.', 'Work of many steps: a page.'],
      anatomy: [
        ['Edge', 'Makes it wider or narrower, by pointer or arrow keys', '[role="separator"]'],
        ['Heading', 'Names what is open, and takes the focus', 'h2'],
        ['Close', 'As Esc does', 'button "Close"'],
        ['Content', 'Scrolls by itself', '[tabindex="0"] dl'],
      ],
      drawnIn: 'AllStates',
      keyboard,
      screenReader: ['The heading, as soon as it opens; “Width of the panel, splitter, 30”.'],
      do: ['Keep what is open in the address, and remember the width.'],
      dont: ['Open another panel from it.'],
    } satisfies Guide,
    layout: 'padded',
  },
  args: {
    title: 'Order F-2026-000230',
    subjectKey: '230',
    onResize: fn(),
    onClose: fn(),
    children: null,
  },
  render: ({ onResize, onClose }) => <List onResize={onResize} onClose={onClose} />,
});

export const Opening = meta.story({
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas, userEvent, args, step }) => {
    await step('a press on a row opens it; the list keeps its place', async () => {
      const last = canvas.getByRole('row', { name: /F-2026-000212/ });
      last.scrollIntoView({ block: 'nearest' });
      const { top } = last.getBoundingClientRect();
      await userEvent.click(canvas.getByRole('rowheader', { name: 'F-2026-000212' }));
      await waitFor(() =>
        expect(canvas.getByRole('heading', { name: 'Order F-2026-000212' })).toHaveFocus(),
      );
      await expect(last.getBoundingClientRect().top).toBe(top);
    });
    await step('a press on another row shows that one', async () => {
      await userEvent.click(await canvas.findByRole('rowheader', { name: 'F-2026-000213' }));
      await expect(
        await canvas.findByRole('heading', { name: 'Order F-2026-000213' }),
      ).toBeVisible();
    });
    await step('its cross closes it, and the row gets the focus', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Close' }));
      await expect(args.onClose).toHaveBeenCalledOnce();
      await waitFor(() => expect(canvas.getByRole('row', { name: /F-2026-000213/ })).toHaveFocus());
    });
  },
});

export const Resizing = meta.story({
  tags: ['!autodocs'],
  globals: { viewport: { value: 'wide' } },
  render: ({ onResize }) => <List openAtFirst="230" onResize={onResize} />,
  play: async ({ canvas, userEvent, args }) => {
    const edge = canvas.getByRole('separator');
    const panel = canvas.getByRole('region', { name: 'Order F-2026-000230' });
    const { left, top } = edge.getBoundingClientRect();
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: edge, coords: { clientX: left, clientY: top + 9 } },
      { target: edge, coords: { clientX: left - 80, clientY: top + 9 } },
    ]);
    await waitFor(() => expect(args.onResize).toHaveBeenLastCalledWith(35));
    await waitFor(() => expect(panel.getBoundingClientRect().width).toBe(35 * 16));
    await userEvent.pointer([
      { target: edge, coords: { clientX: left - 4000, clientY: top + 9 } },
      { keys: '[/MouseLeft]', target: edge },
    ]);
    await waitFor(() => expect(args.onResize).toHaveBeenLastCalledWith(48));
  },
});

/** Below 64 rem it covers the list, which is still there when it closes. */
export const FullWidth = meta.story({
  tags: ['state'],
  globals: { viewport: { value: 'tablet' } },
  render: () => <List openAtFirst="230" />,
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('region', { name: 'Order F-2026-000230' });
    await expect(panel.getBoundingClientRect().width).toBeGreaterThan(700);
    await expect(canvas.queryByRole('grid')).not.toBeInTheDocument();
    await expect(canvas.getByRole('grid', { hidden: true })).toBeInTheDocument();
    await expect(canvas.queryByRole('separator')).not.toBeInTheDocument();
  },
});

export const Keyboard = meta.story({
  globals: { viewport: { value: 'wide' } },
  play: pressAlong,
});

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  render: () => <List openAtFirst="229" />,
});
