import { styled } from 'styled-components';
import { headingStyle } from '@formulary/theme/headingStyle';
import { color, font, space } from '@formulary/theme/tokens';
import { JumpLinks } from '../overview/JumpLinks.tsx';
import { sectionId } from '../overview/sectionsOf.ts';
import type { IndexEntry } from '../overview/storyIndex.ts';
import { BeforeAndNow } from './BeforeAndNow.tsx';
import type { Changes } from './Changes.ts';
import { changedSections } from './changedSections.ts';

interface ChangedStoriesProps {
  /** Missing without a history that reaches the last release. */
  readonly changes: Changes | null;
  /** Storybook's index. */
  readonly entries: readonly IndexEntry[];
}

const Section = styled.section`
  margin-block-start: ${space[10]};

  h2 {
    ${headingStyle(2)}
    margin: 0 0 ${space[4]};
  }

  ul {
    display: grid;
    gap: ${space[8]};
    margin: 0;
    padding: 0;
    list-style: none;
  }

  h3 {
    margin: 0 0 ${space[2]};
    font-size: ${font.sizeBody};
    font-weight: ${font.weightMedium};
  }

  a {
    color: ${color.textLink};
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  h3 + p {
    margin: 0 0 ${space[2]};
    color: ${color.textMuted};
    font-size: ${font.sizeSmall};
  }
`;

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

const count = (number: number, words: readonly [one: string, several: string]) =>
  `${number} ${number === 1 ? words[0] : words[1]}`;

/** Names of views in words, for what else differs. */
const VIEW_WORDS: Readonly<Record<string, string>> = {
  'forced-colours': 'forced colours',
  print: 'paper',
};

/** Shows the stories that look different from the last release, with their earlier pictures. */
export function ChangedStories({ changes, entries }: ChangedStoriesProps) {
  if (changes === null) {
    return (
      <p>
        The earlier pictures come from git, and this copy has no history that reaches the last
        release. Start or build Storybook in a full checkout to see them.
      </p>
    );
  }
  const { release, date, stories } = changes;
  const since = `${release} of ${DAY.format(new Date(date))}`;
  const removed = stories.filter(({ kind }) => kind === 'removed').length;
  const sections = changedSections(
    stories.filter(({ kind }) => kind !== 'removed'),
    entries,
  );
  if (stories.length === 0) return <p>Every story looks as it did in {since}.</p>;
  const shown = sections.flatMap((section) => section.changes);
  const added = shown.filter(({ kind }) => kind === 'new').length;
  return (
    <>
      <p>
        Since {since}, {count(shown.length - added, ['story looks', 'stories look'])} different.{' '}
        {added} {added === 1 ? 'is' : 'are'} new, and {removed} {removed === 1 ? 'is' : 'are'} gone
        or renamed.
      </p>
      <JumpLinks names={sections.map(({ name }) => name)} />
      {sections.map(({ name, changes: own }) => (
        <Section key={name} aria-labelledby={sectionId(name)}>
          <h2 id={sectionId(name)} tabIndex={-1}>
            {name}
          </h2>
          <ul>
            {own.map((change) => (
              <li key={change.story}>
                <h3 className="skip-toc">
                  <a href={`./?path=/story/${change.story}`} target="_parent">
                    {change.state}
                  </a>
                </h3>
                <p>{change.views.map((view) => VIEW_WORDS[view] ?? view).join(', ')}</p>
                <BeforeAndNow change={change} release={release} />
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </>
  );
}
