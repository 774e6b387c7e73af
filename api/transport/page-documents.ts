import { landingModulesText } from '#schema/text/landing-modules.ts';
import { pricingText } from '#schema/text/landing-pricing.ts';
import { landingSectionsText as sections } from '#schema/text/landing-sections.ts';
import { demoChatText, landingText } from '#schema/text/landing.ts';
import { legalLinks, type LegalPath } from '#schema/text/legal-links.ts';
import { legalPageText } from '#schema/text/legal-page.ts';
import { legalDocuments } from '#schema/text/legal.ts';
import { pageHeads, pageHeadText } from '#schema/text/page-heads.ts';
import { escapeHtml as text } from '../kernel/escape-html.rules.ts';

/** The words of the public pages as plain HTML. */

const list = (items: readonly string[]): string => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
const link = (address: string, label: string): string => `<a href="${text(address)}">${text(label)}</a>`;
const titled = (title: string, body: string): string => `<b>${text(title)}.</b> ${text(body)}`;
const part = (title: string, ...body: string[]): string => `<section><h2>${text(title)}</h2>${body.join('')}</section>`;
const paragraph = (words: string): string => `<p>${text(words)}</p>`;
/** The classes are those of the pages themselves, so that their style sheet has them. */
const page = (body: string): string =>
  `<div class="reading mx-auto w-full max-w-6xl px-5 py-10 md:px-8"><p>${text(pageHeadText.needsScript)}</p>${body}</div>`;
const ways = (): string => {
  const links = [
    ...Object.entries(legalLinks),
    ...sections.links.map(({ address, label }) => [address, label] as const),
  ];
  return list(links.map(([address, label]) => link(address, label)));
};

/** The landing in full, without what needs a program. */
export function landingDocument(): string {
  const { question, answer, sources, sourcesTitle } = demoChatText;
  const plans = pricingText.plans.map(({ name, price, features }) =>
    titled(name, [price && `${price} ${pricingText.perMonth}`, ...features].filter(Boolean).join(' · ')),
  );
  return page(
    [
      `<p>${text(landingText.eyebrow)}</p><h1>${text(landingText.title)}</h1>`,
      paragraph(landingText.lead),
      paragraph(sections.audience),
      paragraph(landingText.promise),
      paragraph(landingText.quantumNote),
      part(
        demoChatText.title,
        `<blockquote><p>${text(question)}</p></blockquote>`,
        paragraph(answer.map((sentence) => sentence.text).join(' ')),
        paragraph(`${sourcesTitle}: ${sources.join('; ')}.`),
      ),
      part(sections.factsTitle, list(sections.facts.map(({ title, body }) => titled(title, body)))),
      part(
        sections.figuresTitle,
        list(sections.figures.map(({ value, body }) => `<b>${text(value)}</b> ${text(body)}`)),
        paragraph(sections.figuresNote),
      ),
      part(
        sections.cardsTitle,
        ...sections.cards.map(
          ({ title, body, basis }) =>
            `<h3>${text(title)}</h3><p>${text(body)} ${basis.map(({ address, label }) => link(address, label)).join('; ')}.</p>`,
        ),
      ),
      part(landingModulesText.title, list(landingModulesText.modules.map(({ title, body }) => titled(title, body)))),
      part(pricingText.title, list(plans)),
      ways(),
      paragraph(sections.footerNote),
    ].join(''),
  );
}

/** The terms or the privacy notice in full. */
export function legalDocument(path: LegalPath): string {
  const { title, lead, inShort, sections: parts } = legalDocuments[path];
  return page(
    [
      `<h1>${text(title)}</h1>`,
      paragraph(legalPageText.draft),
      paragraph(lead),
      part(legalPageText.inShort, list(inShort.map(text))),
      ...parts.map(({ title: heading, paragraphs, points }) =>
        part(heading, ...paragraphs.map(paragraph), points ? list(points.map(text)) : ''),
      ),
      ways(),
    ].join(''),
  );
}

/** Amount in pesos of a price as it is shown: `$2,499` is 2499. */
const amountOf = (price: string): string => price.replace(/[$,]/g, '');

/** What search engines read of the product. A block of data: the content policy forbids scripts inside of a page. */
export function structuredData(site: string): string {
  const offers = pricingText.plans.flatMap(({ name, price, features }) =>
    price === null
      ? []
      : [
          {
            '@type': 'Offer',
            name,
            price: amountOf(price),
            priceCurrency: 'MXN',
            description: features.join('; '),
            url: `${site}/planes`,
          },
        ],
  );
  const data = {
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'WebSite', '@id': `${site}/#site`, name: 'Foja', url: `${site}/`, inLanguage: 'es-MX' },
      {
        '@type': 'SoftwareApplication',
        name: 'Foja',
        url: `${site}/`,
        image: `${site}/foja-compartir.png`,
        description: pageHeads['/'].description,
        applicationCategory: 'BusinessApplication',
        operatingSystem: 'Web',
        inLanguage: 'es-MX',
        areaServed: 'MX',
        offers,
      },
    ],
  };
  // A `<` of a text could end the element.
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}
