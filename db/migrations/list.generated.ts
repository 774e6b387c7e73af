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
import { Migration20261122000750_account_zones } from './Migration20261122000750_account_zones.ts';
import { Migration20261122000760_claims } from './Migration20261122000760_claims.ts';
import { Migration20261122000800_estimated_deadlines } from './Migration20261122000800_estimated_deadlines.ts';
import { Migration20261123000200_case_file } from './Migration20261123000200_case_file.ts';
import { Migration20261123000300_prebill_payments } from './Migration20261123000300_prebill_payments.ts';
import { Migration20261123000500_sample_cases } from './Migration20261123000500_sample_cases.ts';
import { Migration20261123000700_citation_verdicts } from './Migration20261123000700_citation_verdicts.ts';
import { Migration20261123000800_file_places } from './Migration20261123000800_file_places.ts';
import { Migration20261123000900_transitories } from './Migration20261123000900_transitories.ts';
import { Migration20261123000910_reviewed_files } from './Migration20261123000910_reviewed_files.ts';
import { Migration20261123001000_payments } from './Migration20261123001000_payments.ts';
import { Migration20261123001100_trials } from './Migration20261123001100_trials.ts';
import { Migration20261123001200_invoicing } from './Migration20261123001200_invoicing.ts';
import { Migration20261123001210_seats } from './Migration20261123001210_seats.ts';
import { Migration20261123001300_contracts } from './Migration20261123001300_contracts.ts';
import { Migration20261123001400_documents } from './Migration20261123001400_documents.ts';
import { Migration20261123001410_case_document_files } from './Migration20261123001410_case_document_files.ts';
import { Migration20261123001600_api_keys } from './Migration20261123001600_api_keys.ts';
import { Migration20261123001700_settings } from './Migration20261123001700_settings.ts';
<<<<<<< HEAD
import { Migration20261123001900_webhooks } from './Migration20261123001900_webhooks.ts';
import { Migration20261123001950_integrations } from './Migration20261123001950_integrations.ts';
=======
import { Migration20261123001800_security_tickets } from './Migration20261123001800_security_tickets.ts';
import { Migration20261123001810_second_step } from './Migration20261123001810_second_step.ts';
>>>>>>> da3d06c7 (feat(users): reset, second step, passkeys and idle sessions)
import { Migration20261123002200_audit } from './Migration20261123002200_audit.ts';
import { Migration20261123002210_privacy } from './Migration20261123002210_privacy.ts';
import { Migration20261123002300_row_wall } from './Migration20261123002300_row_wall.ts';
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
  { name: 'Migration20261122000750_account_zones', class: Migration20261122000750_account_zones },
  { name: 'Migration20261122000760_claims', class: Migration20261122000760_claims },
  { name: 'Migration20261122000800_estimated_deadlines', class: Migration20261122000800_estimated_deadlines },
  { name: 'Migration20261123000200_case_file', class: Migration20261123000200_case_file },
  { name: 'Migration20261123000300_prebill_payments', class: Migration20261123000300_prebill_payments },
  { name: 'Migration20261123000500_sample_cases', class: Migration20261123000500_sample_cases },
  { name: 'Migration20261123000700_citation_verdicts', class: Migration20261123000700_citation_verdicts },
  { name: 'Migration20261123000800_file_places', class: Migration20261123000800_file_places },
  { name: 'Migration20261123000900_transitories', class: Migration20261123000900_transitories },
  { name: 'Migration20261123000910_reviewed_files', class: Migration20261123000910_reviewed_files },
  { name: 'Migration20261123001000_payments', class: Migration20261123001000_payments },
  { name: 'Migration20261123001100_trials', class: Migration20261123001100_trials },
  { name: 'Migration20261123001200_invoicing', class: Migration20261123001200_invoicing },
  { name: 'Migration20261123001210_seats', class: Migration20261123001210_seats },
  { name: 'Migration20261123001300_contracts', class: Migration20261123001300_contracts },
  { name: 'Migration20261123001400_documents', class: Migration20261123001400_documents },
  { name: 'Migration20261123001410_case_document_files', class: Migration20261123001410_case_document_files },
  { name: 'Migration20261123001600_api_keys', class: Migration20261123001600_api_keys },
  { name: 'Migration20261123001700_settings', class: Migration20261123001700_settings },
<<<<<<< HEAD
  { name: 'Migration20261123001900_webhooks', class: Migration20261123001900_webhooks },
  { name: 'Migration20261123001950_integrations', class: Migration20261123001950_integrations },
=======
  { name: 'Migration20261123001800_security_tickets', class: Migration20261123001800_security_tickets },
  { name: 'Migration20261123001810_second_step', class: Migration20261123001810_second_step },
>>>>>>> da3d06c7 (feat(users): reset, second step, passkeys and idle sessions)
  { name: 'Migration20261123002200_audit', class: Migration20261123002200_audit },
  { name: 'Migration20261123002210_privacy', class: Migration20261123002210_privacy },
  { name: 'Migration20261123002300_row_wall', class: Migration20261123002300_row_wall },
];