/** `npm run release:contract [-- --breaking]`: writes `schema/released.graphql`, the contract as partners know it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { sdl } from '#schema/generated/sdl.ts';
import { dayInMexico } from '#schema/lib/zones.ts';
import { compareContracts, releaseRefusal, writeRelease } from '../kernel/graphql/contract-release.ts';

const RELEASED = 'schema/released.graphql';

const { values } = parseArgs({ options: { breaking: { type: 'boolean', default: false } } });
const changes = compareContracts(readFileSync(RELEASED, 'utf8'), sdl);
for (const [kind, found] of Object.entries(changes)) for (const change of found) console.info(`${kind}: ${change}`);

const refusal = releaseRefusal(changes, {
  isBreakMeant: values.breaking,
  changelog: readFileSync('schema/CHANGELOG.md', 'utf8'),
  today: dayInMexico(new Date()),
});
if (refusal) {
  console.error(refusal);
  process.exitCode = 1;
} else {
  writeFileSync(RELEASED, writeRelease(sdl));
  console.info(`${RELEASED}: ${changes.additions.length} additions, ${changes.breaking.length} breaks`);
}
