import { describe, expect, test } from 'vitest';
import { escapeHtml } from '#api/kernel/escape-html.rules.ts';
import { isDeliverable } from '#api/kernel/email-address.rules.ts';
import { singleLine, emailHtml, emailText } from '#api/kernel/email-template.rules.ts';
import { invitationMail, invitationUrl } from '#api/features/cases/people/invitations.rules.ts';
import { looksLikeLinkToken } from '#api/kernel/security/link-token.ts';

const EVIL = `"><img src=x onerror=alert(1)>\r\nBcc: otra@ejemplo.mx\u202e http://malo.example/entra`;

describe('a letter', () => {
  const letter = {
    greeting: 'Hola:',
    paragraphs: [EVIL],
    action: { label: 'Abrir', url: 'https://foja.example/invitacion?token=a&b="c"' },
    footer: EVIL,
  };

  test('escapes what it was given, in text and in attributes', () => {
    const html = emailHtml(letter);
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img src=x');
    expect(html).toContain('href="https://foja.example/invitacion?token=a&amp;b=&quot;c&quot;"');
  });

  test('says in plain text what the HTML says', () => {
    expect(emailText(letter)).toContain('Abrir:\nhttps://foja.example/invitacion?token=a&b="c"');
  });

  test('every sign that means something to HTML is escaped once', () => {
    expect(escapeHtml(`<a href="x" title='y'>&amp;</a>`)).toBe(
      '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;amp;&lt;/a&gt;',
    );
  });
});

describe('a name in a letter', () => {
  test('stands on one line, without signs that turn it around', () => {
    expect(singleLine('Ana\r\nBcc: x\u202e\u0007  Ruiz')).toBe('Ana Bcc: x Ruiz');
  });

  test('is no address that a mail program would make a link of', () => {
    const shown = singleLine('Entra a https://malo.example/entra o malo.example ya');
    expect(shown).not.toMatch(/\w\.\w|:\/\//);
  });

  test('keeps what names and titles have: initials, dashes, apostrophes, file numbers, hours', () => {
    for (const name of ['Amparo 1183/2025 (12:30)', "María-José O'Farrill", 'Ejemplo, S.A. de C.V.'])
      expect(singleLine(name)).toBe(name);
  });

  test('is cut when it is endless', () => expect([...singleLine('a'.repeat(500))]).toHaveLength(120));
});

describe('the mail of an invitation', () => {
  const facts = {
    id: 'inv_1',
    email: 'destinataria@ejemplo.mx',
    role: 'GUEST' as const,
    inviterName: EVIL,
    caseTitle: EVIL,
    expiresAt: new Date('2026-11-28T18:00:00Z'),
  };
  const mail = invitationMail(facts, invitationUrl('https://foja.example', 'A'.repeat(43)));

  test('carries one link, ours', () => {
    expect(mail.text.match(/https?:\/\/\S+/g)).toEqual([`https://foja.example/invitacion?token=${'A'.repeat(43)}`]);
    expect(mail.html.match(/href="[^"]+"/g)).toHaveLength(1);
    expect(mail.html).not.toContain('<img');
  });

  test('says until when, in the time of central Mexico', () => {
    expect(mail.text).toContain('28 de noviembre de 2026');
    expect(mail.text).toContain('12:00');
  });

  test('its subject is one line', () => expect(mail.subject).not.toMatch(/[\r\n]/));
});

test.each([
  ['ana@ejemplo.mx', true],
  ['ana+asunto@correo.ejemplo.com.mx', true],
  ['ana@ñandú.mx', true],
  ['ana@ejemplo', false],
  ['ana@ejemplo.mx>', false],
  ['a@b@c.mx', false],
])('%s can be delivered to: %s', (email, isFine) => expect(isDeliverable(email)).toBe(isFine));

test('a token is 43 signs of base64url', () => {
  expect(looksLikeLinkToken('A-_9'.padEnd(43, 'x'))).toBe(true);
  expect(looksLikeLinkToken('A'.repeat(42))).toBe(false);
  expect(looksLikeLinkToken('A'.repeat(43) + '\n')).toBe(false);
});
