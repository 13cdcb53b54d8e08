import { PersonSwitch } from '@formulary/ui/pieces/desk/PersonSwitch';
import { type StationPerson, useStationPeople } from './useStationPeople.ts';

interface OtherPeopleProps {
  /** Who has the page, and is not offered. */
  readonly butId: number | undefined;
  /** Chosen: somebody whom the station names, or undefined for anybody else. */
  readonly onChoose: (person: StationPerson | undefined) => void;
}

/** Offers the people of this station, and anybody else, to take over the window. */
export function OtherPeople({ butId, onChoose }: OtherPeopleProps) {
  const people = useStationPeople(butId);
  return (
    <PersonSwitch
      people={people}
      onChoose={(id) => onChoose(people.find((each) => each.id === id))}
      onOther={() => onChoose(undefined)}
    />
  );
}
