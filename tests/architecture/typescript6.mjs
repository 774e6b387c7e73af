// dependency-cruiser needs the compiler API, which TypeScript 7 does not have yet, so it gets version 6.
import { registerHooks } from 'node:module';

registerHooks({
  resolve: (specifier, context, next) => next(specifier.replace(/^typescript(?=$|\/)/, 'typescript6'), context),
});
