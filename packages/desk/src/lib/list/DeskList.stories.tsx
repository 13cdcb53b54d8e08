import type { ListShape } from '@formulary/rules/deskLists/listAddress';
import type { GridColumn } from '@formulary/ui/pieces/desk/DataGrid';
import { SidePanel } from '@formulary/ui/pieces/desk/SidePanel';
import preview from '@formulary/storybook-kit/preview';
import { useLayoutEffect, useState } from 'react';
import { createMemoryRouter, useLocation } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, screen, waitFor } from 'storybook/test';
import { SWRConfig } from 'swr';
import { readSettings } from '@formulary/client/reads/readSettings';
import { addDeskView } from '@formulary/rules/calls/desk/deskViewCalls';
import { deskMessages } from '@formulary/rules/problems/deskMessages';
import { mockRefused } from '@formulary/storybook-kit/mocks/mockCall';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { ToastProvider } from '@formulary/ui/primitives/toasts/ToastProvider';
import { Link, LinkProvider } from '@formulary/ui/primitives/navigation/Link';
import { forgetStories } from '../../mocks/enterDesk.ts';
import { RouterLink } from '../../shell/RouterLink.tsx';
import { followRouter } from '@formulary/client/screen/shownRouter';
import { DeskList } from './DeskList.tsx';
import { viewHandlers } from './mocks/viewHandlers.ts';
import { useKeptList } from './listMemory.ts';
import { useDeskList } from './useDeskList.ts';

interface Parcel {
  readonly id: string;
  readonly courier: string;
  readonly weight: number;
}

const parcels: readonly Parcel[] = Array.from({ length: 9 }, (_, index) => ({
  id: `P-${101 + index}`,
  courier: index % 2 === 0 ? 'DPD' : 'Evri',
  weight: 2 + index,
}));

const columns: readonly GridColumn<Parcel>[] = [
  { key: 'id', header: 'Parcel', type: 'text', value: ({ id }) => id, isRowHeader: true },
  { key: 'courier', header: 'Courier', type: 'text', value: ({ courier }) => courier },
  {
    key: 'weight',
    header: 'Kilograms',
    type: 'number',
    value: ({ weight }) => weight,
    isSortable: true,
  },
];

const shape: ListShape = {
  filters: [
    {
      key: 'courier',
      label: 'Courier',
      kind: 'choice',
      choices: ['DPD', 'Evri'].map((value) => ({ value, label: value })),
    },
  ],
  sortable: ['weight'],
  defaultSort: { key: 'weight', isDescending: false },
  columns: columns.map(({ key }) => key),
};

const PAGE = 4;
const parcelKey = ({ id }: Parcel) => id;
const parcelName = ({ id }: Parcel) => `parcel ${id}`;

/** Answers as the server would: rows by filter and sort, after or before a cursor. */
function pageOf({ filters, sort, place }: ReturnType<typeof useDeskList>['settings']) {
  const matching = parcels
    .filter(({ courier }) => filters['courier'] === undefined || filters['courier'] === courier)
    .toSorted((a, b) => (a.weight - b.weight) * (sort.isDescending ? -1 : 1));
  const cursor = place.after ?? place.before;
  const at = matching.findIndex(({ id }) => id === cursor);
  const first = place.after === undefined ? Math.max(0, at - PAGE) : at + 1;
  const rows = matching.slice(first, first + PAGE);
  return {
    rows,
    total: matching.length,
    next: first + PAGE < matching.length ? rows.at(-1)?.id : undefined,
    previous: first > 0 ? rows[0]?.id : undefined,
  };
}

function Parcels({ name }: { readonly name: string }) {
  const list = useDeskList(name, shape);
  const [open, setOpen] = useState<Parcel>();
  const answer = pageOf(list.settings);
  return (
    <>
      <DeskList
        caption="Parcels"
        what="parcels"
        shape={shape}
        list={list}
        columns={columns}
        answer={answer}
        pageSize={PAGE}
        rows={answer.rows}
        rowKey={parcelKey}
        rowName={parcelName}
        onOpen={setOpen}
        openKey={open?.id}
        empty={null}
        panel={
          open && (
            <SidePanel
              title={open.id}
              subjectKey={open.id}
              onClose={() => setOpen(undefined)}
              onResize={list.keepPanelWidth}
              {...(list.panelWidth === undefined ? {} : { width: list.panelWidth })}
            >
              <p>{open.courier}</p>
            </SidePanel>
          )
        }
      />
      <Address />
      <Link href="/elsewhere">Elsewhere</Link>
    </>
  );
}

