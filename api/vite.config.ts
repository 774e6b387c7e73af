import { defineConfig, type UserConfig } from 'vite';

/** Code of the server, bundled: our code only, packages stay outside. */
export const bundleOf = (input: Record<string, string>, outDir: string): UserConfig => ({
  publicDir: false,
  build: {
    ssr: true,
    target: 'node24',
    outDir,
    emptyOutDir: true,
    sourcemap: true,
    minify: false,
    rolldownOptions: { input, output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' } },
  },
});

/** The server, and what an image without the sources must be able to do. */
const COMMANDS = ['serve', 'backup', 'backup-verify', 'restore', 'rotate-secret'];

export default defineConfig(
  bundleOf(Object.fromEntries(COMMANDS.map((name) => [name, `api/commands/${name}.ts`])), 'dist/api'),
);
