import {
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import type { Guide } from './guide.ts';

type Pairs = readonly (readonly [string, string])[];

function PairTable({
  title,
  heads,
  pairs,
}: {
  title: string;
  heads: [string, string];
  pairs: Pairs;
}) {
  return (
    <>
      <h2>{title}</h2>
      <table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head}>{head}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pairs.map(([name, words]) => (
            <tr key={name}>
              <td>{name}</td>
              <td>{words}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Advice({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <>
      <h2>{title}</h2>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}

/** The docs page of every component: what it is, how it is built and used, its props, and all its states. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const guide = (preparedMeta.parameters['guide'] ?? {}) as Guide;
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      {guide.anatomy && (
        <PairTable title="Anatomy" heads={['Part', 'What it is for']} pairs={guide.anatomy} />
      )}
      {guide.keyboard && (
        <PairTable title="Keyboard" heads={['Keys', 'What they do']} pairs={guide.keyboard} />
      )}
      {guide.do && <Advice title="Do" lines={guide.do} />}
      {guide.dont && <Advice title="Don’t" lines={guide.dont} />}
      <h2>Props</h2>
      <Controls />
      <Stories title="States" includePrimary={false} />
    </>
  );
}
