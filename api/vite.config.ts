import { defineConfig } from 'vite';

/** The server, bundled: our code only, packages stay outside. */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: true,
    target: 'node24',
    outDir: 'dist/api',
    emptyOutDir: true,
    sourcemap: true,
    minify: false,
    rolldownOptions: {
      // Beside the server: what an image without the sources must be able to do.
      input: Object.fromEntries(
        ['serve', 'backup', 'backup-verify', 'restore', 'rotate-secret'].map((name) => [
          name,
          `api/commands/${name}.ts`,
        ]),
      ),
      output: { entryFileNames: '[name].js' },
    },
  },
});
