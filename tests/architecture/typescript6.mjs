// dependency-cruiser reads TypeScript through the compiler's API, which TypeScript 7 does not have yet: it gets version 6.
import { registerHooks } from 'node:module';

registerHooks({
  resolve: (specifier, context, next) => next(specifier.replace(/^typescript(?=$|\/)/, 'typescript6'), context),
});
