import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const here = fileURLToPath(new URL('.', import.meta.url));

/** What the landing must never load: each of these lives in its own file, fetched by the view that needs it. */
const chunks = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  {
    name: 'apollo',
    test: /node_modules\/(@apollo|graphql|graphql-ws|graphql-tag|rxjs|@wry|optimism|tslib|@graphql-typed-document-node)\//,
  },
  {
    name: 'markdown',
    test: /node_modules\/(react-markdown|remark-|rehype-|mdast-|hast-|micromark|unified|unist-|vfile|property-information|html-url-attributes|style-to-|inline-style-parser|decode-named|character-|space-separated|comma-separated|estree-util|markdown-table|longest-streak|trough|bail|devlop|zwitch|ccount)/,
  },
  { name: 'forms', test: /node_modules\/react-hook-form\// },
  { name: 'router', test: /node_modules\/react-router\// },
  // With what they need: small files that the first load asks for anyway compress better as one.
  {
    name: 'session',
    test: /web\/shared\/(session\/(session|account-requests)|hooks\/use-document-title|ui\/(state-badge|toast-events)|browser\/reload-page)\.tsx?$|lucide-react\/dist\/esm\/icons\/badge-check\./,
  },
];

const RARE_PAGES =
  /assets\/(users|documents-page|settings-page|integrations|public-pages|verification-page|closed-section|invitation-page|legal-page|trial-page|landing-[a-z]+|clause-search|legal-card-dialog|payment-return|demo-[a-z]+)-/;

/**
 * Vite names a shared file after its last module; packages call many of theirs `dist/index`. Seven characters of the hash, the fewest:
 * the first load names some sixty files, and random characters do not compress.
 */
const chunkName = ({ name, moduleIds }: { name: string; moduleIds: string[] }): string => {
  const itsPackage = /.*\/node_modules\/(?:@[^/]+\/)?([^/]+)\/dist\//.exec(moduleIds.at(-1) ?? '')?.[1];
  return `assets/${name === 'dist' && itsPackage ? itsPackage : name}-[hash:7].js`;
};

/**
 * The reader of PDF asks for its fonts and decoders by name, so their names have no hash; the folder has the version,
 * because files of `assets` are kept by browsers for good.
 */
const pdfReader = JSON.parse(
  readFileSync(fileURLToPath(new URL('../node_modules/pdfjs-dist/package.json', import.meta.url)), 'utf8'),
) as { version: string };
const assetName = ({ originalFileNames }: { originalFileNames: string[] }): string =>
  originalFileNames.some((file) => /pdfjs-dist\/(standard_fonts|wasm)\//.test(file))
    ? `assets/pdf-${pdfReader.version}/[name][extname]`
    : 'assets/[name]-[hash][extname]';

/** The two faces that every page begins with are asked for before the style sheet names them. */
const preloadFonts: Plugin = {
  name: 'preload-fonts',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => /source-(sans-3|serif-4)-latin-wght-normal.*\.woff2$/.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${file}` },
          injectTo: 'head',
        })),
  },
};

export default defineConfig({
  root: here,
  plugins: [react(), tailwindcss(), preloadFonts],
  server: { port: 5173 },
  build: {
    outDir: fileURLToPath(new URL('../dist/web', import.meta.url)),
    emptyOutDir: true,
    target: 'es2023',
    // A file inlined as data: would need a wider content policy.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // Each name of a file is bytes of the first load: pages that few visitors open find theirs when they are loaded.
      resolveDependencies: (file, files) => (RARE_PAGES.test(file) ? [] : files),
    },
    rolldownOptions: {
      output: { codeSplitting: { groups: chunks }, chunkFileNames: chunkName, assetFileNames: assetName },
    },
  },
});