function Address() {
  const { search } = useLocation();
  return <output aria-label="Address">{search}</output>;
}

interface AtProps {
  readonly search: string;
  /** What is kept of a list is kept by its name. */
  readonly name: string;
}

function ParcelsAt({ search, name }: AtProps) {
  const [router] = useState(() => {
    const elsewhere = <Link href="/parcels">All parcels</Link>;
    const routes = [
      { path: '/parcels', element: <Parcels name={name} /> },
      { path: '/elsewhere', element: elsewhere },
    ];
    return createMemoryRouter(routes, {
      initialEntries: [{ pathname: '/parcels', search, key: crypto.randomUUID() }],
    });
  });
  const [cache] = useState(() => new Map());
  useLayoutEffect(() => followRouter(router), [router]);
  return (
    <SWRConfig value={{ ...readSettings, provider: () => cache }}>
      <ToastProvider>
        <LinkProvider component={RouterLink}>
          <RouterProvider router={router} />
        </LinkProvider>
      </ToastProvider>
    </SWRConfig>
  );
}

const meta = preview.meta({
  title: 'Desk/DeskList',
  component: ParcelsAt,
  args: { search: '', name: 'parcels' },
  beforeEach: ({ msw }) => {
    forgetStories();
    msw.use(...viewHandlers());
  },
});

const textsOf = (elements: readonly HTMLElement[]) =>
  elements.map(({ textContent }) => textContent);

/** Filter, sort and page are in the address, one step back each. */
export const InItsAddress = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const address = () => canvas.getByRole('status', { name: 'Address' });
    await step('pages by cursor, with the number of the first row', async () => {
      await expect(await canvas.findByText('1–4 of 9 parcels')).toBeVisible();
      await userEvent.click(await canvas.findByRole('link', { name: 'Next' }));
      await waitFor(() => expect(address()).toHaveTextContent('?after=P-104&from=5'));
      await expect(await canvas.findByText('5–8 of 9 parcels')).toBeVisible();
      await userEvent.click(await canvas.findByRole('link', { name: 'Previous' }));
      await expect(await canvas.findByText('1–4 of 9 parcels')).toBeVisible();
    });
    await step('another sort begins at the first page', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Kilograms' }));
      await waitFor(() => expect(address()).toHaveTextContent('?sort=-weight'));
      await waitFor(() => expect(textsOf(canvas.getAllByRole('rowheader'))[0]).toBe('P-109'));
    });
    await step('a filter too', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Add filter' }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Courier' }));
      await userEvent.click(await canvas.findByRole('radio', { name: 'Evri' }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Apply' }));
      await waitFor(() => expect(address()).toHaveTextContent('?courier=Evri&sort=-weight'));
      await waitFor(() =>
        expect(textsOf(canvas.getAllByRole('rowheader'))).toEqual([
          'P-108',
          'P-106',
          'P-104',
          'P-102',
        ]),
      );
    });
  },
});

/** Of two changes that come before the list shows the first, both hold. */
export const TwoAtOnce = meta.story({
  args: { search: '?courier=DPD' },
  play: async ({ canvas }) => {
    const clear = await canvas.findByRole('button', { name: 'Clear all' });
    const byWeight = await canvas.findByRole('button', { name: 'Kilograms' });
    const address = await canvas.findByRole('status', { name: 'Address' });
    byWeight.click();
    clear.click();
    await expect(await canvas.findByRole('rowheader', { name: 'P-109' })).toBeVisible();
    await waitFor(() => expect(address).toHaveTextContent(/^\?sort=-weight$/));
  },
});

/** A copied address shows the same rows; what it should not hold is ignored. */
export const FromAnAddress = meta.story({
  args: { search: '?courier=Evri&sort=-weight&colour=red&after=%3C%3E' },
  play: async ({ canvas }) => {
    await expect(textsOf(await canvas.findAllByRole('rowheader'))).toEqual([
      'P-108',
      'P-106',
      'P-104',
      'P-102',
    ]);
    await expect(await canvas.findByRole('button', { name: 'Courier: Evri' })).toBeVisible();
  },
});

