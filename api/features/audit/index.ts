export { recordAudit, recordOperation, recordRefusal } from './recording.service.ts';
export { verifyAudit, type AuditHead } from './verification.service.ts';
