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
      input: { serve: 'api/commands/serve.ts' },
      output: { entryFileNames: '[name].js' },
    },
  },
});