/** A view that was saved is marked while the list has its settings, and the list can open with it. */
export const KeepsViews = meta.story({
  args: { search: '?courier=DPD', name: 'kept parcels' },
  play: async ({ canvas, userEvent, step }) => {
    const address = () => canvas.getByRole('status', { name: 'Address' });
    await step('saves the list as it is', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Views' }));
      await userEvent.type(await canvas.findByRole('textbox'), 'Only DPD{Enter}');
      await expect(await canvas.findByRole('button', { name: 'View: Only DPD' })).toBeVisible();
    });
    await step('opens with it', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'View: Only DPD' }));
      const star = await canvas.findByRole('button', { name: 'Open the list with Only DPD' });
      await userEvent.click(star);
      await waitFor(() => expect(star).toHaveAttribute('aria-pressed', 'true'));
      await userEvent.click(await canvas.findByRole('link', { name: 'Elsewhere' }));
      await userEvent.click(await canvas.findByRole('link', { name: 'All parcels' }));
      await waitFor(() => expect(address()).toHaveTextContent('?courier=DPD'));
    });
    await step('its filters can still be cleared', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Clear all' }));
      await waitFor(() => expect(address()).toBeEmptyDOMElement());
      await expect(await canvas.findByText('1–4 of 9 parcels')).toBeVisible();
    });
    await step('remembers columns', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Columns' }));
      await userEvent.click(await canvas.findByRole('checkbox', { name: 'Kilograms' }));
      await userEvent.click(await canvas.findByRole('link', { name: 'Elsewhere' }));
      await userEvent.click(await canvas.findByRole('link', { name: 'All parcels' }));
      await expect(await canvas.findByText('1–4 of 5 parcels')).toBeVisible();
      await expect(canvas.queryByRole('columnheader', { name: 'Kilograms' })).toBeNull();
    });
  },
});

/** A refusal is said, and nothing is shown as saved. */
export const ViewRefused = meta.story({
  args: { search: '?courier=DPD' },
  beforeEach: ({ msw }) => msw.use(mockRefused(addDeskView, 409, 'views-full')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Views' }));
    await userEvent.type(await canvas.findByRole('textbox'), 'Only DPD{Enter}');
    await waitFor(() => expect(screen.getByText(deskMessages['views-full'])).toBeInTheDocument());
    await expect(await canvas.findByRole('button', { name: 'Views' })).toBeVisible();
  },
});

const KEPT = [
  { id: 'a', name: 'Cold', query: '?courier=Evri' },
  { id: 'b', name: 'Only DPD', query: '?courier=DPD' },
] as const;

/** Shows a list whose views this browser has kept from before. */
function KeptBefore(props: AtProps) {
  const { kept, keep } = useKeptList(undefined, props.name);
  const [isOpen, setIsOpen] = useState(false);
  const open = () => {
    keep({ views: KEPT, defaultId: 'b' });
    setIsOpen(true);
  };
  return (
    <>
      <Button onClick={open}>Open the list</Button>
      {isOpen && <ParcelsAt {...props} />}
      <output aria-label="Kept">{kept.views.length}</output>
    </>
  );
}

/** Views that a browser kept are moved to the account, with the one that the list opens with. */
export const MovesKeptViews = meta.story({
  args: { name: 'moved parcels' },
  render: (args) => <KeptBefore {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open the list' }));
    await waitFor(() =>
      expect(canvas.getByRole('status', { name: 'Kept' })).toHaveTextContent('0'),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Views' }));
    await expect(await canvas.findByRole('link', { name: 'Cold' })).toBeVisible();
    const star = await canvas.findByRole('button', { name: 'Open the list with Only DPD' });
    await waitFor(() => expect(star).toHaveAttribute('aria-pressed', 'true'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Views' }));
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Cold' })).toBeNull());
  },
});

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  args: { search: '?courier=DPD' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('rowheader', { name: 'P-103' }));
    await expect(await canvas.findByRole('region', { name: 'P-103' })).toBeVisible();
  },
});
