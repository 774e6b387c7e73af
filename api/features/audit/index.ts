export { recordAudit, recordOperation, recordRefusal, type AuditRecord } from './recording.service.ts';
export { verifyAudit, type AuditHead, type BrokenRow } from './verification.service.ts';
