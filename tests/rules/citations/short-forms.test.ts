import { describe, expect, it } from 'vitest';
import { findReferences, quotesOf } from '#api/legal-language/citations/references.rules.ts';

/** `law article · details`; «?» where no law is known, the name in brackets where it is not held. */
const citedIn = (text: string): string[] =>
  findReferences(text).flatMap((each) => {
    if (each.kind !== 'STATUTE') return [];
    const law = each.law ?? (each.lawName ? `(${each.lawName})` : '?');
    return [[`${law} ${each.article}`, each.detail].filter(Boolean).join(' · ')];
  });

describe('short ways of citing', () => {
  it.each([
    ['el artículo 115-IV-c) CPEUM', ['cpeum 115 · fr. IV, inciso c)']],
    ['el artículo 123, A, XXXI, CPEUM', ['cpeum 123 · apartado A, fr. XXXI']],
    ['el artículo 73, fracción XXIX-ZZ, de la CPEUM', ['cpeum 73 · fr. XXIX-ZZ']],
    ['el artículo 27, fracciones I-III, de la LISR', ['lisr 27 · frs. I-III']],
    ['el artículo 5 T-MEC', ['(T-MEC) 5']],
    ['el artículo 5 del T-MEC', ['(T-MEC) 5']],
    ['el artículo 3500 CC', ['(CC) 3500']],
    ['el artículo 8.2.h) del Pacto de San José', ['(Pacto de San José) 8.2']],
    ['el artículo 146, sexto párrafo bis, fracción II, del CFF', ['cff 146 · fr. II, sexto párrafo bis']],
    ['el artículo 5 del CCF y el 48 de la LFT, así como el 90 de este último', ['ccf 5', 'lft 48', 'lft 90']],
    // As they were read before.
    ['el artículo 14 de la CPEUM, A quien corresponda', ['cpeum 14']],
    ['los artículos 14, 16 y 17 de la CPEUM', ['cpeum 14', 'cpeum 16', 'cpeum 17']],
    ['el artículo 47, II, de la LFT', ['lft 47 · fr. II']],
    ['(artículo 8.2.h) y otros', ['? 8.2']],
  ])('reads «%s»', (text, cited) => {
    expect(citedIn(text)).toEqual(cited);
  });

  it('a range goes upwards: backwards it names two articles', () => {
    const ends = (text: string) => findReferences(text).map((each) => (each.kind === 'STATUTE' ? each.rangeTo : null));
    expect(ends('artículos 81 a 76 de la LFT')).toEqual([null, null]);
    expect(ends('artículos 76 a 81 de la LFT')).toEqual(['81', null]);
  });

  it('the law may stand behind the quotation that its article opens', () => {
    const words = 'Artículo 302. Los zapatos verdes se devuelven.';
    for (const text of [`“${words}” (Código Penal Federal)`, `«${words}», del Código Penal Federal.`]) {
      expect(citedIn(text)).toEqual(['cpf 302']);
      expect(quotesOf(text)).toEqual([{ start: 1, end: 1 + words.length, reference: 0 }]);
    }
    expect(citedIn(`“${words}” La Ley de Amparo es otra cosa.`)).toEqual(['? 302']);
  });
});
