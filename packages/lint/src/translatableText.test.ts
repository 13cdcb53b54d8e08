import { afterAll, describe, expect, test } from 'vitest';
import { lintFolder } from './testing/lintFolder.ts';

const HEAD = `import { ten } from './ten.ts';
import type { Elements } from './elements.ts';
interface Props { readonly name: string; readonly isOn: boolean; readonly slot: Elements; readonly list: readonly string[]; }
`;
const part = (body: string) =>
  `${HEAD}export const Part = ({ name, isOn, slot, list }: Props) => ${body};\n`;

describe("text that breaks under a browser's translator", () => {
  const { lint, remove } = lintFolder();
  afterAll(remove);

  const problemsOf = async (bodies: readonly string[]) => {
    const answers = await lint(
      bodies.map((body, at) => [`packages/ui/src/pieces/P${at}.tsx`, part(body)] as const),
    );
    return answers.map(
      (lines) => lines.filter((line) => line.includes('translatable-text')).length,
    );
  };

  test('is refused beside other children, in fragments, and after conditional elements', async () => {
    const refused = [
      '<p>Hello {name}</p>',
      '<p>{name} <b>!</b></p>',
      '<p>{`Hello ${name}`}<b>!</b></p>',
      '<p>Saved{isOn && " again"}</p>',
      '<p>{isOn ? "On" : <b>Off</b>} <i>!</i></p>',
      '<p>{isOn && <b>New</b>} price</p>',
      '<p>{slot}: price</p>',
      '<ul>{list.map((each) => <li key={each} />)} none</ul>',
      '<div>{list.map((each) => each)}<b>!</b></div>',
      '<>{name}</>',
      '<p>{isOn ? <>Hello <b>you</b></> : null}</p>',
    ];
    expect(await problemsOf(refused)).toEqual(refused.map(() => 1));
  });

  test('is accepted alone in its element, if constant, or beside elements only', async () => {
    const allowed = [
      '<p>{name}</p>',
      '<p>{`Hello ${name}`}</p>',
      '<p>{isOn ? "On" : "Off"}</p>',
      '<p>Hello <b>{name}</b>, and {ten} more</p>',
      '<p>{isOn && <b>New</b>} <span>price</span></p>',
      '<p><b>Price</b> {isOn && <i>new</i>}</p>',
      '<div><b />{slot}{list.map((each) => <i key={each}>{each}</i>)}</div>',
      '<p>{isOn ? <><b>New</b> <i>!</i></> : null}</p>',
    ];
    expect(await problemsOf(allowed)).toEqual(allowed.map(() => 0));
  });
});
