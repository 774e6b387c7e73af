import type { Feature } from '#api/kernel/feature.ts';
import { InvoicingResolver } from './invoicing.resolver.ts';

export const invoicingFeature: Feature = { name: 'invoicing', resolvers: [InvoicingResolver] };
