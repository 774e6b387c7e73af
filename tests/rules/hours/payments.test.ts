import { describe, expect, test } from 'vitest';
import {
  balanceProblem,
  dueProblem,
  receivedProblem,
  statusAfter,
  statusOn,
} from '#api/features/hours/billing/payments.rules.ts';
import { receiptType } from '#api/features/hours/billing/receipts.rules.ts';

describe('the state of a pre-bill', () => {
  const owed = { status: 'SENT' as const, total: 1000, received: 0, dueOn: '2026-11-20' };

  test('it is overdue from the day after its day of payment, while something is to be paid', () => {
    expect(statusOn(owed, '2026-11-20')).toBe('SENT');
    expect(statusOn(owed, '2026-11-21')).toBe('OVERDUE');
    expect(statusOn({ ...owed, received: 999 }, '2026-11-21')).toBe('OVERDUE');
    expect(statusOn({ ...owed, received: 1000 }, '2026-11-21')).toBe('SENT');
    expect(statusOn({ ...owed, dueOn: null }, '2026-11-21')).toBe('SENT');
    expect(statusOn({ ...owed, status: 'OPEN' }, '2026-11-21')).toBe('OPEN');
    expect(statusOn({ ...owed, status: 'PAID' }, '2026-11-21')).toBe('PAID');
  });

  test('it is paid when nothing is left, and what it was before when a payment is taken back', () => {
    expect(statusAfter({ ...owed, received: 1000 }, true)).toBe('PAID');
    expect(statusAfter({ ...owed, received: 999 }, true)).toBe('SENT');
    expect(statusAfter({ ...owed, received: 999 }, false)).toBe('OPEN');
  });
});

test('money is received today or before, in whole centavos, and not more than what is owed', () => {
  const field = (given: object) =>
    receivedProblem({ centavos: 1, receivedOn: '2026-11-20', note: '', ...given }, '2026-11-20')?.field ?? null;
  expect(field({})).toBeNull();
  expect(field({ centavos: 0 })).toBe('centavos');
  expect(field({ centavos: 1.5 })).toBe('centavos');
  expect(field({ receivedOn: '2026-11-21' })).toBe('receivedOn');
  expect(field({ receivedOn: '1999-12-31' })).toBe('receivedOn');
  expect(field({ note: 'x'.repeat(201) })).toBe('note');
  expect(balanceProblem(100, 100)).toBeNull();
  expect(balanceProblem(101, 100)).toContain('$1.00');
  expect(dueProblem('2026-11-19', '2026-11-20')).not.toBeNull();
  expect(dueProblem('2026-11-20', '2026-11-20')).toBeNull();
});

test('a receipt is a PDF, an XML, a JPG or a PNG by its name and by its bytes', () => {
  const bytes = (text: string) => new TextEncoder().encode(text);
  expect(receiptType('Factura.PDF', bytes('%PDF-1.7 …'))).toBe('application/pdf');
  expect(receiptType('cfdi.xml', bytes('\uFEFF<?xml version="1.0"?>'))).toBe('application/xml');
  expect(receiptType('cfdi.xml', bytes('<cfdi:Comprobante Version="4.0">'))).toBe('application/xml');
  expect(receiptType('foto.jpeg', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0))).toBe('image/jpeg');
  expect(receiptType('foto.png', Uint8Array.of(0x89, 0x50, 0x4e, 0x47))).toBe('image/png');
  expect(receiptType('factura.pdf', bytes('<html>'))).toBeNull();
  expect(receiptType('cfdi.xml', bytes('<html><script>'))).toBeNull();
  expect(receiptType('virus.exe', bytes('%PDF-1.7'))).toBeNull();
});
