/** Long and ordinary requests that benches and faults send. */

const CITED =
  'El artículo 123 de la Constitución, que a la letra dice: «Toda persona tiene derecho al trabajo digno y socialmente útil», y el artículo 48 de la Ley Federal del Trabajo. ' +
  'Toda vez que los hechos narrados quedaron acreditados con las pruebas que obran en autos, se estima que asiste la razón a la parte que represento. '.repeat(
    3,
  );
const LETTERS_OF_PAGE = 2400;

/** A text with citations, of so many letters. */
export const textOfLength = (letters: number): string =>
  CITED.repeat(Math.ceil(letters / CITED.length)).slice(0, letters);
export const textOfPages = (pages: number): string => textOfLength(pages * LETTERS_OF_PAGE);

const QUESTIONS = ['despido injustificado', 'pensión alimenticia', 'amparo indirecto', 'prescripción de la acción'];
/** The `at`-th search; no two are the same. */
export const searchWords = (at: number): string => `${QUESTIONS[at % QUESTIONS.length]} ${at}`;

let calendars = 0;
/** An .ics file of weekly series; its events are new each time. */
export const calendarOf = (events: number): string => {
  const name = `${++calendars}-${Date.now()}`;
  const lines = Array.from(
    { length: events },
    (_, at) =>
      `BEGIN:VEVENT\r\nUID:${at}-${name}\r\nDTSTART:2026${String((at % 12) + 1).padStart(2, '0')}05T1${at % 9}0000Z\r\nRRULE:FREQ=WEEKLY;COUNT=40\r\nSUMMARY:Audiencia ${at}\r\nEND:VEVENT\r\n`,
  );
  return `BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${lines.join('')}END:VCALENDAR`;
};

export const CREATE_REVIEW =
  'mutation($input: CreateCitationReviewInput!) { createCitationReview(input: $input) { review { id } userErrors { code message } } }';
export const CHECK = 'query($input: CheckCitationsInput!) { checkCitations(input: $input) { length } }';
export const SEARCH = 'query($query: String!) { search(query: $query) { totalCount nodes { id title summary } } }';
export const reviewDocument = (format: string): string =>
  `query($id: ID!) { citationReviewDocument(id: $id, format: ${format}) { byteLength } }`;
