import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What Vite built for the pages for developers, which the server writes itself (`web/developers.vite.config.ts`). */

const FOLDER = 'dist/web/developers';
const SOURCES = { guide: 'features/developers/guide.ts', explorer: 'features/developers/explorer/main.tsx' } as const;
type Entry = keyof typeof SOURCES;

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}

/** The client of Vite, for hot reload; without the policy of the built pages it may be inline. */
const DEVELOPMENT =
  '<script type="module" src="/@vite/client"></script><script type="module">import r from "/@react-refresh";r.injectIntoGlobalHook(window);window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>t=>t;</script>';

function builtTags(manifest: Record<string, Chunk>, entry: Entry): string {
  const chunk = manifest[SOURCES[entry]];
  if (!chunk) return '';
  const seen = new Set<Chunk>();
  const follow = (one: Chunk | undefined): void => {
    if (!one || seen.has(one)) return;
    one.imports?.forEach((name) => follow(manifest[name]));
    seen.add(one);
  };
  follow(chunk);
  // What an entry shares with the other is in a file of its own, which comes before its own.
  const styles = [...seen]
    .flatMap(({ css }) => css ?? [])
    .map((file) => `<link rel="stylesheet" href="/developers/${file}">`);
  return `${styles.join('')}<script type="module" src="/developers/${chunk.file}"></script>`;
}

/** Tags of an entry; none when nothing was built: the pages are whole without them. */
export function developerTags(isDevelopment: boolean): (entry: Entry) => string {
  if (isDevelopment) return (entry) => `${DEVELOPMENT}<script type="module" src="/${SOURCES[entry]}"></script>`;
  const file = path.resolve(FOLDER, '.vite/manifest.json');
  const manifest = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Chunk>) : {};
  return (entry) => builtTags(manifest, entry);
}
