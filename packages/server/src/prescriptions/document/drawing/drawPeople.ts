import { formatDay } from '@formulary/rules/dates/day';
import { ageOn } from '@formulary/rules/patients/patientIdentity';
import { fullName } from '@formulary/rules/text/fullName';
import type { DocumentContent } from '../PrescriptionDocument.ts';
import type { Sheets } from '../../../platform/paper/createSheets.ts';
import { drawText } from '../../../platform/paper/drawText.ts';
import { paper } from '../../../platform/paper/paper.ts';

const GAP = 14;
const PAD = 9;
/** The law requires the age of younger patients (Human Medicines Regulations 2012, regulation 217). */
const AGE_SHOWN_UNDER = 12;

/** Draws the prescriber and the patient in boxes side by side, with the details that the law requires. */
export function drawPeople(
  sheets: Sheets,
  parent: PDFKit.PDFStructureElement,
  { prescriber, patient, date, practitioner }: DocumentContent,
): void {
  const age = ageOn(date, patient.birthDate);
  const ofAge = age < AGE_SHOWN_UNDER ? `, aged ${age}` : '';
  const width = (paper.textWidth - GAP) / 2;
  const top = sheets.y;
  const start = drawPerson(
    sheets,
    parent,
    { x: paper.start, width },
    {
      heading: 'Patient',
      name: fullName(patient),
      lines: [`Born ${formatDay(patient.birthDate)}${ofAge}`, addressOf(patient)],
    },
  );
  sheets.y = top;
  const end = drawPerson(
    sheets,
    parent,
    { x: paper.start + width + GAP, width },
    {
      heading: 'Prescriber',
      name: fullName(prescriber),
      lines: [
        [
          prescriber.professionalStatus ?? 'Kind of prescriber not given',
          prescriber.registrationNumber
            ? `registration number ${prescriber.registrationNumber}`
            : 'registration number not given',
        ].join(', '),
        addressOf(prescriber),
        `Requested by ${fullName(practitioner)}`,
      ],
    },
  );
  const bottom = Math.max(start, end);
  sheets.decorate(() => {
    for (const x of [paper.start, paper.start + width + GAP]) {
      sheets.doc.rect(x, top, width, bottom - top);
    }
    sheets.doc.lineWidth(0.7).strokeColor('black').stroke();
  });
  sheets.y = bottom + 16;
}

function addressOf(place: {
  readonly street: string;
  readonly city: string;
  readonly county: string | undefined;
  readonly postcode: string;
}): string {
  return [place.street, place.city, place.county, place.postcode].filter(Boolean).join('\n');
}

interface Person {
  readonly heading: string;
  readonly name: string;
  readonly lines: readonly string[];
}

function drawPerson(
  sheets: Sheets,
  parent: PDFKit.PDFStructureElement,
  box: { readonly x: number; readonly width: number },
  { heading, name, lines }: Person,
): number {
  const place = { parent, x: box.x + PAD, width: box.width - PAD * 2 };
  sheets.y += PAD;
  drawText(sheets, heading, {
    ...place,
    as: 'H2',
    style: { size: 9, weight: 'regular' },
    after: 1,
  });
  drawText(sheets, name, { ...place, as: 'P', style: { size: 13, weight: 'bold' }, after: 2 });
  for (const line of lines) {
    drawText(sheets, line, { ...place, as: 'P', style: { size: 10, weight: 'regular' }, after: 2 });
  }
  return sheets.y + PAD - 2;
}
