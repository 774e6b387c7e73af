import type { RequestHandler } from 'express';
import { graphqlPageText as text } from '#schema/text/errors.ts';
import { escapeHtml } from '../kernel/escape-html.rules.ts';

const PAGE =
  `<!doctype html><html lang="es-MX"><head><meta charset="utf-8"><title>${escapeHtml(text.title)}</title></head>` +
  `<body><main><h1>${escapeHtml(text.title)}</h1><p>${escapeHtml(text.what)}</p>` +
  `<p><a href="/developers/explorer">${escapeHtml(text.toExplorer)}</a></p>` +
  `<p><a href="/developers">${escapeHtml(text.toGuide)}</a></p>` +
  `<p><a href="/">${escapeHtml(text.toProduct)}</a></p></main></body></html>`;

/** For a person who opened the address in a browser. Nothing on it is loaded from anywhere. */
export const graphqlPage: RequestHandler = (request, response, next) => {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const asked = ['application/json', 'application/graphql-response+json', 'text/html'];
  if (!isRead || 'query' in request.query || request.accepts(asked) !== 'text/html') return next();
  response.setHeader('cache-control', 'no-store');
  response.status(200).type('html').send(PAGE);
};
