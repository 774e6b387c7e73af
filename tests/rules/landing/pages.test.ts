import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pageWithHead } from '#api/transport/page-head.ts';

const INDEX = readFileSync('web/index.html', 'utf8');
const SITE = 'https://foja.ejemplo.mx';
const page = (path: string): string => pageWithHead(INDEX, path, SITE);
const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]+)">/.exec(html)?.[1] ?? null;
const noscriptOf = (html: string) => /<noscript>([\s\S]*)<\/noscript>/.exec(html)?.[1] ?? '';

describe('the HTML that is served', () => {
  it('of the landing says to a browser without scripts what the page says', () => {
    const html = page('/');
    expect(html).toContain('<title>Foja · Asistente legal para México</title>');
    const words = noscriptOf(html);
    expect(words).toContain('<h1>La respuesta, con la ley a la vista.</h1>');
    expect(words).toContain('señala el artículo exacto');
    expect(words).toContain('Suscripciones y facturación');
    expect(words).toContain('$2,499 MXN al mes');
    expect(words).toContain('<a href="/privacidad">Aviso de Privacidad</a>');
    expect(html).toContain('<div id="root"></div>');
  });

  it('of the terms and of the privacy notice holds them whole, under titles of their own', () => {
    expect(page('/privacidad')).toContain('<title>Aviso de Privacidad · Foja</title>');
    expect(noscriptOf(page('/privacidad'))).toContain('publicada el 20 de marzo de 2025');
    expect(noscriptOf(page('/privacidad'))).toContain('derechos de acceso, rectificación, cancelación y oposición');
    expect(noscriptOf(page('/terminos/'))).toContain('<h1>Términos de Servicio</h1>');
    expect(canonicalOf(page('/terminos/'))).toBe(`${SITE}/terminos`);
  });

  it.each([
    ['/', `${SITE}/`],
    ['/nada/de/esto', `${SITE}/`],
    ['/planes', `${SITE}/planes`],
    ['/stps/48', `${SITE}/stps/lft/48`],
    ['/codigo-civil/ccf/1843', `${SITE}/codigo-civil/ccf/1843`],
    ['/ia-analysis/despido-injustificado', `${SITE}/ia-analysis/despido-injustificado`],
  ])('of %s is known as %s', (path, address) => {
    expect(canonicalOf(page(path))).toBe(address);
    expect(page(path)).not.toContain('noindex');
  });

  it.each(['/dashboard', '/cases/cas_1', '/invitacion', '/checkout', '/restablecer/x', '/jurisprudencia/a/b/c'])(
    'of %s is not for search engines, and names no address',
    (path) => {
      expect(page(path)).toContain('<meta name="robots" content="noindex">');
      expect(canonicalOf(page(path))).toBeNull();
      expect(page(path)).not.toContain('og:url');
    },
  );

  it('tells of the product in a block of data, with its prices in pesos and no rating', () => {
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(page('/'))?.[1] ?? '';
    const [site, product] = (JSON.parse(data) as { '@graph': Record<string, unknown>[] })['@graph'];
    expect(site).toMatchObject({ '@type': 'WebSite', url: `${SITE}/`, inLanguage: 'es-MX' });
    expect(product?.['offers']).toMatchObject(
      ['0', '299', '899', '2499'].map((price) => ({ price, priceCurrency: 'MXN' })),
    );
    expect(data).not.toMatch(/aggregateRating|"review"/);
    expect(page('/planes')).not.toContain('ld+json');
  });

  it('has the picture of link previews at a full address, in the size that it says', () => {
    const html = page('/');
    expect(html).toContain(`<meta property="og:image" content="${SITE}/foja-compartir.png">`);
    const file = readFileSync('web/public/foja-compartir.png');
    expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1200, 630]);
  });
});
