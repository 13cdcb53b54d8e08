import { counted, formatCount } from '@formulary/rules/text/formatCount';
import type { getCatalogueImport } from '@formulary/rules/calls/desk/deskImportCalls';
import { formatMoment } from '@formulary/rules/dates/timeOfDay';
import type { Words } from '@formulary/rules/wire/codec';
import { FactList } from '@formulary/ui/primitives/data/FactList';
import { TextLink } from '@formulary/ui/primitives/navigation/TextLink';
import { paths } from '../../../lib/screen/paths.ts';
import { cartCostWords, kindNames } from './importWords.ts';

interface ImportFactsProps {
  readonly page: Words<typeof getCatalogueImport.answer>;
}

/** Says where an import comes from, what became of it, and what its changes touch. */
export function ImportFacts({ page: { import: made, impact, cartCosts } }: ImportFactsProps) {
  const { kind, madeAt, by, decidedAt, decidedBy, applied, state, reason, undoesId, undoneById } =
    made;
  const ended = state === 'applied' ? 'Applied' : 'Given up';
  const touched =
    impact &&
    (
      [
        [impact.carts, 'cart'],
        [impact.orders, 'order'],
        [impact.prescriptions, 'prescription'],
        [impact.promotions, 'promotion'],
        [impact.lists, 'list'],
      ] as const
    ).flatMap(([number, noun]) => (number === 0 ? [] : [counted(number, noun)]));
  return (
    <FactList
      facts={[
        ['Kind', kindNames[kind]],
        ['Read', `${formatMoment(madeAt)}, ${by}`],
        [ended, decidedAt && `${formatMoment(decidedAt)}, ${decidedBy ?? ''}`],
        ['Changes applied', applied === undefined ? undefined : formatCount(applied)],
        ['Why', reason],
        [
          'Undoes',
          undoesId !== undefined && (
            <TextLink key="undoes" href={paths.import(undoesId)}>{`Import ${undoesId}`}</TextLink>
          ),
        ],
        [
          'Undone by',
          undoneById !== undefined && (
            <TextLink
              key="undone"
              href={paths.import(undoneById)}
            >{`Import ${undoneById}`}</TextLink>
          ),
        ],
        [
          'Changes touch',
          touched && (touched.length > 0 ? touched.join(', ') : 'No cart, order or promotion'),
        ],
        ['Carts cost', cartCosts && cartCostWords(cartCosts)],
      ]}
    />
  );
}
