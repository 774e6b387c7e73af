export { warmTemplates } from './templates/warm-templates.service.ts';
