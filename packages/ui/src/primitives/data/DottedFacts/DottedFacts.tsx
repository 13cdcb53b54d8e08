import { styled } from 'styled-components';

/** Width of a dot, in em. A part that begins a line has its dot outside of the clipped box. */
const DOT_WIDTH = '1em';

/** Holds lines of parts, and clips the dots before the first part of each. */
const Root = styled.span`
  display: inline-block;
  max-inline-size: 100%;
  overflow-wrap: anywhere;
  overflow-x: clip;
  text-align: start;
  vertical-align: bottom;
`;

/** Wraps between parts, each of which but the first begins with a dot. As in PatientIdentity. */
const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  margin-inline-start: -${DOT_WIDTH};

  /* The further lines of a long fact begin beside its dot, inside of the clipped box. */
  & > * {
    min-inline-size: 0;
    padding-inline-start: ${DOT_WIDTH};
  }
`;

const Mark = styled.span`
  display: inline-block;
  inline-size: ${DOT_WIDTH};
  margin-inline-start: -${DOT_WIDTH};
  text-align: center;
  white-space: pre;
`;

/** Copied text has the same spaces. */
const dot = <Mark>{'\u00A0· '}</Mark>;

interface DottedFactsProps {
  /** Short facts, each another one. */
  readonly facts: readonly string[];
}

/** Shows facts in one line: '2 packs · £76.50 · BTA-50'. Wraps between facts; a line neither begins nor ends with a dot. */
export function DottedFacts({ facts }: DottedFactsProps) {
  return (
    <Root>
      <Line>
        {facts.map((fact, index) => (
          <span key={fact}>
            {index > 0 && dot}
            {fact}
          </span>
        ))}
      </Line>
    </Root>
  );
}
