import { styled } from 'styled-components';
import { border, color, font, radius, space } from '@formulary/theme/tokens';

const cards = ['Visa', 'Mastercard', 'Diners Club', 'Discover', 'JCB'];

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

const Card = styled.li`
  display: grid;
  place-items: end start;
  min-inline-size: 4.25rem;
  block-size: 2.75rem;
  padding: ${space[1]} ${space[2]};
  border: ${border.hairline};
  border-radius: ${radius.small};
  background:
    linear-gradient(${color.surfaceSkeleton}, ${color.surfaceSkeleton}) 0 0.5rem / 100% 0.375rem
      no-repeat,
    ${color.surfaceRaised};
  color: ${color.textMuted};
  font-size: 0.75rem;
  font-weight: ${font.weightMedium};
`;

/** Shows the accepted cards as plain cards with names, because the card logos belong to others (spec 2.29). */
export function CardMarks() {
  return (
    <List aria-label="Payment cards">
      {cards.map((name) => (
        <Card key={name}>{name}</Card>
      ))}
    </List>
  );
}
