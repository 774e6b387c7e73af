import { Migration20261120000100_foundation } from './Migration20261120000100_foundation.ts';
import { Migration20261120000200_corpus } from './Migration20261120000200_corpus.ts';
import { Migration20261121000100_library } from './Migration20261121000100_library.ts';
import { Migration20261121000200_citations } from './Migration20261121000200_citations.ts';
import { Migration20261121000300_cases } from './Migration20261121000300_cases.ts';
import { Migration20261121000400_deadlines } from './Migration20261121000400_deadlines.ts';
import { Migration20261122000100_case_documents } from './Migration20261122000100_case_documents.ts';
import { Migration20261122000200_alert_zones } from './Migration20261122000200_alert_zones.ts';
import { Migration20261122000300_calendar } from './Migration20261122000300_calendar.ts';
import { Migration20261122000400_event_deadlines } from './Migration20261122000400_event_deadlines.ts';
import { Migration20261122000500_court_of_calendar } from './Migration20261122000500_court_of_calendar.ts';
import { Migration20261122000600_question_reading } from './Migration20261122000600_question_reading.ts';
import { Migration20261122000740_reports_and_expiry } from './Migration20261122000740_reports_and_expiry.ts';
export const migrations = [
  { name: 'Migration20261120000100_foundation', class: Migration20261120000100_foundation },
  { name: 'Migration20261120000200_corpus', class: Migration20261120000200_corpus },
  { name: 'Migration20261121000100_library', class: Migration20261121000100_library },
  { name: 'Migration20261121000200_citations', class: Migration20261121000200_citations },
  { name: 'Migration20261121000300_cases', class: Migration20261121000300_cases },
  { name: 'Migration20261121000400_deadlines', class: Migration20261121000400_deadlines },
  { name: 'Migration20261122000100_case_documents', class: Migration20261122000100_case_documents },
  { name: 'Migration20261122000200_alert_zones', class: Migration20261122000200_alert_zones },
  { name: 'Migration20261122000300_calendar', class: Migration20261122000300_calendar },
  { name: 'Migration20261122000400_event_deadlines', class: Migration20261122000400_event_deadlines },
  { name: 'Migration20261122000500_court_of_calendar', class: Migration20261122000500_court_of_calendar },
  { name: 'Migration20261122000600_question_reading', class: Migration20261122000600_question_reading },
  { name: 'Migration20261122000740_reports_and_expiry', class: Migration20261122000740_reports_and_expiry },
];